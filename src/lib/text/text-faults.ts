import { briefly, hiddenIn, withoutHidden } from './hidden-text'
import { strip, stripEnd, withoutLast } from './strip'

/**
 * - `surrogates`: halves of a character, which no server takes.
 * - `hidden`: characters that nobody sees, or that pass for a space.
 * - `composed`: characters in pieces where the service keeps them as one (NFC).
 * - `ends`: blanks at the ends, `end`: at the end alone, `line-ends`: line ends or empty last lines, which the service would change.
 */
export type TextFault = 'surrogates' | 'hidden' | 'composed' | 'ends' | 'end' | 'line-ends'

const LONE = /\p{Surrogate}/u
const LONE_ALL = /\p{Surrogate}/gu

const faulty: Record<TextFault, (text: string) => boolean> = {
  surrogates: (text) => LONE.test(text),
  hidden: (text) => hiddenFor(text).length > 0,
  composed: (text) => text !== text.normalize('NFC'),
  ends: (text) => text !== strip(text),
  end: (text) => text !== stripEnd(text),
  'line-ends': (text) => text !== mend('line-ends', text),
}

/** Which of these faults a text has, in their order. */
export const faultsOf = <F extends TextFault>(text: string, among: readonly F[]): F[] =>
  among.filter((fault) => faulty[fault](text))

/** The text without the fault. */
export function mend(fault: TextFault, text: string): string {
  switch (fault) {
    case 'surrogates':
      return text.replace(LONE_ALL, '\ufffd')
    case 'hidden':
      return withoutHidden(text)
    case 'composed':
      return text.normalize('NFC')
    case 'ends':
      return strip(text)
    case 'end':
      return stripEnd(text)
    case 'line-ends':
      return withoutLast('\n', text.replace(/\r\n?/g, '\n'))
  }
}

/** Halves of a character are a fault of their own. */
const hiddenFor = (text: string) => hiddenIn(text).filter(({ kind }) => kind !== 'surrogate')

/** Runs that are named; of more, that there are. */
const NAMED_MAX = 6

/** How many hidden characters a text has, and which: each run once, as U+200B. */
export function hiddenWords(text: string): { count: number; found: string } {
  const runs = hiddenFor(text)
  const names = [...new Set(runs.map(briefly))]
  return {
    count: runs.reduce((sum, { count }) => sum + count, 0),
    found: [...names.slice(0, NAMED_MAX), ...(names.length > NAMED_MAX ? ['…'] : [])].join(', '),
  }
}

/** What was typed, with the line ends that the text had: a browser's text field knows line feeds only. */
export function withLineEndsOf(text: string, typed: string): string {
  const feeds = text.match(/\n/g)?.length ?? 0
  const windows = text.match(/\r\n/g)?.length ?? 0
  return windows > 0 && windows === feeds ? typed.replace(/\r?\n/g, '\r\n') : typed
}
