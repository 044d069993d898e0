import { Lexer, Tokenizer, type Token, type Tokens, type TokensList } from 'marked'

/** Larger texts are not rendered (KiB of UTF-8). The worst text of this size takes the parser a second, and one of twice the size would take it four. */
export const RENDERED_KIB_MAX = 64
/** How deep blocks may nest in blocks, and emphases in emphases. */
const DEPTH_MAX = 32
/** A longer paragraph is not searched for emphasis and links, because that takes quadratic time. In characters. */
const INLINE_MAX = 4_096
/** Characters that the parser may read in all. Each nested block reads its own characters once more. */
const WORK_MAX = 16 * RENDERED_KIB_MAX * 1024
/** A table with more cells stays plain text. The parser fills each row up to the width of the head, so that a short text could make millions of cells. */
const CELLS_MAX = 2_000

/** The parts of a text, or the reason why it is not rendered: it is too large, or its parts nest too deeply. */
export type Parsed = { tokens: Token[] } | { tokens: null; why: 'size' | 'nesting' }

/**
 * Reads a text as Markdown with GitHub's tables. It makes no HTML. Its bounds keep a hostile text from blocking the page.
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

/** Keeps as plain text what Markdown would drop, because a reviewer has to see everything that a model reads. */
class WholeTokenizer extends Tokenizer {
  override table(src: string): Tokens.Table | undefined {
    if (hasTooManyCells(src)) return undefined
    const table = super.table(src)
    return table && holdsEachCell(table) ? table : undefined
  }

  /** Markdown uses the first definition of a name and drops a second one, so the second one stays plain text. */
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

/** Whether all cells are shown. Markdown drops the cells of a row that has more of them than the head. */
function holdsEachCell({ raw, header, rows }: Tokens.Table): boolean {
  const bare = (text: string) => text.replace(/[|\\\s]/g, '')
  const [head = '', , ...body] = raw.split('\n')
  const cells = [header, ...rows].flat().map((cell) => cell.text)
  return bare(cells.join('')) === bare(head + body.join(''))
}
