// As much of JSON Schema as the project's schemas use. A keyword that is not here is refused, so that
// nothing goes unchecked.

const typeOf = (value) => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

const isObject = (value) => typeOf(value) === 'object';

/** Keyword → the faults of a value, each beginning with `where`. */
const checks = {
  $ref: (name, value, where, root) =>
    schemaFaults(root.$defs[name.replace('#/$defs/', '')], value, where, root),
  type: (types, value, where) =>
    [types].flat().includes(typeOf(value)) ? [] : [`${where} is no ${[types].flat().join(' or ')}`],
  enum: (values, value, where) => (values.includes(value) ? [] : [`${where} is none of ${values}`]),
  pattern: (pattern, value, where) =>
    typeof value !== 'string' || new RegExp(pattern, 'u').test(value)
      ? []
      : [`${where}, '${value}', is not as ${pattern}`],
  items: (schema, value, where, root) =>
    Array.isArray(value)
      ? value.flatMap((item, index) => schemaFaults(schema, item, `${where}[${index}]`, root))
      : [],
  properties: (schemas, value, where, root) =>
    Object.keys(schemas)
      .filter((name) => isObject(value) && Object.hasOwn(value, name))
      .flatMap((name) => schemaFaults(schemas[name], value[name], `${where}.${name}`, root)),
  required: (names, value, where) =>
    names.filter((name) => value?.[name] === undefined).map((name) => `${where} lacks '${name}'`),
  dependentRequired: (table, value, where) =>
    Object.entries(table)
      .filter(([name]) => value?.[name] !== undefined)
      .flatMap(([, names]) => checks.required(names, value, where)),
  additionalProperties: (schema, value, where, root, { properties = {} }) => {
    const others = isObject(value)
      ? Object.keys(value).filter((name) => !Object.hasOwn(properties, name))
      : [];
    if (schema === false) return others.map((name) => `${where} has a strange field '${name}'`);
    return others.flatMap((name) => schemaFaults(schema, value[name], `${where}.${name}`, root));
  },
  oneOf: (schemas, value, where, root) => {
    const fitting = schemas.filter((one) => schemaFaults(one, value, where, root).length === 0);
    return fitting.length === 1 ? [] : [`${where} fits ${fitting.length} of the forms`];
  },
  description: () => [],
};

/** The faults of a value; none when it fits. `root` has the definitions. */
export function schemaFaults(schema, value, where, root) {
  return Object.entries(schema).flatMap(([keyword, wanted]) => {
    if (!checks[keyword]) return [`the schema has a keyword '${keyword}' that is not known`];
    return checks[keyword](wanted, value, where, root, schema);
  });
}
