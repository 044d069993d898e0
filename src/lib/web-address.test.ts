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
])('tells where %j leads', (text, ascii) => {
  const address = webAddress(text)
  expect(address?.leadsTo?.ascii).toBe(ascii)
  expect(new URL(address?.href ?? '').hostname).toBe(ascii)
})

it.each(['https://Wiki.Example/x', 'http://wiki.example:8080/', 'https://wiki.example:443?x=@y'])(
  'says nothing more of %s, which reads as what it is',
  (text) => expect(webAddress(text)).toMatchObject({ leadsTo: null }),
)

it.each([
  ['https://xn--pypal-4ve.example/', 'p\u0430ypal.example'],
  ['https://p\u0430ypal.example/', 'p\u0430ypal.example'],
  ['https://XN--MNCHEN-3YA.example', 'm\u00fcnchen.example'],
  ['https://a.xn--fsqu00a.xn--0zwm56d:8080/', 'a.\u4f8b\u5b50.\u6d4b\u8bd5'],
  ['https://wiki.example@xn--mnchen-3ya.example/', 'm\u00fcnchen.example'],
  // Behind user information stands a plain host: there is nothing to decode.
  ['https://wiki.example@evil.test/x', null],
])('decodes the host of %j', (text, decoded) => {
  expect(webAddress(text)?.leadsTo).toMatchObject({ decoded })
})
