import { expect, it } from 'vitest'
import { familyOf } from '../../families/family-of'
import { comparisonOf } from '../../lib/diff/compare-contents'
import { fieldChanges, itemCounts } from './field-changes'
import { layOut } from './row-table'
import { fieldSummaryTexts } from './field-summary-texts'
import { sectionSummary } from './section-summary'
import { diffTexts } from './texts'

type Content = Record<string, unknown>

/** What is said of two contents of a Prompt: each field with its change and the number of its first stop. */
function said(before: Content, after: Content, options: { ignoreWhitespace?: boolean } = {}) {
  const comparison = comparisonOf({
    fields: familyOf('prompt').compared,
    before,
    after,
    ...options,
  })
  const { stops } = layOut(comparison, 'unified', new Map())
  return fieldChanges(comparison, stops).map(({ section, items, at }) => [
    section.field ?? section.kind,
    items ? itemCounts(items, fieldSummaryTexts.en) : sectionSummary(section, diffTexts.en),
    at,
  ])
}

const prompt: Content = {
  schema_version: 'powercontext.prompt.v1',
  mode: 'custom',
  instructions: 'Read the order.\nAnswer shortly.\nBe kind.',
  demonstrations: [
    { input: 'One', expected_output: 'First' },
    { input: 'Two', expected_output: 'Second' },
  ],
}

it('counts lines of a text and items of a list, and leads to the first change of each', () => {
  const changed = {
    ...prompt,
    mode: 'auto',
    instructions: 'Read the order twice.\nAnswer shortly.\nBe kind.\nSign it.',
    demonstrations: [
      { input: 'One, please', expected_output: 'First, thank you' },
      { input: 'Two', expected_output: 'Second' },
      { input: 'Three', expected_output: 'Third' },
    ],
  }
  const all = said(prompt, changed)
  expect(all.map(([field, what]) => [field, what])).toEqual(
    expect.arrayContaining([
      ['mode', 'changed'],
      ['instructions', '2 lines added, 1 removed'],
      ['demonstrations', '1 changed, 1 added'],
    ]),
  )
  expect(all).toHaveLength(3)
  const places = all.map(([, , at]) => Number(at))
  expect(new Set(places).size, 'each has a place of its own').toBe(3)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

it('leaves out what is the same, and white space that is ignored', () => {
  expect(said(prompt, prompt)).toEqual([])
  const spaced = { ...prompt, instructions: 'Read  the order.\nAnswer shortly.\nBe kind.' }
  expect(said(prompt, spaced, { ignoreWhitespace: true })).toEqual([])
})

it('names fields that the family does not know together', () => {
  expect(said(prompt, { ...prompt, note: 1, owner: 'ada' }).map(([field]) => field)).toEqual([
    'rest',
  ])
})
