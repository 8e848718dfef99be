// The WebAssembly without the search: the same, except `Engine`, `newEngine` and `bench`.

import type { ModuleFactory } from './engine.js';

declare const createRulesModule: ModuleFactory;
export default createRulesModule;
