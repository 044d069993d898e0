import { requestOutcome, type Decision } from '../src/components/requests/request-outcome'

/** An event as far as its place among others tells what a list holds of a request. */
type Placed = Decision & { resource: { type: string } }

/**
 * Holds the outcome that the console works out of a request's events against the status that the request got: of all
 * events, of those that the audit of a Scope has, and of each stretch of them that may be loaded.
 * @returns what is wrong, or null
 */
export function outcomeFault(events: readonly Placed[], status: number): string | null {
  const ofScope = events.filter(({ resource }) => resource.type !== 'server')
  const whole = [events, ofScope].filter((each) => each.length > 0)
  for (const each of whole) {
    const fault = faultOf(each, true, status)
    if (fault) return fault
    for (let from = 0; from < each.length; from += 1) {
      for (let to = from + 1; to <= each.length; to += 1) {
        const part = faultOf(each.slice(from, to), false, status)
        if (part) return part
      }
    }
  }
  return null
}

function faultOf(decisions: readonly Decision[], whole: boolean, status: number) {
  const { outcome, authority } = requestOutcome(decisions, whole)
  const done = status < 400
  const wrong =
    (outcome === 'succeeded' && !done) ||
    (outcome === 'refused' && done) ||
    (authority === 'denied' && done)
  if (!wrong) return null
  const told = decisions.map(
    ({ operation, action, allowed }) => `${operation} ${action} ${allowed}`,
  )
  return `A request that got ${status} is told as ${outcome}, ${authority ?? 'unknown'}: ${told.join(', ')}`
}
