import { expect, it } from 'vitest'
import { changedTexts } from './event/changed/changed-texts'
import { indexTexts } from './evidence/index-texts'
import { unreadTexts } from './filters/unread-texts'
import { picturesTexts } from './pictures/pictures-texts'

it('parts what it lists as each language does', () => {
  expect(unreadTexts.en.times(['“x”', '“y”'])).toContain('“x”, “y”')
  expect(unreadTexts.zh.times(['“x”', '“y”'])).toContain('“x”、“y”')
  expect(unreadTexts.en.filters(['“x”', '“y”'])).toContain('“x”, “y”')
  expect(unreadTexts.zh.filters(['“x”', '“y”'])).toContain('“x”、“y”')
  expect([changedTexts.en.between, changedTexts.zh.between]).toEqual([', ', '、'])
  expect([indexTexts.en.list(['a', 'b']), indexTexts.zh.list(['a', 'b'])]).toEqual(['a, b', 'a，b'])
  expect([picturesTexts.en.upTo('12:00'), picturesTexts.zh.upTo('12:00')]).toEqual([
    ', up to 12:00',
    '，查到 12:00',
  ])
})
