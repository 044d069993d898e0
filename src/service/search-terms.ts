import { casefold } from '../lib/text/casefold'

const HAN = /[\p{Script=Han}]+/gu
const WORD = /[\p{L}\p{N}_]+(?:['’][\p{L}\p{N}_]+)*/gu

/** Words that say nothing of what is searched for. Negations are no such words. */
const PLAIN = new Set(
  `a about after all also am an and any are as at be because been before being both but by can could did do does each for from had
  has have he her here him his how i if in into is it its just may me might more most my of on only or other our out over she
  should so some such than that the their them then there these they this those through to too under up us very was we were what
  when where which while who why will with would you your
  的 了 是 在 和 与 及 或 也 都 就 而 被 把 对 从 到 为 以 于 这 那 之 着 过 吗 呢 吧 我 你 他 她 它 我们 你们 他们`.split(
    /\s+/,
  ),
)

let segmenter: Intl.Segmenter | undefined

/** Chinese has no blanks between its words, so the platform finds them. */
function wordsOfHan(text: string): string[] {
  segmenter ??= new Intl.Segmenter('zh-Hans', { granularity: 'word' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** The words of a text in order, as a search compares them (contract §4.9). */
export function termsOf(text: string): string[] {
  const folded = casefold(text.normalize('NFC'))
  const terms: string[] = []
  let end = 0
  const latin = (part: string) => {
    for (const [word] of part.matchAll(WORD)) terms.push(word.replaceAll('’', "'"))
  }
  for (const run of folded.matchAll(HAN)) {
    latin(folded.slice(end, run.index))
    terms.push(...wordsOfHan(run[0]))
    end = run.index + run[0].length
  }
  latin(folded.slice(end))
  return terms
}

const QUOTED = /"[^"]*"|“[^”]*”|`[^`]*`/g

/** Returns the words that a query looks for, each once. A plain word counts only where the query puts it in quotation marks. */
export function soughtTerms(query: string): string[] {
  const quoted = [...query.matchAll(QUOTED)].flatMap(([part]) => termsOf(part))
  const rest = termsOf(query.replaceAll(QUOTED, ' ')).filter((term) => !PLAIN.has(term))
  return [...new Set([...quoted, ...rest])]
}

/** How many of the words a text must have: of two or fewer one, else a quarter, and two at least. */
export const neededOf = (sought: number) => (sought <= 2 ? 1 : Math.max(2, Math.ceil(sought / 4)))
