import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hiddenCount, shownPieces, withoutHidden } from './hidden-text'
import { lookAlikes } from './look-alikes'

const marked = (text: string) => lookAlikes(text).map(({ start, end }) => text.slice(start, end))

it.each([
  ['Cyrillic in Latin', 'Ch\u0435ck\u043eut', ['\u0435', '\u043e']],
  ['neighbours as one', '\u0420\u0410Yment', ['\u0420\u0410']],
  ['more Cyrillic than Latin', '\u0420\u0410\u0423s', ['\u0420\u0410\u0423']],
  ['Latin in Cyrillic', '\u041fa\u0432\u0435\u043b', ['a']],
  ['Greek in Latin', 'r\u03bf\u03bft \u039dight', ['\u03bf\u03bf', '\u039d']],
  ['full width among plain', '\uff23heckout', ['\uff23']],
  ['letters of formulas among plain', 'r\u{1d698}\u{1d698}t', ['\u{1d698}\u{1d698}']],
  ['after a digit and a line', 'a1_\u0430', ['\u0430']],
  ['behind an accent', 'e\u0301\u0430', ['\u0430']],
  ['one word among others', 'Оплата Ch\u0435ckout 支付', ['\u0435']],
])('finds %s', (_, text, letters) => expect(marked(text)).toEqual(letters))

it.each([
  ['Russian', 'Согласование оплаты, раздел 4 — «Касса». СССР, Ереван'],
  ['Ukrainian', 'Підтвердження її оплати'],
  ['Greek', 'Έγκριση πληρωμής ΟΚ ΤΟ ΝΙΚΗ'],
  ['Chinese with Latin', '支付Checkout服务API，第2版'],
  ['Japanese with both widths', 'ＡとB、ＡＢＣ株式会社 テストtest ｶﾞ'],
  ['Korean', '결제Checkout 서비스'],
  ['two scripts in a sentence', 'Checkout и касса; the Ω of Ελλάδα'],
  ['words with a hyphen or an apostrophe', 'API-ключ, SMS-ка, IT-отдел, iPhone’ы'],
  ['abbreviations with endings', 'APIшный PRы SQLзапрос'],
  ['units', '5 µs, 5 μs, 10 kΩ, 10 k\u2126, µm, Å'],
  ['formulas', 'Δx = αx + βy, hν, ρgh, 𝑥+y, 𝜎x, H₂O'],
  ['full width alone', 'Ｃｈｅｃｋｏｕｔ １２３'],
  ['accents', 'naïve café Dvořák Nguyễn e\u0301'],
  ['Turkish and German', 'İstanbul ılık Straße'],
  ['Serbian in both scripts', 'Београд Beograd Љубљана Ljubljana'],
])('leaves %s alone', (_, text) => expect(marked(text)).toEqual([]))

it('loses nothing, and neither counts nor removes a letter', () => {
  const unit = fc.constantFrom('a', 'C', '\u0430', '\u0441', '\u03bf', '\uff23', '\u{1d402}', ' ', '\u200b', '中') // prettier-ignore
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      expect(shownPieces(text).map((piece) => piece.text).join('')).toBe(text) // prettier-ignore
      expect(withoutHidden(text)).toBe(text.replaceAll('\u200b', ''))
      expect(hiddenCount(text)).toBe(text.split('\u200b').length - 1)
    }),
  )
})
