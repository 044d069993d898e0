import type { MarkedToken, Token, Tokens } from 'marked'
import { createElement, Fragment, type ReactNode } from 'react'
import { withoutEntities } from './entities'
import { OutLink } from './OutLink'
import type { markdownTexts } from './texts'

/** Shows what is inside a part. */
type Inside = (tokens: readonly Token[]) => ReactNode
type Texts = typeof markdownTexts.en

const asWritten = (text: string) => (
  <p data-part="written">
    <code>{text}</code>
  </p>
)
const titleOf = (title: string | null | undefined) =>
  title ? <small> “{withoutEntities(title)}”</small> : null

/** The heading of the page stands above all of these: each is one level lower, and none is left out between two. */
function headingLevels() {
  let last = 1
  return (depth: number) => (last = Math.min(last + 1, depth + 1, 6))
}

/** Scrolls by itself; by the keyboard too, once it has the focus. */
const sideways = (label: string, children: ReactNode) => (
  <div role="group" aria-label={label} tabIndex={0} data-part="sideways">
    {children}
  </div>
)

function table({ header, rows }: Tokens.Table, inside: Inside, label: string) {
  const cells = (row: readonly Tokens.TableCell[], tag: 'th' | 'td') =>
    row.map(({ tokens, align }, index) =>
      createElement(tag, { key: index, style: { textAlign: align ?? undefined } }, inside(tokens)),
    )
  return sideways(
    label,
    <table>
      <thead>
        <tr>{cells(header, 'th')}</tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>{cells(row, 'td')}</tr>
        ))}
      </tbody>
    </table>,
  )
}

function list({ ordered, start, items }: Tokens.List, inside: Inside) {
  const all = items.map(({ tokens, task }, index) => (
    <li key={index} data-task={task || undefined}>
      {inside(tokens)}
    </li>
  ))
  return ordered ? <ol start={Number(start)}>{all}</ol> : <ul>{all}</ul>
}

/** The parts of a text, in the order that they stand in it. What a reader would not see otherwise is shown as it was written. */
export function partsOf(tokens: readonly Token[], t: Texts): ReactNode {
  const levelOf = headingLevels()
  const inside: Inside = (each) =>
    each.map((token, index) => <Fragment key={index}>{part(token as MarkedToken)}</Fragment>)
  function part(token: MarkedToken): ReactNode {
    switch (token.type) {
      case 'space':
        return null
      case 'br':
        return <br />
      case 'hr':
        return <hr />
      case 'paragraph':
        return <p>{inside(token.tokens)}</p>
      case 'heading':
        return createElement(
          `h${levelOf(token.depth)}`,
          { 'data-depth': token.depth },
          inside(token.tokens),
        )
      case 'blockquote':
        return <blockquote>{inside(token.tokens)}</blockquote>
      case 'list':
        return list(token, inside)
      case 'table':
        return table(token, inside, t.table)
      case 'code': {
        const language = token.lang && <small>{withoutEntities(token.lang)}</small>
        return sideways(
          t.code,
          <pre>
            {language}
            <code>{token.text}</code>
          </pre>,
        )
      }
      case 'em':
        return <em>{inside(token.tokens)}</em>
      case 'strong':
        return <strong>{inside(token.tokens)}</strong>
      case 'del':
        return <s>{inside(token.tokens)}</s>
      case 'codespan':
        return <code>{token.text}</code>
      case 'link':
        return (
          <>
            <OutLink address={withoutEntities(token.href)} text={token.text}>
              {inside(token.tokens)}
            </OutLink>
            {titleOf(token.title)}
          </>
        )
      case 'image':
        return (
          <span data-part="image">
            {t.image}: {inside(token.tokens)} <code>{withoutEntities(token.href)}</code>
            {titleOf(token.title)}
          </span>
        )
      // A person cannot tick it here: it is as it was written.
      case 'checkbox':
        return <>{token.raw}</>
      case 'escape':
        return <>{token.text}</>
      case 'text':
        return token.tokens ? inside(token.tokens) : <>{withoutEntities(token.text)}</>
      case 'html':
        return token.block ? asWritten(token.raw) : <code>{token.raw}</code>
      // Definitions of addresses, and what a newer parser may know.
      default:
        return asWritten(token.raw)
    }
  }
  return inside(tokens)
}
