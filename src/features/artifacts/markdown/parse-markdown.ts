import { Lexer, Tokenizer, type Token, type Tokens, type TokensList } from 'marked'

/** KiB of UTF-8 up to which a text is rendered. The parser takes quadratic time for a few of the worst texts: a second for these. */
export const RENDERED_KIB_MAX = 64
/** Blocks in blocks, or emphases in emphases. */
const DEPTH_MAX = 32
/** Characters of a paragraph that are searched for emphasis and links; the search takes quadratic time. */
const INLINE_MAX = 4_096
/** Characters that all blocks together may be read over: each block reads those in it once more. */
const WORK_MAX = 16 * RENDERED_KIB_MAX * 1024
/** Cells of a table. A row of two characters has as many of them as the table's head. */
const CELLS_MAX = 2_000

/** The parts of a text; or why it cannot be rendered: its size, or that its parts nest too deeply. */
export type Parsed = { tokens: Token[] } | { tokens: null; why: 'size' | 'nesting' }

/**
 * Reads a text as Markdown with GitHub's tables, for being shown part by part: nothing here makes markup.
 * The bounds keep a hostile text from holding up the page.
 */
export function parseMarkdown(text: string): Parsed {
  if (new TextEncoder().encode(text).length > RENDERED_KIB_MAX * 1024) {
    return { tokens: null, why: 'size' }
  }
  try {
    return { tokens: new BoundedLexer({ gfm: true, tokenizer: new WholeTokenizer() }).lex(text) }
  } catch (error) {
    if (error instanceof RangeError) return { tokens: null, why: 'nesting' }
    throw error
  }
}

/** Throws a RangeError where blocks nest deeper, or take more reading, than the bounds allow. */
class BoundedLexer extends Lexer {
  #depth = 0
  #work = 0

  override blockTokens(src: string, tokens?: Token[], lastParagraphClipped?: boolean): Token[]
  override blockTokens(src: string, tokens?: TokensList, clipped?: boolean): TokensList
  override blockTokens(src: string, tokens: Token[] = [], clipped?: boolean) {
    return this.#within(src, () => super.blockTokens(src, tokens, clipped))
  }

  override inlineTokens(src: string, tokens: Token[] = []): Token[] {
    if (src.length <= INLINE_MAX) return this.#within(src, () => super.inlineTokens(src, tokens))
    tokens.push({ type: 'text', raw: src, text: src })
    return tokens
  }

  #within<T>(src: string, read: () => T): T {
    this.#work += src.length
    if (this.#depth >= DEPTH_MAX || this.#work > WORK_MAX) throw new RangeError('nests too deeply')
    this.#depth += 1
    const found = read()
    this.#depth -= 1
    return found
  }
}

/** Leaves as plain text what Markdown would drop: who reviews a text has to see all that a model reads. */
class WholeTokenizer extends Tokenizer {
  override table(src: string): Tokens.Table | undefined {
    if (hasTooManyCells(src)) return undefined
    const table = super.table(src)
    return table && holdsEachCell(table) ? table : undefined
  }

  /** Only the first definition of a name counts, and a second one would vanish. */
  override def(src: string): Tokens.Def | undefined {
    const found = super.def(src)
    return found && Object.hasOwn(this.lexer.tokens.links, found.tag) ? undefined : found
  }
}

/** Whether the table that `src` may begin with has more cells than are shown, counted before they are made. */
function hasTooManyCells(src: string): boolean {
  const head = src.indexOf('\n')
  const ruleEnd = src.indexOf('\n', head + 1)
  const rule = src.slice(head + 1, ruleEnd === -1 ? undefined : ruleEnd)
  if (head === -1 || !/^[\s|:-]*-[\s|:-]*$/.test(rule)) return false
  const columns = rule.split('|').length
  let at = ruleEnd
  for (let cells = columns; at !== -1 && cells <= CELLS_MAX; cells += columns) {
    if (src[at + 1] === '\n') return false
    at = src.indexOf('\n', at + 1)
  }
  return at !== -1 || columns > CELLS_MAX
}

/** A row may have more cells than the head; those would be left out. */
function holdsEachCell({ raw, header, rows }: Tokens.Table): boolean {
  const bare = (text: string) => text.replace(/[|\\\s]/g, '')
  const [head = '', , ...body] = raw.split('\n')
  const cells = [header, ...rows].flat().map((cell) => cell.text)
  return bare(cells.join('')) === bare(head + body.join(''))
}
