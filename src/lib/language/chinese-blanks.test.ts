import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, it } from 'vitest'

const SRC = fileURLToPath(new URL('../..', import.meta.url))
const HAN = /\p{Script=Han}/u
const LATIN = /[\p{Script=Latin}\p{Number}]/u

/**
 * Placeholders that touch a Chinese letter although the console cannot see what will stand in them, each with why no name
 * or number in Latin letters comes to touch that letter.
 */
const ALLOWED: Readonly<Record<string, string>> = {
  'components/commit/sent-texts 汉${what}': 'One of four Chinese words of the same file.',
  'components/requests/request-texts 汉${act}': 'A Chinese act of the same file.',
  'components/requests/request-texts 汉${on}': 'A Chinese word, or a name between its own blanks.',
  'components/requests/request-texts ${on}汉': 'A Chinese word, or a name between its own blanks.',
  'components/requests/request-texts ${scope}汉': 'A name between its own blanks.',
  "components/unread/unread-texts 汉${parts.join('、')}":
    'Texts of the address in quotation marks.',
  'components/why-not/why-not-texts 汉${deed}': 'A deed of the same file, which begins in Chinese.',
  'features/access/texts 汉${deed}': 'A deed of why-texts, which begins in Chinese.',
  'features/access/texts 汉${what}':
    'A deed of why-texts or the words of its place, which begin in Chinese.',
  'features/audit/event/sentence-texts 汉${on}':
    'A Chinese word, or a name between its own blanks.',
  'features/audit/event/sentence-texts ${on}汉':
    'A Chinese word, or a name between its own blanks.',
  'features/audit/filters/filter-texts 汉${type}': 'The Chinese word for a user or a service.',
  'features/audit/filters/filter-texts ${field}汉':
    'The Chinese name of a field, of the same file.',
  'features/audit/filters/unread-texts 汉${filters}': 'Texts of the address in quotation marks.',
  'features/audit/filters/unread-texts 汉${times}': 'Texts of the address in quotation marks.',
  'features/audit/filters/unread-texts ${times}汉': 'Texts of the address in quotation marks.',
  'features/editing/texts 汉${what}': 'The Chinese noun of an item of a list.',
  'features/history/author/answer-texts ${where(of)}汉': 'A Chinese clause of the same file.',
  'features/scopes/writing/texts ${field}汉': 'The Chinese word for title or summary.',
}

type End = 'first' | 'last'

/** What stands at one end of what an expression makes: its letters where the source tells, else the code that makes it. */
function endsOf(node: ts.Expression, end: End): { letter: string }[] | { code: string }[] {
  if (ts.isParenthesizedExpression(node)) return endsOf(node.expression, end)
  if (ts.isConditionalExpression(node)) {
    return [...endsOf(node.whenTrue, end), ...endsOf(node.whenFalse, end)] as { letter: string }[]
  }
  if (ts.isStringLiteralLike(node)) return [{ letter: letterAt(node.text, end) }]
  if (!ts.isTemplateExpression(node)) return [{ code: node.getText() }]
  const [first] = node.templateSpans
  const last = node.templateSpans.at(-1)
  const text = end === 'first' ? node.head.text : (last?.literal.text ?? '')
  const inner = (end === 'first' ? first : last)?.expression
  return text === '' && inner ? endsOf(inner, end) : [{ letter: letterAt(text, end) }]
}

const letterAt = (text: string, end: End) => [...text].at(end === 'first' ? 0 : -1) ?? ''

/** The placeholders of a file that touch a Chinese letter with what is, or may be, Latin. */
function touching(name: string, source: string): string[] {
  const found: string[] = []
  const look = (node: ts.Expression, end: End) => {
    for (const at of endsOf(node, end)) {
      if ('letter' in at && !LATIN.test(at.letter)) continue
      const inside = `\${${'code' in at ? at.code : at.letter}}`
      found.push(`${name} ${end === 'first' ? `汉${inside}` : `${inside}汉`}`)
    }
  }
  const visit = (node: ts.Node) => {
    if (ts.isTemplateExpression(node)) {
      let before = node.head.text
      for (const { expression, literal } of node.templateSpans) {
        if (HAN.test(letterAt(before, 'last'))) look(expression, 'first')
        if (HAN.test(letterAt(literal.text, 'first'))) look(expression, 'last')
        before = literal.text
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true))
  return found
}

it('sees a placeholder that touches a Chinese letter, and what stands at the ends of one', () => {
  const found = (text: string) => touching('t', `export default { a: (x, y) => \`${text}\` }`)
  expect(found('读取${x}的标签')).toEqual(['t 汉${x}', 't ${x}汉'])
  expect(found('读取 ${x} 的标签：${y}，“${x}”。')).toEqual([])
  expect(found("共${x ? '' : '已加载'} ${y} 个")).toEqual([])
  expect(found("共${x ? 'all' : '全部'} 个")).toEqual(['t 汉${a}'])
  expect(found('随后${x ? `由 ${x}` : `被`}撤销')).toEqual(['t ${x}汉'])
})

it('Chinese texts keep what is put into them apart from their letters with a blank', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.zh\.ts$/.test(file))
  expect(files.length).toBeGreaterThan(80)
  const found = files.flatMap((file) =>
    touching(file.replace(/\.zh\.ts$/, ''), readFileSync(SRC + file, 'utf8')),
  )
  expect([...new Set(found)].sort()).toEqual(Object.keys(ALLOWED).sort())
})
