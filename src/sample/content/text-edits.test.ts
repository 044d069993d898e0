import { describe, expect, it } from 'vitest'
import { edited } from './text-edits'

describe('edited', () => {
  it('replaces, adds on either side and removes, one after another', () => {
    const text = edited('one\ntwo\nthree\n', [
      { replace: 'two', with: '2' },
      { after: '2\n', add: '2½\n' },
      { before: 'one', add: 'zero\n' },
      { remove: 'three\n' },
    ])
    expect(text).toBe('zero\none\n2\n2½\n')
  })

  it('takes a dollar sign in a replacement as it stands', () => {
    expect(edited('price', [{ replace: 'price', with: '$& $1' }])).toBe('$& $1')
  })

  it('refuses an anchor that is missing or ambiguous', () => {
    expect(() => edited('one', [{ remove: 'two' }])).toThrow('nothing reads "two"')
    expect(() => edited('one one', [{ after: 'one', add: '!' }])).toThrow('more than once')
  })
})
