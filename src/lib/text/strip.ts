// What the real service, written in Python, counts as blank. JavaScript's trim differs: it takes U+FEFF, and leaves
// U+001C to U+001F and U+0085.
const BLANK = String.raw`[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`
const ENDS = new RegExp(`^${BLANK}+|${BLANK}+$`, 'g')

/** A text without the blanks at its ends, as the real service cuts them off (contract §5: trimmed). */
export const strip = (text: string): string => text.replace(ENDS, '')
