/** The named entities that are decoded. Others stay as they were written. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  copy: '©',
  reg: '®',
  trade: '™',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  middot: '·',
  larr: '←',
  rarr: '→',
  times: '×',
  deg: '°',
  euro: '€',
}

const isCharacter = (code: number) =>
  code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)

/** Decodes the entities of a Markdown text. A number that is no character becomes U+FFFD. */
export const withoutEntities = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]{2,6}));/g,
    (written, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? '') : written
      const code = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal)
      return isCharacter(code) ? String.fromCodePoint(code) : '\ufffd'
    },
  )
