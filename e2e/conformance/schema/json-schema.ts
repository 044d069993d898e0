/** The part of JSON Schema that the OpenAPI documents of a service are written in. */
export type JsonSchema = {
  $ref?: string
  type?: string
  properties?: Record<string, JsonSchema>
  required?: readonly string[]
  additionalProperties?: boolean | JsonSchema
  items?: JsonSchema
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
  allOf?: readonly JsonSchema[]
  /** OpenAPI 3.0's way to allow null. */
  nullable?: boolean
  enum?: readonly unknown[]
  const?: unknown
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  maxProperties?: number
  [annotation: string]: unknown
}

type Operation = {
  parameters?: readonly { name: string; in: string; required?: boolean; schema: JsonSchema }[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>
}
export type OpenApi = {
  paths: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, JsonSchema> }
}

const JSON_TYPE = 'application/json'
/** Keywords that say nothing about what is valid. */
const ANNOTATIONS = new Set([
  'title',
  'description',
  'default',
  'examples',
  'example',
  'deprecated',
  'discriminator',
])
const KNOWN = new Set([
  ...[
    '$ref',
    'type',
    'properties',
    'required',
    'additionalProperties',
    'items',
    'anyOf',
    'oneOf',
    'allOf',
  ],
  ...[
    'nullable',
    'enum',
    'const',
    'pattern',
    'format',
    'minLength',
    'maxLength',
    'minimum',
    'maximum',
    'minItems',
    'maxItems',
    'uniqueItems',
    'maxProperties',
  ],
])

/** @throws Error for a keyword that nothing here looks at, which would otherwise be agreed to unseen. */
export function resolve(document: OpenApi, schema: JsonSchema): JsonSchema {
  for (const keyword of Object.keys(schema)) {
    if (!KNOWN.has(keyword) && !ANNOTATIONS.has(keyword) && !keyword.startsWith('x-')) {
      throw new Error(`Teach e2e/conformance/schema the JSON Schema keyword "${keyword}".`)
    }
  }
  if (schema.$ref === undefined) return schema
  const name = schema.$ref.split('/').at(-1) ?? ''
  const found = document.components?.schemas?.[name]
  if (!found) throw new Error(`The document refers to ${schema.$ref}, which it does not hold.`)
  const resolved = resolve(document, found)
  return schema.nullable ? { ...resolved, nullable: true } : resolved
}

/** @throws Error that names the route, when a server has it no longer. */
function operationOf(document: OpenApi, method: string, path: string): Operation {
  const operation = document.paths[path]?.[method.toLowerCase()]
  if (!operation) throw new Error(`${method} ${path} is not in the server's document.`)
  return operation
}

export function responseOf(document: OpenApi, method: string, path: string, status: number) {
  const schema = operationOf(document, method, path).responses[status]?.content?.[JSON_TYPE]?.schema
  if (!schema) throw new Error(`${method} ${path} has no JSON answer ${status} any more.`)
  return schema
}

export function requestOf(document: OpenApi, method: string, path: string) {
  const schema = operationOf(document, method, path).requestBody?.content[JSON_TYPE]?.schema
  if (!schema) throw new Error(`${method} ${path} takes no JSON body any more.`)
  return schema
}

/** The query parameters of a route as one object schema, closed as servers refuse unknown ones. */
export function queryOf(document: OpenApi, method: string, path: string): JsonSchema {
  const parameters = (operationOf(document, method, path).parameters ?? []).filter(
    (one) => one.in === 'query',
  )
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map((one) => [one.name, one.schema])),
    required: parameters.filter((one) => one.required).map((one) => one.name),
    additionalProperties: false,
  }
}
