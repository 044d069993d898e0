// Where a spreadsheet may begin to read a cell: at its start, and after what a program that was told another separator,
// or that does not honour quotes, takes for the end of one. `'*` keeps apostrophes that were there before apart from
// those that are added; the full-width forms start a formula under East Asian settings.
const DANGEROUS = /(?<=^|[;\t\r\n])(?='* *[=+\-@＝＋－＠])|^(?='*[\t\r\n])/g
const MADE_HARMLESS = /(?<=^|[;\t\r\n])'(?='* *[=+\-@＝＋－＠])|^'(?='*[\t\r\n])/g

/** Text that no spreadsheet runs as a formula: an apostrophe where one could begin. `asItWas` undoes it without loss. */
export const harmless = (text: string) => text.replace(DANGEROUS, "'")

/** The text that `harmless` was given. */
export const asItWas = (cell: string) => cell.replace(MADE_HARMLESS, '')
