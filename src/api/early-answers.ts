import type { Question } from './questions'
import type { Arriving } from './request'

/** An answer that is on its way; `abort` gives it up. */
export type EarlyAnswer = { answer: Promise<Arriving>; abort: AbortController }

/** What the page has asked before its code came (`early.ts`), by `keyOf`. */
export type EarlyAnswers = {
  /** Path and query of the page then. Another screen asks for itself. */
  address: string
  token: string | null
  answers: Map<string, EarlyAnswer>
}

declare global {
  /** Nothing outside of a page, where the client runs too. */
  var earlyAnswers: EarlyAnswers | undefined
}

/** Two questions with the same key are the same question. */
export const keyOf = ({ method = 'GET', path, query, body, headers }: Question) =>
  JSON.stringify([method, path, query, body, headers])

/**
 * The answer that is on its way to this very question, once. It is given up with the signal.
 */
export function takeEarly(
  question: Question,
  token: string | null,
  signal: AbortSignal,
): Promise<Arriving> | null {
  const early = globalThis.earlyAnswers
  if (!early) return null
  const { pathname, search } = window.location
  if (early.address !== pathname + search || early.token !== token) {
    dropEarly()
    return null
  }
  const key = keyOf(question)
  const found = early.answers.get(key)
  if (!found) return null
  early.answers.delete(key)
  const giveUp = () => found.abort.abort(signal.reason)
  if (signal.aborted) giveUp()
  else signal.addEventListener('abort', giveUp, { once: true })
  return found.answer
}

/**
 * Waits for the answer that is on its way to this very question, without taking it up.
 * @returns whether the server answered with what was asked for; false where nothing is on its way
 */
export async function comesEarly(question: Question): Promise<boolean> {
  const found = globalThis.earlyAnswers?.answers.get(keyOf(question))
  if (!found) return false
  try {
    const { response, text } = await found.answer
    await text
    return response.ok
  } catch {
    return false
  }
}

/** Gives up what nobody has taken up. */
export function dropEarly() {
  const left = globalThis.earlyAnswers?.answers.values() ?? []
  globalThis.earlyAnswers = undefined
  for (const { abort } of left) abort.abort()
}
