/** What Emscripten makes of bindings/: a factory of instances of the engine, whose members embind declares in bindings/. */
declare const createEngineModule: (options: object) => Promise<any>;
export default createEngineModule;
