import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { keys } from '../api/queries/keys'
import { knownTargets, matchTargets, type Target } from './go-to-targets'

const screen: Target = { kind: 'screen', label: 'Audit', hint: '', to: '/audit' }

describe('knownTargets', () => {
  it('finds Scopes in pages of a list and in single answers, each once', () => {
    const client = new QueryClient()
    const a = { scope_id: 'a b/c', title: 'Checkout' }
    client.setQueryData(keys.scopeList, { pages: [{ items: [a] }] })
    client.setQueryData(keys.scopeDetail('a b/c'), a)
    client.setQueryData(keys.scopeDetail('d'), { scope_id: 'd', title: 'Desk' })
    client.setQueryData(keys.head('x', 'prompt', 'y'), { scope_id: 'x', title: 'not a Scope' })
    expect(knownTargets(client, [screen]).map((t) => t.to)).toEqual([
      '/audit',
      '/scopes/a%20b%2Fc',
      '/scopes/d',
    ])
  })
})

describe('matchTargets', () => {
  it('wants every word, in label or hint', () => {
    const scope: Target = { kind: 'scope', label: 'Checkout service', hint: 'scp_1', to: '/x' }
    expect(matchTargets([screen, scope], 'service SCP')).toEqual([scope])
    expect(matchTargets([screen, scope], 'service audit')).toEqual([])
    expect(matchTargets([screen, scope], ' ')).toEqual([screen, scope])
  })
})
