import type { Page } from '@playwright/test'
import { build, type Plugin } from 'vite'
import { staticFiles } from '../src/host/static-files'

const [OPEN, CLOSE] = ['⟦', '⟧']

/** A text of a catalogue as this language says it. */
export const said = (text: string) => OPEN + text + CLOSE

/** Runs in the page. Each text says where it begins and ends, whatever makes it. */
const PSEUDO = `
const pseudo = (value) =>
  typeof value === 'string' ? (value === '' ? '' : '${OPEN}' + value + '${CLOSE}')
  : typeof value === 'function' ? (...given) => pseudo(value(...given))
  : Array.isArray(value) ? value.map(pseudo)
  : value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype
    ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, pseudo(each)]))
  : value
`

const catalogues: Plugin = {
  name: 'pseudo-language',
  enforce: 'pre',
  transform: (code, id) =>
    /\/src\/.*\.en\.ts$/.test(id)
      ? `${code.replace(/^export default /m, 'const texts = ')}${PSEUDO}export default pseudo(texts)\n`
      : null,
}

/** Builds the console with a made-up language in the place of English. */
export const buildPseudo = (outDir: string) =>
  build({
    mode: 'pseudo-language',
    plugins: [catalogues],
    build: { outDir, emptyOutDir: true },
    logLevel: 'error',
  })

/**
 * Gives the page the files of another build.
 * @returns a function that gives all answers of the service so far in one text: bodies as they were sent, their strings
 *   without escapes, and headers
 */
export async function serveFrom(page: Page, directory: string): Promise<() => string> {
  const answers = new Set<string>()
  const files = staticFiles(directory)
  await page.route('**', async (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/assets/') || request.resourceType() === 'document') {
      const file = files(new Request(request.url()), '')
      return route.fulfill({
        status: file.status,
        headers: Object.fromEntries(file.headers),
        body: Buffer.from(await file.arrayBuffer()),
      })
    }
    // Reads alone are asked again where their connection was closed under them.
    const response = await route.fetch({ maxRetries: request.method() === 'GET' ? 2 : 0 })
    const text = await response.text()
    for (const each of [text, decoded(text), ...Object.values(response.headers())]) {
      answers.add(each)
    }
    return route.fulfill({ response })
  })
  return () => [...answers].join('\n')
}

/** The strings of a JSON text without their escapes. */
const decoded = (json: string) =>
  [...json.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([text]) => String(JSON.parse(text))).join('\n')

/** Pieces of text with letters that no catalogue said: what a person reads, and what a screen reader is told. */
export const unsaid = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([open, close]) => {
      const found: string[] = []
      let depth = 0
      const outside = (text: string) => {
        let piece = ''
        const end = () => {
          if (/\p{L}/u.test(piece)) found.push(piece.trim())
          piece = ''
        }
        for (const character of text) {
          if (character === open || character === close) {
            end()
            depth += character === open ? 1 : -1
          } else if (depth === 0) piece += character
        }
        end()
      }
      const told = ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription', 'title', 'placeholder', 'alt'] // prettier-ignore
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT) // prettier-ignore
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node instanceof Element) {
          for (const name of told) outside(node.getAttribute(name) ?? '')
        } else if (!node.parentElement?.closest('style, script, noscript'))
          outside(node.nodeValue ?? '')
      }
      outside(document.title)
      return found
    },
    [OPEN, CLOSE] as const,
  )
