import { ThemeProvider } from '@mui/material/styles'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { Rendered } from '../../src/components/content/markdown/Rendered'
import { markup } from '../../src/components/export/markup'
import { placeInName } from '../../src/components/export/file-names'
import { nameOf } from '../../src/families/name-of'
import { changeFileName } from '../../src/features/audit/evidence/bundle-name'
import { csvLine } from '../../src/lib/csv/csv-line'
import { csvTable } from '../../src/lib/csv/csv-table'
import { asItWas } from '../../src/lib/csv/harmless'
import { comparisonOf } from '../../src/lib/diff/compare-contents'
import { compareTexts } from '../../src/lib/diff/compare-texts'
import { lineCount, lineText } from '../../src/lib/diff/text-diff'
import { exactJson, RepeatedKey } from '../../src/lib/json/exact-json'
import { parseExactJson } from '../../src/lib/json/parse-exact-json'
import { shownPieces, spelledOut, textPieces, turnedPieces } from '../../src/lib/text/hidden-text'
import { webAddress } from '../../src/lib/web-address'
import { LanguageProvider } from '../../src/ui/language'
import { consoleTheme } from '../../src/ui/theme'
import { CORPUS, payloadsOf } from './corpus'

/**
 * What must not be on screen unmarked, said here anew and not by the code under test. Joiners and selectors are not named:
 * emoji hold them rightly.
 */
const RAW =
  /(?!\t|\r?\n)[\p{Cc}\p{Cs}\p{Co}\p{Bidi_Control}\p{Noncharacter_Code_Point}\u2028\u2029\u00a0\u00ad\u034f\u115f\u1160\u2800\u3164\ufeff\uffa0\ufff9-\ufffc\u200b\u2060-\u2064]/u

const html = (element: ReactElement) => {
  // The language that is offered is asked of the browser.
  vi.stubGlobal('navigator', { languages: ['en'] })
  return renderToStaticMarkup(
    <ThemeProvider theme={consoleTheme()}>
      <LanguageProvider>{element}</LanguageProvider>
    </ThemeProvider>,
  )
}
/** The markup as a person gets it: a mark keeps its source for copies, and nobody sees that. */
const seen = (written: string) => written.replace(/ data-source="[^"]*"/g, '')
const tagsOf = (written: string) => [...written.matchAll(/<([a-z0-9]+)((?:\s[^<>]*)?)>/g)]

it('the corpus has hundreds of payloads, each once', () => {
  expect(new Set(CORPUS.map(({ text }) => text)).size).toBe(CORPUS.length)
  expect(CORPUS.length).toBeGreaterThanOrEqual(300)
})

