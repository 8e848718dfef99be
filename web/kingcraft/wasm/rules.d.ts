// The wasm without the search: the same, less `Engine`, `newEngine` and `bench`.

import type { ModuleFactory } from './engine.js';

declare const createRulesModule: ModuleFactory;
export default createRulesModule;
