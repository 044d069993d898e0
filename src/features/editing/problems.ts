import * as v from 'valibot'
import { CONTENT_SCHEMAS, NOT_BLANK, ONE_LINE } from '../../api/contract/artifact-requests'
import type { Path } from '../../api/contract/content-bounds'
import { eachText } from '../../lib/json/each-text'
import { isExactNumber } from '../../lib/json/exact-json'
import { own } from '../../lib/json/own'
import { faultsOf, hiddenWords, type TextFault } from '../../lib/text/text-faults'
import { pathKey, valueAt, type Content } from './content-path'
import { familyRules } from './family-rules'

/** What is wrong with a value; each has its sentence in `problem-texts.ts`. */
export type Fault =
  | { kind: 'missing' | 'blank' | 'one-line' | 'unknown-field' | 'skill-name' | 'auto' | 'nothing' }
  | { kind: 'too-long' | 'too-many-bytes'; max: number; count: number }
  | { kind: 'too-many' | 'too-few' | 'not-above' | 'not-below'; bound: number }
  | { kind: 'choice'; options: string }
  | { kind: 'type'; expected: string }
  | { kind: 'other'; message: string }
  | { kind: 'json'; line: number; column: number }
  | { kind: 'repeated-key'; key: string; line: number; column: number }
  | { kind: 'written'; number: string; as: string }
  | { kind: 'text'; fault: Exclude<TextFault, 'hidden'> }
  | { kind: 'text'; fault: 'hidden'; count: number; found: string }

export type Problem = Fault & {
  path: Path
  /** An error keeps the content from being sent; a warning does not. */
  severity: 'error' | 'warning'
}

/** A text that hides characters. */
export const isHidden = (problem: Problem): problem is Extract<Problem, { fault: 'hidden' }> =>
  problem.kind === 'text' && problem.fault === 'hidden'

export const isKnownFamily = (family: string): family is keyof typeof CONTENT_SCHEMAS =>
  Object.hasOwn(CONTENT_SCHEMAS, family)

type Changed = Exclude<TextFault, 'hidden' | 'surrogates'>

/** Texts that the service would change on its way in, by the last name of their path (seen on 1.0 and 1.4). */
const CHANGED: Readonly<Record<string, Readonly<Record<string, readonly Changed[]>>>> = {
  prompt: { instructions: ['composed', 'ends'] },
  'atomic-memory': { text: ['composed', 'ends'] },
  profile: { content: ['composed', 'line-ends'] },
  skill: { instructions: ['end'], license: ['ends'] },
  memory: { kind: ['ends'] },
}

/**
 * Everything that keeps a content from being sent, or that the service would change, each with the path of its
 * field. The shapes and bounds are those of the contract's schemas.
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
  if (isKnownFamily(family)) {
    for (const issue of v.safeParse(CONTENT_SCHEMAS[family], content).issues ?? []) {
      const path = pathOf(issue)
      const fault = faultOf(issue)
      if (fault.kind === 'unknown-field' && valueAt(seen, path) !== undefined) continue
      add(path, fault)
    }
  }
  for (const { path, ...fault } of familyRules(family, content)) add(path, fault)
  eachText(content, (text, path, isName) => {
    if (isName) return
    const name = path.findLast((step) => typeof step === 'string') ?? ''
    const among = own(own(CHANGED, family) ?? {}, name) ?? []
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
