// Strings first, whole, so that a bracket within one is never taken for structure.
const TOKENS = /"(?:[^"\\]|\\.)*"|[[\]{},:]/g

/**
 * The elements of `items` in the text of an answer, each exactly as the server wrote it: digits, escapes, the order of
 * fields and those that the console does not know. Only the line breaks between tokens, which mean nothing in JSON, become
 * blanks, so that each element fits on one line.
 * @param text JSON that was parsed before: an object with an array `items`
 * @throws Error when there is no such array
 */
export function rawItems(text: string): string[] {
  TOKENS.lastIndex = 0
  let depth = 0
  let key = ''
  let inItems = false
  let start = -1
  const items: string[] = []
  const take = (end: number) => {
    const element = text.slice(start, end).trim()
    if (element !== '') items.push(element.replace(/[\r\n]+/g, ' '))
  }
  for (let match = TOKENS.exec(text); match !== null; match = TOKENS.exec(text)) {
    const [token] = match
    if (token === '[' || token === '{') {
      depth += 1
      if (token === '[' && depth === 2 && key === '"items"') {
        inItems = true
        items.length = 0
        start = TOKENS.lastIndex
      }
    } else if (token === ']' || token === '}') {
      if (inItems && depth === 2) {
        take(match.index)
        inItems = false
        start = -2
      }
      depth -= 1
    } else if (token === ',') {
      if (inItems && depth === 2) {
        take(match.index)
        start = TOKENS.lastIndex
      }
    } else if (token !== ':' && depth === 1) {
      key = token
    }
  }
  if (start !== -2) throw new Error('The answer holds no list of items.')
  return items
}
