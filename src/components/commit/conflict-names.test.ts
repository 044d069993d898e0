import { expect, it } from 'vitest'
import { fieldTexts } from '../diff/field-texts'
import { whoChanged } from './conflict-names'
import { mergeTexts } from './merge-texts'

const nothing = { conflicts: [], mineOnly: [], theirsOnly: [] }
const met = {
  key: 'k',
  kind: 'lines',
  path: ['instructions'],
  line: 4,
  base: 'a',
  mine: 'b',
  theirs: 'c',
} as const

it('says of a field that both changed whether their places meet, and never that one changed it alone', () => {
  const apart = { ...nothing, mineOnly: [['instructions']], theirsOnly: [['instructions']] }
  const said = (merge: Parameters<typeof whoChanged>[0], language: 'en' | 'zh' = 'en') =>
    whoChanged(merge, fieldTexts[language], mergeTexts[language])
  expect(said(apart)).toEqual(['Both changed Instructions, in different places'])
  expect(said(apart, 'zh')).toEqual(['双方都更改了“指令”，但在不同的位置'])
  // Elsewhere in the same text each changed lines that the other left as they were.
  expect(said({ ...apart, conflicts: [met] })).toEqual([
    'Both changed Instructions, in the same place',
  ])
})

it('names the items of a list that each changed alone, also where both changed the list', () => {
  const merge = {
    ...nothing,
    mineOnly: [['demonstrations', 0], ['mode']],
    theirsOnly: [['demonstrations', 2]],
  }
  expect(whoChanged(merge, fieldTexts.en, mergeTexts.en)).toEqual([
    'Both changed Demonstrations, in different places',
    'Changed by you alone: Demonstration 1, Mode',
    'Changed by others alone: Demonstration 3',
  ])
})
