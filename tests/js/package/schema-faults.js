// Values against JSON Schemas, by Ajv.

import { Ajv2020 } from 'ajv/dist/2020.js';

/**
 * A check against one definition of a schema, or against all of it.
 * @param {object} schema in which a keyword that Ajv does not know is an error
 * @param {string} [definition] its name in `$defs`
 * @returns {(value: unknown) => string[]} the faults of a value, each with the place in it; none when it fits
 */
export function createCheck(schema, definition) {
  const ajv = new Ajv2020({ allErrors: true, strictTypes: true, allowUnionTypes: true });
  ajv.addSchema(schema, 'schema');
  const validate = ajv.getSchema(definition ? `schema#/$defs/${definition}` : 'schema');
  return (value) => {
    if (validate(value)) return [];
    return validate.errors.map(({ instancePath, message, params }) =>
      [instancePath, message, JSON.stringify(params)].filter(Boolean).join(' '),
    );
  };
}
