import { expect, it } from 'vitest'
import { webAddress } from './web-address'

it('takes web addresses only', () => {
  expect(webAddress('https://wiki.example/checkout?x=1')).toEqual({
    href: 'https://wiki.example/checkout?x=1',
    leadsTo: null,
  })
  expect(webAddress('javascript:alert(1)')).toBeNull()
  expect(webAddress(' https://wiki.example')).toBeNull()
  expect(webAddress('https://')).toBeNull()
  expect(webAddress('CHECKOUT-17')).toBeNull()
})

it.each([
  // A Cyrillic letter among Latin ones, and a host in Punycode.
  ['https://p\u0430ypal.example/pay', 'xn--pypal-4ve.example'],
  ['https://xn--pypal-4ve.example/', 'xn--pypal-4ve.example'],
  ['https://m\u00fcnchen.example', 'xn--mnchen-3ya.example'],
  ['https://wiki.example@evil.test/x', 'evil.test'],
  ['https://wiki.example:443@evil.test', 'evil.test'],
  ['https://evil.test\\@wiki.example/', 'evil.test'],
  // A full-width stop and a soft hyphen, which the host is asked for without.
  ['https://evil\uff0etest/', 'evil.test'],
  ['https://wi\u00adki.example', 'wiki.example'],
  ['https://0x7f.1/', '127.0.0.1'],
])('tells where %j leads', (text, leadsTo) => {
  const address = webAddress(text)
  expect(address?.leadsTo).toBe(leadsTo)
  expect(new URL(address?.href ?? '').hostname).toBe(leadsTo)
})

it.each(['https://Wiki.Example/x', 'http://wiki.example:8080/', 'https://wiki.example:443?x=@y'])(
  'says nothing more of %s, which reads as what it is',
  (text) => expect(webAddress(text)).toMatchObject({ leadsTo: null }),
)
