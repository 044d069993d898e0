import createCache from '@emotion/cache'
import { expect, test } from 'vitest'
import { prefixStyles } from './style-prefixes'

test('what Safari knows under a prefixed name alone is written under both, and nothing else is', () => {
  const cache = createCache({ key: 'test', stylisPlugins: [prefixStyles] })
  const styles = 'user-select:none;box-decoration-break:clone;display:flex;transition:none;'
  const rule = cache.insert('.some', { name: 'some', styles }, cache.sheet, false)
  expect(rule).toBe(
    '.some{-webkit-user-select:none;user-select:none;' +
      '-webkit-box-decoration-break:clone;box-decoration-break:clone;display:flex;transition:none;}',
  )
})
