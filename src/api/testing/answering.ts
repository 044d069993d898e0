import { configureClient } from '../client'
import { REQUEST_ID_HEADER } from '../contract/errors'
import { session } from '../session'

/** A call of the console: `POST /v1/access/bindings/list`, and its parsed body. */
export type Asked = { call: string; body: Record<string, unknown> }

/**
 * Signs somebody in, and answers every call of the console in place of a server. An answer has the clock of this machine.
 * @param answer gives the JSON of an answer of 200, or a whole answer, or a promise of either; undefined: 404
 * @returns the calls so far, in their order
 */
export function answering(answer: (asked: Asked) => unknown): readonly Asked[] {
  const calls: Asked[] = []
  configureClient('', async (address, { method = 'GET', body }) => {
    const { pathname } = new URL(address, location.href)
    const text = typeof body === 'string' ? body : '{}'
    const asked = { call: `${method} ${pathname}`, body: JSON.parse(text) as Asked['body'] }
    calls.push(asked)
    const given = await answer(asked)
    if (given instanceof Response) return given
    const error = { code: 'not_found', message: 'Nothing is here.', details: null }
    return Response.json(given ?? { error }, {
      status: given === undefined ? 404 : 200,
      headers: {
        Date: new Date().toUTCString(),
        [REQUEST_ID_HEADER]: `request-${calls.length}`,
      },
    })
  })
  session.start('token', false)
  return calls
}

/** Ends the session that `answering` began, and has calls go over the network again. */
export function endAnswering() {
  session.signOut()
  configureClient('')
}
