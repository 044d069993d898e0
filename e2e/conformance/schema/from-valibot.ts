import type * as v from 'valibot'
import type { JsonSchema } from './json-schema'

type Node = v.GenericSchema & Record<string, unknown>
type Action = { kind: string; type: string; requirement?: unknown }

/**
 * One of our valibot schemas as JSON Schema, as far as it can be said there. Checks by a function cannot: whoever
 * makes instances of it asks the valibot schema itself as well.
 * @throws Error for a kind of schema or bound that it does not know.
 */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  const node = schema as Node
  const [, ...actions] = (node['pipe'] ?? []) as [unknown, ...Action[]]
  return actions.reduce(bounded, plain(node))
}

function plain(node: Node): JsonSchema {
  switch (node.type) {
    case 'string':
    case 'boolean':
    case 'null':
      return { type: node.type }
    case 'number':
      return { type: 'number' }
    case 'unknown':
      return {}
    // Ours are the objects of `json-object.ts`, of which a function looks at the fields.
    case 'custom':
      return { type: 'object' }
    case 'literal':
      return { const: node['literal'] }
    case 'picklist':
      return { enum: node['options'] as unknown[] }
    case 'nullable':
      return { anyOf: [jsonSchemaOf(node['wrapped'] as Node), { type: 'null' }] }
    case 'optional':
      return jsonSchemaOf(node['wrapped'] as Node)
    case 'array':
      return { type: 'array', items: jsonSchemaOf(node['item'] as Node) }
    case 'record':
      return { type: 'object', additionalProperties: jsonSchemaOf(node['value'] as Node) }
    case 'union':
    case 'variant':
      return { anyOf: (node['options'] as Node[]).map(jsonSchemaOf) }
    case 'strict_object':
    case 'loose_object': {
      const entries = Object.entries(node['entries'] as Record<string, Node>)
      return {
        type: 'object',
        properties: Object.fromEntries(entries.map(([name, inner]) => [name, jsonSchemaOf(inner)])),
        required: entries.filter(([, inner]) => inner.type !== 'optional').map(([name]) => name),
        additionalProperties: node.type === 'loose_object',
      }
    }
    default:
      throw new Error(
        `Teach e2e/conformance/schema/from-valibot.ts the valibot type "${node.type}".`,
      )
  }
}

function bounded(schema: JsonSchema, action: Action): JsonSchema {
  const { requirement } = action
  switch (action.type) {
    case 'integer':
      return { ...schema, type: 'integer' }
    case 'min_length':
      return {
        ...schema,
        [schema.type === 'array' ? 'minItems' : 'minLength']: requirement as number,
      }
    case 'max_length':
      return {
        ...schema,
        [schema.type === 'array' ? 'maxItems' : 'maxLength']: requirement as number,
      }
    case 'max_characters':
      return { ...schema, maxLength: requirement as number }
    case 'min_value':
      return { ...schema, minimum: requirement as number }
    case 'max_value':
      return { ...schema, maximum: requirement as number }
    case 'regex': {
      const { source } = requirement as RegExp
      return source.startsWith('^\\d{4}-\\d\\d-\\d\\dT')
        ? { ...schema, format: 'date-time' }
        : { ...schema, pattern: source }
    }
    default:
      // A check by a function, a transformation, a brand: not sayable here.
      return schema
  }
}
