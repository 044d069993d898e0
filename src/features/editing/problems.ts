import * as v from 'valibot'
import { ONE_LINE } from '../../api/contract/artifact-requests'
import { NOT_BLANK } from '../../api/contract/common'
import type { Path } from '../../api/contract/content-bounds'
import { familyOf } from '../../families/family-of'
import type { Fault, FaultAt } from '../../families/faults'
import { eachText } from '../../lib/json/each-text'
import { isExactNumber } from '../../lib/json/exact-json'
import { own } from '../../lib/json/own'
import { faultsOf, hiddenWords } from '../../lib/text/text-faults'
import { pathKey, valueAt, type Content } from './content-path'

export type Problem = FaultAt & {
  /** An error keeps the content from being sent; a warning does not. */
  severity: 'error' | 'warning'
}

/** A text that hides characters. */
export const isHidden = (problem: Problem): problem is Extract<Problem, { fault: 'hidden' }> =>
  problem.kind === 'text' && problem.fault === 'hidden'

/**
 * Everything that keeps a content from being sent, or that the service would change, each with the path of its
 * field. The shapes and bounds are those of the family's schema.
 * @param seen what the content is based on: a field that is there already, a newer server's, is no mistake of ours
 */
export function problemsOf(family: string, content: Content, seen: Content): Problem[] {
  const found: Problem[] = []
  const taken = new Set<string>()
  const add = (path: Path, fault: Fault, severity: Problem['severity'] = 'error') => {
    // The first fault of a field says enough: an empty text need not be told that it is blank, too.
    const key = `${severity} ${pathKey(path)}`
    if (taken.has(key)) return
    taken.add(key)
    found.push({ ...fault, path, severity })
  }
  const { schema, rules, changed } = familyOf(family)
  if (schema) {
    for (const issue of v.safeParse(schema, content).issues ?? []) {
      const path = pathOf(issue)
      const fault = faultOf(issue)
      if (fault.kind === 'unknown-field' && valueAt(seen, path) !== undefined) continue
      add(path, fault)
    }
  }
  for (const { path, ...fault } of rules(content)) add(path, fault)
  eachText(content, (text, path, isName) => {
    if (isName) return
    const name = path.findLast((step) => typeof step === 'string') ?? ''
    const among = own(changed, name) ?? []
    for (const fault of faultsOf(text, ['surrogates' as const, ...among]))
      add(path, { kind: 'text', fault })
    const hidden = hiddenWords(text)
    if (hidden.count > 0) add(path, { kind: 'text', fault: 'hidden', ...hidden }, 'warning')
  })
  return found
}

type Issue = v.BaseIssue<unknown>

const pathOf = (issue: Issue): Path =>
  (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))

function faultOf(issue: Issue): Fault {
  const requirement = issue.requirement
  const bound = typeof requirement === 'number' ? requirement : 0
  const text = typeof issue.input === 'string'
  if (issue.input === undefined) return { kind: 'missing' }
  // What the contract bounds is a number of the browser's; one that the browser would change is not sent unasked.
  if (issue.type === 'number' && isExactNumber(issue.input)) {
    const number = String(issue.input)
    return { kind: 'written', number, as: String(Number(number)) }
  }
  switch (issue.type) {
    case 'strict_object':
      return issue.expected === 'never'
        ? { kind: 'unknown-field' }
        : { kind: 'type', expected: 'object' }
    case 'max_characters':
      return { kind: 'too-long', max: bound, count: Number(issue.received) }
    case 'max_length':
      return { kind: 'too-many', bound }
    case 'min_length':
      return text ? { kind: 'missing' } : { kind: 'too-few', bound }
    case 'regex':
      if (requirement === NOT_BLANK) return { kind: 'blank' }
      if (requirement === ONE_LINE) return { kind: 'one-line' }
      return { kind: 'other', message: issue.message }
    case 'picklist':
    case 'literal':
    case 'variant':
      return { kind: 'choice', options: issue.expected ?? '' }
    case 'min_value':
      return { kind: 'not-above', bound }
    case 'max_value':
      return { kind: 'not-below', bound }
    case 'string':
    case 'number':
    case 'integer':
    case 'array':
    case 'record':
      return { kind: 'type', expected: issue.type }
    default:
      return { kind: 'other', message: issue.message }
  }
}

/** Problems by the key of their path. */
export function byPathOf(problems: readonly Problem[]): Map<string, Problem[]> {
  const map = new Map<string, Problem[]>()
  for (const problem of problems) {
    const key = pathKey(problem.path)
    map.set(key, [...(map.get(key) ?? []), problem])
  }
  return map
}
