import { expect, it } from 'vitest'
import { AUTO_DIGEST } from '../../families/prompt/modes'
import { likenessOf } from './other-scopes'

const custom = (digit: string) => ({ revision: 3, content_digest: `sha256:${digit.repeat(64)}` })
const auto = { revision: 5, content_digest: AUTO_DIGEST }

it.each([
  ['equal contents at other revisions', custom('a'), { ...custom('a'), revision: 9 }, 'same'],
  ['other contents', custom('a'), custom('b'), 'other'],
  ['Custom here, Auto there', custom('a'), auto, 'auto'],
  ['Custom here, nothing saved there', custom('a'), null, 'auto'],
  ['Auto here, Custom there', auto, custom('a'), 'other'],
  ['nothing saved here, Custom there', null, custom('a'), 'other'],
  ['Auto here, nothing saved there', auto, null, 'same'],
  ['nothing saved in both', null, null, 'same'],
])('%s', (_case, here, there, expected) => {
  expect(likenessOf(here, there)).toBe(expected)
})
