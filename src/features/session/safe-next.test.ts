import { describe, expect, it } from 'vitest'
import { safeNext } from './safe-next'

const origin = 'https://console.example'

describe('safeNext', () => {
  it.each([
    ['/scopes?q=a#b', '/scopes?q=a#b'],
    ['/scopes/a%2Fb/prompts', '/scopes/a%2Fb/prompts'],
    [null, '/'],
    ['', '/'],
    ['https://evil.example/', '/'],
    ['//evil.example/x', '/'],
    ['/\\evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/sign-in?next=/sign-in', '/'],
    ['/\t/evil.example', '/'],
    ['/.//evil.example/x', '/'],
    ['/a/..//evil.example/x', '/'],
    ['/%2e//evil.example/x', '/'],
    ['/.\\/evil.example/x', '/'],
    ['/./\t/evil.example/x', '/'],
  ])('%s leads to %s', (next, expected) => {
    expect(safeNext(next, origin)).toBe(expected)
    expect(new URL(safeNext(next, origin), origin).origin).toBe(origin)
  })
})
