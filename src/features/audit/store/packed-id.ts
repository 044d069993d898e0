/** An id as a form that many ids share and four words of 32 bits. */
export type PackedId = { form: string; words: readonly [number, number, number, number] }

const HEX = /^(.*?)([0-9a-f]{8})(-?)([0-9a-f]{4})\3([0-9a-f]{4})\3([0-9a-f]{4})\3([0-9a-f]{12})$/s
const SHORT_HEX = /^(.*?)([0-9a-f]{8})([0-9a-f]{8})$/s
const COUNTED = /^(.*?)(0*)([1-9]\d{0,14}|0)$/s

/** Packs a UUID (with dashes or without), 16 hex digits, or a counted name such as `event-12`, whatever stands before it. */
export function packId(id: string): PackedId | null {
  const hex = HEX.exec(id)
  if (hex) {
    const [, prefix = '', a = '', dash = '', b = '', c = '', d = '', e = ''] = hex
    const words = [a, b + c, d + e.slice(0, 4), e.slice(4)].map((part) => parseInt(part, 16))
    return {
      form: `${dash === '' ? 'h' : 'u'}${prefix}`,
      words: words as [number, number, number, number],
    }
  }
  // Before what is counted: the letters of a random id would each be a form of their own.
  const short = SHORT_HEX.exec(id)
  if (short) {
    const [, prefix = '', a = '', b = ''] = short
    return { form: `s${prefix}`, words: [parseInt(a, 16), parseInt(b, 16), 0, 0] }
  }
  const counted = COUNTED.exec(id)
  if (!counted) return null
  const [, prefix = '', zeros = '', digits = ''] = counted
  const number = Number(digits)
  return {
    form: zeros === '' ? `n${prefix}` : `p${zeros.length + digits.length}:${prefix}`,
    words: [Math.floor(number / 2 ** 32), number >>> 0, 0, 0],
  }
}

const HEX_BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
const hexByte = (word: number, shift: number) => HEX_BYTES[(word >>> shift) & 0xff] ?? ''
/** Eight digits. With the table, a list is searched for a part of an id in half the time. */
const hex8 = (word: number) =>
  hexByte(word, 24) + hexByte(word, 16) + hexByte(word, 8) + hexByte(word, 0)

/** The id that was packed, to the letter. */
export function unpackId(form: string, a: number, b: number, c: number, d: number): string {
  const rest = form.slice(1)
  switch (form[0]) {
    case 'h':
      return `${rest}${hex8(a)}${hex8(b)}${hex8(c)}${hex8(d)}`
    case 's':
      return `${rest}${hex8(a)}${hex8(b)}`
    case 'u': {
      const [two, three] = [hex8(b), hex8(c)]
      return `${rest}${hex8(a)}-${two.slice(0, 4)}-${two.slice(4)}-${three.slice(0, 4)}-${three.slice(4)}${hex8(d)}`
    }
    case 'p': {
      const colon = rest.indexOf(':')
      const width = Number(rest.slice(0, colon))
      return `${rest.slice(colon + 1)}${String(a * 2 ** 32 + b).padStart(width, '0')}`
    }
    default:
      return `${rest}${a * 2 ** 32 + b}`
  }
}

/** Every character that an id of this form may have. */
export const charactersOf = (form: string) => `${form.slice(1)}0123456789abcdef-`
