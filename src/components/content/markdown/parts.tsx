import type { MarkedToken, Token, Tokens } from 'marked'
import { createElement, Fragment, type ReactNode } from 'react'
import { withoutEntities } from './entities'
import { OutLink } from './OutLink'
import type { markdownTexts } from './texts'

/** Makes the elements of the parts inside another part. */
type Inside = (tokens: readonly Token[]) => ReactNode
type Texts = typeof markdownTexts.en

const asWritten = (text: string) => (
  <p data-part="written">
    <code>{text}</code>
  </p>
)
const titleOf = (title: string | null | undefined) =>
  title ? <small> “{withoutEntities(title)}”</small> : null

/** Levels of the headings, all below the page's own heading, without a gap between two levels. */
function headingLevels() {
  let last = 1
  return (depth: number) => (last = Math.min(last + 1, depth + 1, 6))
}

/** A part that is wider than the screen scrolls by itself. It takes the focus, so that the keyboard scrolls it too. */
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

/** The elements of a text's parts, in their order. A part that would be invisible is shown as it was written. */
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
      // Nobody can tick a box here, so it is shown as it was written.
      case 'checkbox':
        return <>{token.raw}</>
      case 'escape':
        return <>{token.text}</>
      case 'text':
        return token.tokens ? inside(token.tokens) : <>{withoutEntities(token.text)}</>
      case 'html':
        return token.block ? asWritten(token.raw) : <code>{token.raw}</code>
      // Definitions of addresses, and kinds of parts that a newer parser may add.
      default:
        return asWritten(token.raw)
    }
  }
  return inside(tokens)
}
