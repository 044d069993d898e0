import { beforeAll, describe, expect, test } from 'vitest'
import { tokenOf } from '../people'
import { disagreementsOfRequest, disagreementsOfResponse, type Disagreement } from './agreement'
import type { OpenApi } from './json-schema'
import { queryOf, requestOf, responseOf } from './json-schema'
import { AGREED_ROUTES } from './routes'

/** A disagreement that is known and right: where, and why nothing breaks by it. */
export type Known = { route: string; field: RegExp; why: string }

/**
 * Compares the contract's schemas with the document of a running server, both ways. What is `known` has to be
 * there still: an entry that nothing needs any more fails as well. Routes that the server `lacks` are not in its document.
 */
export function runAgreement(
  origin: () => string,
  known: readonly Known[],
  lacks: readonly string[] = [],
) {
  let document: OpenApi
  const used = new Set<Known>()
  const looked = new Set<string>()

  beforeAll(async () => {
    const headers = { authorization: `Bearer ${tokenOf('root')}` }
    const response = await fetch(`${origin()}/openapi.json`, { headers })
    document = (await response.json()) as OpenApi
  })

  /** @throws Error with the name of each field on which the two sides disagree, in a line each. */
  const agree = (route: string, found: readonly Disagreement[]) => {
    looked.add(route)
    const left = found
      .filter(({ field }) => {
        const entry = known.find((one) => one.route === route && one.field.test(field))
        if (entry) used.add(entry)
        return !entry
      })
      .map(({ field, reason }) => `${field}: ${reason}`)
    if (left.length > 0) throw new Error(`${route}\n${left.join('\n')}`)
  }

  describe('agreement with the OpenAPI document', () => {
    for (const { method, path, answers, body, query } of AGREED_ROUTES) {
      if (lacks.includes(`${method} ${path}`)) {
        test(`${method} ${path} is not there`, () => {
          expect(document.paths[path]?.[method.toLowerCase()]).toBeUndefined()
        })
        continue
      }
      for (const [status, ours] of Object.entries(answers)) {
        const route = `${method} ${path} ${status}`
        test(route, () => {
          const theirs = responseOf(document, method, path, Number(status))
          agree(route, disagreementsOfResponse(document, theirs, ours))
        })
      }
      if (body) {
        const route = `${method} ${path} body`
        test(route, () => {
          const theirs = requestOf(document, method, path)
          agree(route, disagreementsOfRequest(document, theirs, body))
        })
      }
      if (query) {
        const route = `${method} ${path} query`
        test(route, () => {
          const theirs = queryOf(document, method, path)
          agree(route, disagreementsOfRequest(document, theirs, query))
        })
      }
    }
    test('every known disagreement is still one', () => {
      const idle = known
        // A run of some cases looks at some routes alone.
        .filter((one) => looked.has(one.route) && !used.has(one))
        .map(({ route, field }) => `${route} ${field}`)
      expect(idle).toEqual([])
    })
  })
}
