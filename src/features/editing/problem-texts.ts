import type { Problem } from './problems'
import { catalogue } from '../../lib/language/catalogue'
import type en from './problem-texts.en'

export const problemTexts = catalogue(
  import.meta.glob<typeof en>('./problem-texts.*.ts', { eager: true, import: 'default' }),
)

type T = typeof problemTexts.en

/** What is wrong, in one sentence. */
export function problemText(t: T, problem: Problem): string {
  switch (problem.kind) {
    case 'missing':
      return t.missing
    case 'nothing':
      return t.nothing
    case 'blank':
      return t.blank
    case 'one-line':
      return t.oneLine
    case 'unknown-field':
      return t.unknownField
    case 'skill-name':
      return t.skillName
    case 'auto':
      return t.auto
    case 'too-long':
      return t.tooLong(problem.count, problem.max)
    case 'too-many-bytes':
      return t.tooManyBytes(problem.count, problem.max)
    case 'too-many':
      return t.tooMany(problem.bound)
    case 'too-few':
      return t.tooFew(problem.bound)
    case 'not-above':
      return t.notAbove(problem.bound)
    case 'not-below':
      return t.notBelow(problem.bound)
    case 'choice':
      return t.choice(problem.options)
    case 'type':
      return t.types[problem.expected] ?? problem.expected
    case 'too-deep':
      return t.tooDeep(problem.bound)
    case 'repeated-key':
      return t.repeatedKey(problem.key, problem.line, problem.column)
    case 'written':
      return t.written(problem.number, problem.as)
    case 'json':
      return t.json(problem.line, problem.column)
    case 'other':
      return problem.message
    case 'text':
      return textFault(t, problem)
  }
}

function textFault(t: T, problem: Extract<Problem, { kind: 'text' }>): string {
  switch (problem.fault) {
    case 'surrogates':
      return t.surrogates
    case 'hidden':
      return t.hidden(problem.count, problem.found)
    case 'composed':
      return t.composed
    case 'ends':
      return t.ends
    case 'end':
      return t.end
    case 'line-ends':
      return t.lineEnds
  }
}
