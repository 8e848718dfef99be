// @ts-nocheck
// Errors as they cross from the engine or a worker, made errors again.

import * as errors from './errors.js';

const classByCode = new Map(
  Object.values(errors).map((ErrorClass) => [new ErrorClass('stop').code, ErrorClass]),
);

/** The error of this code: `{ code, key, values, line?, column?, cause? }`. */
export function errorFrom({ code, key, values, ...options }) {
  const ErrorClass = classByCode.get(code) ?? errors.EngineError;
  return new ErrorClass(key, values, options);
}