describe.each(CORPUS)('$name', ({ text }) => {
  it('stands on screen as a text, with what it hides marked', () => {
    const written = html(
      <p aria-label={text} title={text}>
        {text}
      </p>,
    )
    expect(seen(written)).not.toMatch(RAW)
    for (const [, tag = '', attributes = ''] of tagsOf(written)) {
      expect(['p', 'bdi', 'code', 'span', 'style']).toContain(tag)
      expect(attributes.replace(/"[^"]*"/g, '')).not.toMatch(/(?:^|\s)on\w+=/)
    }
    expect(spelledOut(text)).not.toMatch(RAW)
    expect(
      textPieces(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
    expect(
      turnedPieces(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
  })

  it('stands in a page of its own as a text', () => {
    const { text: written } = markup`<p title="${text}">${text}</p>`
    expect(tagsOf(written).map(([, tag]) => tag)).toEqual(['p'])
    expect(written.match(/[<>]/g)).toHaveLength(4)
    expect(written.match(/"/g)).toHaveLength(2)
    expect(written).not.toMatch(RAW)
  })

  it('is rendered as Markdown with harmless elements only', () => {
    const written = html(<Rendered text={text} source={<pre>{text}</pre>} />)
    expect(seen(written)).not.toMatch(RAW)
    for (const [, tag = '', attributes = ''] of tagsOf(written)) {
      expect(ALLOWED, written.slice(0, 400)).toContain(tag)
      for (const [, name = '', value = ''] of attributes.matchAll(/ ([\w-]+)="([^"]*)"/g)) {
        expect(ATTRIBUTES, written.slice(0, 400)).toMatch(new RegExp(`(?:^| )${name}(?: |$)`))
        if (name === 'href') expect(value).toMatch(/^(?:https?:\/\/|mailto:)/i)
        if (name === 'style') expect(value).not.toMatch(/url|expression/i)
      }
    }
  })

  it('is no formula in a file of CSV, and comes back from it', () => {
    const line = csvLine([7, text])
    const cell = cellsIn(line)[1] ?? ''
    expect(asItWas(cell)).toBe(text)
    for (const piece of cell.split(/[;\t\r\n]/)) {
      expect(piece.replace(BLANK_START, '')).not.toMatch(/^[=+\-@＝＋－＠]/)
    }
    expect(cell).not.toMatch(/^[\t\r\n]/)
    // As the name and the value of a field that has no column.
    const { cellsOf } = csvTable(['a'])
    const record = JSON.parse(`{"a":1,${JSON.stringify(text)}:${JSON.stringify(text)}}`) as Record<
      string,
      unknown
    >
    const others = text === 'a' ? null : cellsOf(record)[1]
    expect(JSON.parse(String(others))).toEqual(JSON.parse(JSON.stringify(fieldOf(text, text))))
  })

  it('comes back from JSON, as a value and as the name of a field', () => {
    const value = fieldOf(text, [text])
    const written = exactJson(value)
    expect(Object.entries(parseExactJson(written) as object)).toEqual([[text, [text]]])
    expect(exactJson(parseExactJson(written))).toBe(written)
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  it('is compared line by line without loss', () => {
    const other = `first\n${text}\nlast`
    const diff = compareTexts(text, other)
    for (const [side, whole] of [
      ['before', text],
      ['after', other],
    ] as const) {
      const lines = Array.from({ length: lineCount(diff, side) }, (_, line) =>
        lineText(diff, side, line),
      )
      expect(lines.join('\n')).toBe(whole)
    }
    const before = fieldOf(text, 'old')
    const { sections } = comparisonOf({ fields: {}, before, after: fieldOf(text, 'new') })
    expect(sections.map(({ change }) => change)).toContain('changed')
  })

  it('gives a name of one line, and file names without a path', () => {
    const name = nameOf('profile', { content: text }) ?? ''
    expect(name).not.toMatch(/[\r\n]/)
    expect([...name].length).toBeLessThanOrEqual(100)
    for (const file of [
      placeInName({ type: 'scope', scope_id: text }),
      changeFileName(1, text, 2).replace(/^changes\//, ''),
    ]) {
      expect(file).toMatch(/^[\w.~-]*$/)
      expect(file).not.toMatch(/^\.+$/)
      expect(file.length).toBeLessThanOrEqual(200)
    }
  })

  it('is a link of the web or none', () => {
    const href = webAddress(text)?.href
    expect(href === undefined || /^https?:\/\//.test(href)).toBe(true)
  })
})

/** An object with one field, whatever it is called. */
const fieldOf = (name: string, value: unknown) => Object.fromEntries([[name, value]])

/** Everything that is neither letter, digit, sign nor mark, at the start. */
const BLANK_START =
  /^[^\p{L}\p{N}\p{P}\p{S}\p{M}\p{Cn}\p{Cs}]*(?:[\u034f\u115f\u1160\u17b4\u17b5\u180b\u2800\u3164\ufe00-\ufe0f\uffa0\ufffc\u{e0100}-\u{e01ef}][^\p{L}\p{N}\p{P}\p{S}\p{M}\p{Cn}\p{Cs}]*)*/u

/** The cells of one record, read by rules of their own (RFC 4180). */
function cellsIn(line: string): string[] {
  const cells: string[] = []
  for (const [, quoted, plain = ''] of line
    .slice(0, -2)
    .matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)) {
    cells.push(quoted?.replaceAll('""', '"') ?? plain)
  }
  return cells
}

const ALLOWED = [
  ...[
    'p',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'ul',
    'ol',
    'li',
    'blockquote',
    'pre',
    'code',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  ...['em', 'strong', 's', 'br', 'hr', 'a', 'span', 'div', 'small', 'bdi', 'style'],
]
const ATTRIBUTES =
  'class href rel target data-part data-depth data-task data-source data-emotion aria-label aria-hidden tabindex role style title dir start'

it.each(payloadsOf('look-alikes'))('is marked where it stands: $name', ({ text }) => {
  expect(seen(html(<p>{text}</p>))).toMatch(
    /<code[^>]*>\S+ U\+[0-9A-F]{4,5}[^<]*<span[^>]*> letter of another script/u,
  )
  expect(spelledOut(text)).toMatch(/⟦\S+ U\+/u)
  expect(
    shownPieces(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})

describe.each(payloadsOf('numbers', 'objects'))('as JSON, $name', ({ text }) => {
  it('comes back as it was written', () => {
    expect(exactJson(parseExactJson(text))).toBe(
      text.startsWith('{') || text.startsWith('[') ? JSON.stringify(JSON.parse(text)) : text,
    )
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})

it.each(payloadsOf('doubled keys'))('is refused as JSON: $name', ({ text }) => {
  expect(() => parseExactJson(text)).toThrow(RepeatedKey)
})
