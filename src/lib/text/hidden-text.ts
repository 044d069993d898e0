import { lookAlikes, mayMix } from './look-alikes'

/** What a character is that nobody sees, or that passes for another one; each has its words in `hidden-texts.ts`. */
export type HiddenKind =
  | 'tag'
  | 'variation'
  | 'direction'
  | 'space'
  | 'control'
  | 'surrogate'
  | 'private'
  | 'noncharacter'
  | 'filler'
  | 'joiner'
  | 'invisible'
  | 'lookalike'

/** A run of hidden characters of one kind. */
export type Hidden = {
  kind: HiddenKind
  /** By code point: "U+200B", "U+200B ×12", "U+200B U+2060 … (12)". */
  codes: string
  /** How many characters it has. */
  count: number
  /** What a run of tag characters or variation selectors spells, for who can read them; null where it spells nothing. */
  spells: string | null
}

/** A stretch of a text, and what it hides; null: it is seen as it is. Joined, the stretches are the text. */
export type TextPiece = { text: string; hidden: Hidden | null }

/**
 * Drawn as nothing or as a blank by most fonts although no property of Unicode says so: Braille's blank, the object
 * replacement character, Khitan's filler and the null notehead.
 */
const BLANK_DRAWN = String.raw`\u2800\ufffc\u{16fe4}\u{1d159}`
/** Format characters that are drawn: signs that Arabic, Syriac and Kaithi write over digits. */
const DRAWN = String.raw`\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}`
const HIDDEN = String.raw`[[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Cs}\p{Co}\p{Zs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}${BLANK_DRAWN}]--[ \t\n${DRAWN}]]`

const ANY = new RegExp(HIDDEN, 'v')
/** What may be one picture of several characters. */
const PICTURE = String.raw`\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?`
const CUTS = new RegExp(
  String.raw`${PICTURE}(?:[\u{e0020}-\u{e007e}]+\u{e007f}|(?:\u200d${PICTURE})*)|[0-9#*]\ufe0f\u20e3|\r\n|${HIDDEN}`,
  'gv',
)
const EACH = new RegExp(HIDDEN, 'gv')
const ONE = new RegExp(`^${HIDDEN}$`, 'v')

const KINDS: readonly [HiddenKind, RegExp][] = [
  ['tag', /[\u{e0000}-\u{e007f}]/u],
  ['variation', /\p{Variation_Selector}/u],
  ['direction', /\p{Bidi_Control}/u],
  ['space', /\p{Zs}/u],
  ['control', /[\p{Cc}\p{Zl}\p{Zp}]/u],
  ['surrogate', /\p{Cs}/u],
  ['private', /\p{Co}/u],
  ['noncharacter', /\p{Noncharacter_Code_Point}/u],
  ['joiner', /[\u200c\u200d]/u],
  ['filler', new RegExp(String.raw`[\u115f\u1160\u17b4\u17b5\u3164\uffa0${BLANK_DRAWN}]`, 'v')],
]

const kindOf = (character: string): HiddenKind =>
  KINDS.find(([, of]) => of.test(character))?.[0] ?? 'invisible'

/** Whether a text has any hidden character, or might: an emoji of many characters is asked about by `textPieces`. */
export const mayHide = (text: string): boolean => ANY.test(text)

let rgi: RegExp | null = null
const pictures = new Map<string, boolean>()
const PICTURES_MAX = 1_000

/** Whether a sequence is an emoji by Unicode's list: its selectors, joiners and tags hide nothing. */
function isPicture(sequence: string): boolean {
  // The list takes a tenth of a second to compile, and long to search: only what looks like a picture is looked up, once.
  rgi ??= new RegExp(String.raw`^\p{RGI_Emoji}$`, 'v')
  const known = pictures.get(sequence) ?? rgi.test(sequence)
  if (pictures.size < PICTURES_MAX) pictures.set(sequence, known)
  return known
}

/** Cuts a text at its hidden characters; neighbours of one kind are one piece. */
export function textPieces(text: string): TextPiece[] {
  if (!mayHide(text)) return [{ text, hidden: null }]
  const pieces: TextPiece[] = []
  let seen = 0
  let run: { kind: HiddenKind; start: number; end: number } | null = null
  const close = () => {
    if (!run) return
    if (run.start > seen) pieces.push({ text: text.slice(seen, run.start), hidden: null })
    const source = text.slice(run.start, run.end)
    pieces.push({ text: source, hidden: described(run.kind, source) })
    seen = run.end
    run = null
  }
  const take = (character: string, at: number) => {
    const kind = kindOf(character)
    if (run?.kind !== kind || run.end !== at) {
      close()
      run = { kind, start: at, end: at }
    }
    run.end = at + character.length
  }
  for (const { 0: found, index } of text.matchAll(CUTS)) {
    if (ONE.test(found)) take(found, index)
    else if (found !== '\r\n' && mayHide(found) && !isPicture(found)) {
      for (const each of found.matchAll(EACH)) take(each[0], index + each.index)
    }
  }
  close()
  if (seen < text.length) pieces.push({ text: text.slice(seen), hidden: null })
  return pieces
}

/** Whether anything of a text has to be shown as what it is, or might have. */
export const mayDeceive = (text: string): boolean => mayHide(text) || mayMix(text)

