import { expect, it } from 'vitest'
import { webAddress } from './web-address'

it('takes web addresses only', () => {
  expect(webAddress('https://wiki.example/checkout?x=1')).toBe('https://wiki.example/checkout?x=1')
  expect(webAddress('javascript:alert(1)')).toBeNull()
  expect(webAddress(' https://wiki.example')).toBeNull()
  expect(webAddress('https://')).toBeNull()
  expect(webAddress('CHECKOUT-17')).toBeNull()
})
