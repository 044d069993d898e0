import { expect, it } from 'vitest'
import { preferredLanguage } from './languages'

it.each([
  [['en-GB', 'zh-CN'], 'en'],
  [['zh-CN', 'en'], 'zh'],
  [['zh'], 'zh'],
  [['fr', 'en', 'zh-TW'], 'zh'],
  [['fr', 'constructor'], 'en'],
  [[], 'en'],
])('of readers of %j it chooses %s', (tags, language) =>
  expect(preferredLanguage(tags)).toBe(language),
)
