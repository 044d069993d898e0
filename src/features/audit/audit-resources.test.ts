import { describe, expect, it } from 'vitest'
import { chooseResource } from './audit-resources'

const readable = (deploymentId: string | null, scopes: string[], complete = true) => ({
  deploymentId,
  scopes: { scopeIds: new Set(scopes), complete },
})

describe('the resource whose audit is shown', () => {
  it('is the server for its administrators', () => {
    expect(chooseResource(undefined, readable('pc', ['a']))).toMatchObject({
      param: 'server',
      resource: { type: 'server', deployment_id: 'pc' },
    })
  })
  it('is else the first Scope that the caller administers', () => {
    expect(chooseResource(undefined, readable(null, ['b c', 'a']))).toEqual({
      kind: 'read',
      param: 'scope:b c',
      resource: { type: 'scope', scope_id: 'b c' },
    })
  })
  it('is the one of the address where that may be read', () => {
    expect(chooseResource('scope:a', readable('pc', ['a']))).toMatchObject({ param: 'scope:a' })
    expect(chooseResource('scope:z', readable('pc', ['a']))).toEqual({
      kind: 'not-scope',
      scopeId: 'z',
    })
    expect(chooseResource('server', readable(null, ['a']))).toEqual({ kind: 'not-server' })
  })
  it('is left to the server where the list of Scopes is not whole', () => {
    expect(chooseResource('scope:z', readable(null, ['a'], false))).toMatchObject({ kind: 'read' })
  })
  it.each([undefined, 'server', 'scope:a'])(
    'is none without any authority (asked: %s)',
    (asked) => {
      expect(chooseResource(asked, readable(null, []))).toEqual({ kind: 'nothing' })
    },
  )
})
