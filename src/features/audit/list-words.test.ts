import { expect, it } from 'vitest'
import { changedTexts } from './event/changed/changed-texts'
import { indexTexts } from './evidence/index-texts'
import { picturesTexts } from './pictures/pictures-texts'
import { auditTexts } from './texts'

it('parts what it lists as each language does', () => {
  expect(auditTexts.en.unreadTimes(['“x”', '“y”'])).toContain('“x”, “y”')
  expect(auditTexts.zh.unreadTimes(['“x”', '“y”'])).toContain('“x”、“y”')
  expect([changedTexts.en.between, changedTexts.zh.between]).toEqual([', ', '、'])
  expect([indexTexts.en.list(['a', 'b']), indexTexts.zh.list(['a', 'b'])]).toEqual(['a, b', 'a，b'])
  expect([picturesTexts.en.upTo('12:00'), picturesTexts.zh.upTo('12:00')]).toEqual([
    ', up to 12:00',
    '，查到 12:00',
  ])
})
