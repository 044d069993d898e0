import { TYPED_DEPTH_MAX } from '../../commit/edit-drafts'
import { readExactJson, repeatedKey } from '../../lib/json/parse-exact-json'
import { jsonFault } from '../../lib/json/json-fault'
import { pathKey } from './content-path'
import type { DraftState } from './draft-state'
import { problemsOf, type Problem } from './problems'

/** The problems of a draft: those of its content, and texts in it that are not JSON yet in place of theirs. */
export function draftProblems(family: string, { content, unparsed, seen }: DraftState): Problem[] {
  const texts = Object.entries(unparsed).map(([key, text]): Problem => {
    const path = pathOf(key)
    const fault = jsonFault(text)
    const repeated = fault ? null : repeatedKey(text)
    if (repeated) return { kind: 'repeated-key', ...repeated, path, severity: 'error' }
    if (!fault && !readExactJson(text, TYPED_DEPTH_MAX))
      return { kind: 'too-deep', bound: TYPED_DEPTH_MAX, path, severity: 'error' }
    // JSON it is, but no content: that is an object.
    if (!fault) return { kind: 'type', expected: 'object', path, severity: 'error' }
    return { kind: 'json', line: fault.line, column: fault.column, path, severity: 'error' }
  })
  if (Object.hasOwn(unparsed, '')) return texts
  const found = problemsOf(family, content, seen.content)
  return [...texts, ...found.filter(({ path }) => !Object.hasOwn(unparsed, pathKey(path)))]
}

const pathOf = (key: string) =>
  key === '' ? [] : key.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))
