import { PAGE_STYLE } from '../../ui/page-style'
import { Html, markup } from './markup'

/** Ours, and so no text to be escaped. */
const STYLE = new Html(PAGE_STYLE)

type Page = {
  /** As HTML names it: "en". */
  language: string
  title: string
  body: Html
}

/** A page in a file: it opens without a network, runs no script, prints, and itself forbids all but its own style. */
export const standalonePage = ({ language, title, body }: Page) =>
  markup`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta
          http-equiv="Content-Security-Policy"
          content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
        />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        ${body}
      </body>
    </html>
`.text

/** A name and its value in a list of them. */
export const pageFact = (name: string, value: Html | string) =>
  markup`<dt>${name}</dt>
    <dd>${value}</dd>`

/** A table, whose head stands on each sheet of paper. */
export function pageTable(heads: readonly string[], rows: readonly Html[]): Html {
  const head = heads.map((name) => markup`<th scope="col">${name}</th>`)
  return markup`<div class="wide">
    <table>
      <thead><tr>${head}</tr></thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`
}