/**
 * The same with letters that pass for others cut out, too: what is shown for a text. They are letters all the same, and belong
 * to what it says: nothing counts or removes them.
 */
export function shownPieces(text: string): TextPiece[] {
  if (!mayMix(text)) return textPieces(text)
  return textPieces(text).flatMap((piece) => {
    if (piece.hidden) return piece
    const pieces: TextPiece[] = []
    let seen = 0
    for (const { start, end } of lookAlikes(piece.text)) {
      if (start > seen) pieces.push({ text: piece.text.slice(seen, start), hidden: null })
      const source = piece.text.slice(start, end)
      const hidden = described('lookalike', source)
      pieces.push({ text: source, hidden: { ...hidden, codes: `${source} ${hidden.codes}` } })
      seen = end
    }
    if (seen < piece.text.length) pieces.push({ text: piece.text.slice(seen), hidden: null })
    return pieces
  })
}

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = String.raw`[[\p{L}\p{N}]&&[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]]`
const ANY_TURNED = new RegExp(RIGHT_TO_LEFT, 'v')

/** A name or a part of one: such letters, and between them blanks, digits, hyphens and what belongs to a letter. */
const TURNED = new RegExp(
  String.raw`${RIGHT_TO_LEFT}\p{M}*(?:[${RIGHT_TO_LEFT}\p{M}\p{N} '’\-\u05be\u05f3\u05f4]*${RIGHT_TO_LEFT}\p{M}*)?`,
  'gv',
)

/**
 * Cuts a text where letters from right to left begin and end, so that each such part can stand by itself. Two names with a
 * comma, an arrow or a word between them are two parts, and keep their places. Joined, the stretches are the text.
 */
export function turnedPieces(text: string): { text: string; turns: boolean }[] {
  const pieces: { text: string; turns: boolean }[] = []
  let seen = 0
  for (const { 0: found, index } of text.matchAll(TURNED)) {
    if (index > seen) pieces.push({ text: text.slice(seen, index), turns: false })
    pieces.push({ text: found, turns: true })
    seen = index + found.length
  }
  if (seen < text.length) pieces.push({ text: text.slice(seen), turns: false })
  return pieces
}

/** Whether a text would turn what stands around it. */
export const turnsLine = (text: string): boolean => ANY_TURNED.test(text)

/** What a text hides, in the order of the text, with where each run starts and ends. */
export function hiddenIn(text: string): (Hidden & { start: number; end: number })[] {
  let end = 0
  return textPieces(text).flatMap((piece) => {
    const start = end
    end += piece.text.length
    return piece.hidden ? { ...piece.hidden, start, end } : []
  })
}

/** How many hidden characters a text has. */
export const hiddenCount = (text: string): number =>
  mayHide(text) ? hiddenIn(text).reduce((sum, { count }) => sum + count, 0) : 0

/** The text with what is marked in it written out, "⟦U+200B⟧": for where there can be nothing but a text. */
export const spelledOut = (text: string): string =>
  mayDeceive(text)
    ? shownPieces(text)
        .map((piece) => (piece.hidden ? `⟦${briefly(piece.hidden)}⟧` : piece.text))
        .join('')
    : text

/** The text without its hidden characters; of those that pass for a space, a space stays. */
export const withoutHidden = (text: string): string =>
  textPieces(text)
    .map(({ text: source, hidden }) =>
      hidden === null ? source : hidden.kind === 'space' ? ' '.repeat(hidden.count) : '',
    )
    .join('')

/** A run in short: "U+200B", and what it spells. */
export const briefly = ({ codes, spells }: Hidden) =>
  spells === null ? codes : `${codes}: ${spells}`

/** Code points that are named one by one; of more the first are, and their number. */
const NAMED_MAX = 3

function described(kind: HiddenKind, source: string): Hidden {
  const characters = [...source]
  const count = characters.length
  const names = [...new Set(characters)].slice(0, NAMED_MAX + 1).map(codePoint)
  const codes =
    names.length === 1
      ? `${names[0]}${count > 1 ? ` ×${count}` : ''}`
      : count <= NAMED_MAX
        ? characters.map(codePoint).join(' ')
        : `${names.slice(0, 2).join(' ')} … (${count})`
  const spells =
    kind === 'tag'
      ? tagsSpell(characters)
      : kind === 'variation'
        ? selectorsSpell(characters)
        : null
  return { kind, codes, count, spells }
}

const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** Tag characters are ASCII's, moved up by 0xE0000. */
function tagsSpell(characters: readonly string[]): string | null {
  const spelled = characters
    .map((character) => (character.codePointAt(0) ?? 0) - 0xe0000)
    .filter((code) => code >= 0x20 && code < 0x7f)
    .map((code) => String.fromCharCode(code))
    .join('')
  return spelled === '' ? null : spelled
}

/** Each of the 256 selectors can stand for a byte; told where the bytes are a text. */
function selectorsSpell(characters: readonly string[]): string | null {
  if (characters.length < 2) return null
  const bytes = characters.map((character) => {
    const code = character.codePointAt(0) ?? 0
    return code >= 0xe0100 ? code - 0xe0100 + 16 : code - 0xfe00
  })
  if (bytes.some((byte) => byte < 0x20 || byte > 0xff)) return null
  try {
    const spelled = new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
    return mayHide(spelled) ? null : spelled
  } catch {
    return null
  }
}
