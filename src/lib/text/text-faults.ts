import { strip } from './strip'

/**
 * - `surrogates`: halves of a character, which no server takes.
 * - `controls`: characters that nobody sees.
 * - `composed`: characters in pieces where the service keeps them as one (NFC).
 * - `ends`: blanks at the ends, `line-ends`: line ends or empty last lines, which the service would change.
 */
export type TextFault = 'surrogates' | 'controls' | 'composed' | 'ends' | 'line-ends'

const LONE = /\p{Surrogate}/u
const LONE_ALL = /\p{Surrogate}/gu
// Tab, line feed and carriage return are seen. Bidirectional controls belong to right-to-left text and stay.

const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\ufeff]/
const CONTROLS_ALL = new RegExp(CONTROLS, 'g')

const faulty: Record<TextFault, (text: string) => boolean> = {
  surrogates: (text) => LONE.test(text),
  controls: (text) => CONTROLS.test(text),
  composed: (text) => text !== text.normalize('NFC'),
  ends: (text) => text !== strip(text),
  'line-ends': (text) => text !== mend('line-ends', text),
}

/** Which of these faults a text has, in their order. */
export const faultsOf = (text: string, among: readonly TextFault[]): TextFault[] =>
  among.filter((fault) => faulty[fault](text))

/** The text without the fault. */
export function mend(fault: TextFault, text: string): string {
  switch (fault) {
    case 'surrogates':
      return text.replace(LONE_ALL, '\ufffd')
    case 'controls':
      return text.replace(CONTROLS_ALL, '')
    case 'composed':
      return text.normalize('NFC')
    case 'ends':
      return strip(text)
    case 'line-ends':
      return text.replace(/\r\n?/g, '\n').replace(/\n+$/, '')
  }
}

/** The characters of a text that nobody sees, each once, as U+0000. */
export const controlsIn = (text: string): string[] => [
  ...new Set(
    (text.match(CONTROLS_ALL) ?? []).map(
      (char) => `U+${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
    ),
  ),
]

/** What was typed, with the line ends that the text had: a browser's text field knows line feeds only. */
export function withLineEndsOf(text: string, typed: string): string {
  const feeds = text.match(/\n/g)?.length ?? 0
  const windows = text.match(/\r\n/g)?.length ?? 0
  return windows > 0 && windows === feeds ? typed.replace(/\r?\n/g, '\r\n') : typed
}
