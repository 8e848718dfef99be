// Errors as they cross from the engine or a worker, made errors again.

import * as errors from './errors.js';

const classByCode = new Map(
  Object.values(errors).map((ErrorClass) => [new ErrorClass('').code, ErrorClass]),
);

/** The error of this code: `{ code, message, line?, column?, cause? }`. */
export function errorFrom({ code, message, ...options }) {
  const ErrorClass = classByCode.get(code) ?? errors.EngineError;
  return new ErrorClass(message, options);
}
