import type { Cell } from './csv-line'

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const at = (record: Json, path: string) =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), record)

const cellOf = (value: unknown): Cell =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as Cell)

/** How records of one kind stand in a CSV file. */
export type CsvTable = {
  /** Names of the columns: the path with underscores, `resource_scope_id`; then, as JSON, what has no column; last what was added. */
  columns: readonly string[]
  /** The cells of a record. Null and what was left out are both empty: JSON Lines tells them apart. */
  cellsOf: (record: Json) => Cell[]
}

/**
 * A table with a column for each of these fields, and one for all others, so that the file holds what newer servers add.
 * @param paths the fields, nested ones with dots, in the order of the file
 * @param added fields that the console has added to the record; their columns are the last
 */
export function csvTable(paths: readonly string[], added: readonly string[] = []): CsvTable {
  const own = new Set([...paths, ...added])
  const parents = new Set(
    paths.flatMap((path) =>
      path.split('.').flatMap((_, depth, parts) => (depth ? parts.slice(0, depth).join('.') : [])),
    ),
  )
  const others = (value: Json, prefix = ''): Json | null => {
    // No prototype: a field called `__proto__` is one like the others.
    const left = Object.create(null) as Json
    for (const [key, inner] of Object.entries(value)) {
      const path = `${prefix}${key}`
      if (own.has(path)) continue
      if (!parents.has(path)) left[key] = inner
      else if (isObject(inner)) {
        const more = others(inner, `${path}.`)
        if (more !== null) left[key] = more
      } else if (inner !== null) left[key] = inner
    }
    return Object.keys(left).length === 0 ? null : left
  }
  return {
    columns: [...paths.map((path) => path.replaceAll('.', '_')), 'other_fields', ...added],
    cellsOf: (record) => [
      ...paths.map((path) => cellOf(at(record, path))),
      cellOf(others(record)),
      ...added.map((name) => cellOf(record[name])),
    ],
  }
}
