/**
 * Blanks, and what is drawn as nothing: some programs drop them before they look for a formula. The properties are ones that
 * Unicode does not change any more, so that every version of a browser and of the verifier finds the same places.
 */
const UNSEEN = String.raw`[[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Co}\p{Noncharacter_Code_Point}\u2800\ufff9-\ufffc\u{13430}-\u{1343f}\u{16fe4}\u{1d159}]--[\t\r\n]]`
// Where a spreadsheet may begin to read a cell: at its start, and after what a program that was told another separator,
// or that does not honour quotes, takes for the end of one. `'*` keeps apostrophes that were there before apart from
// those that are added; the full-width forms start a formula under East Asian settings.
const FORMULA = String.raw`'*${UNSEEN}*[=+\-@＝＋－＠]`
const DANGEROUS = new RegExp(String.raw`(?<=^|[;\t\r\n])(?=${FORMULA})|^(?='*[\t\r\n])`, 'gv')
const MADE_HARMLESS = new RegExp(String.raw`(?<=^|[;\t\r\n])'(?=${FORMULA})|^'(?='*[\t\r\n])`, 'gv')

/** Text that no spreadsheet runs as a formula: an apostrophe where one could begin. `asItWas` undoes it without loss. */
export const harmless = (text: string) => text.replace(DANGEROUS, "'")

/** The text that `harmless` was given. */
export const asItWas = (cell: string) => cell.replace(MADE_HARMLESS, '')
