import { readText } from './content-pieces'
import type { Content } from './contents'
import type { AnsweredContent, Input } from './operation'
import { digested } from './prepared-content'
import type { Call } from './state'

export const DREAM_CONTRACT_HEADER = 'X-PowerContext-Dream-Contract'
export const DREAM_CONTRACT = '2'

const decoder = new TextDecoder()

function textOf(call: Call, content: AnsweredContent): string {
  if ('text' in content) return content.text
  if ('id' in content) return readText(call.state.database, content.id)
  return content.pieces.map((piece) => decoder.decode(piece, { stream: true })).join('')
}

/**
 * A content as this client takes it. A client that sends the header is told which generation made a profile, and here none
 * did; other clients do not know the field (contract §4).
 */
export function asClientTakes(
  call: Call,
  { headers }: Input,
  family: string,
  content: AnsweredContent,
): AnsweredContent {
  if (family !== 'profile' || headers.get(DREAM_CONTRACT_HEADER) !== DREAM_CONTRACT) return content
  return { text: JSON.stringify(digested(JSON.parse(textOf(call, content)) as Content)) }
}
