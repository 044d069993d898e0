import { describe, expect, it } from 'vitest'
import { readLoadedFilters } from '../filters/loaded-filters'
import { fitsAddress, isOnly, withOnly, withoutOnly } from './only'

const address = (query: string) => new URLSearchParams(query)
const filtersOf = (params: URLSearchParams) => readLoadedFilters(params)
const ada = { principal: 'user:ada' }
const denial = { reason: 'no-matching-binding', outcome: 'denied' }

describe('narrowing to what a row of the summary stands for', () => {
  it('takes the place of other values of the field, and closes the event that is open', () => {
    const now = address('resource=server&principal=user:bob&principal=user:ada&event=e&q=x')
    const narrowed = withOnly(now, ada)
    expect(narrowed.toString()).toBe('resource=server&q=x&principal=user%3Aada')
    expect([now, narrowed].map((each) => isOnly(filtersOf(each), ada))).toEqual([false, true])
  })
  it('keeps filters of other fields, and what is left out', () => {
    const now = address('operation=get_scope&not.principal=user:bob')
    expect(withOnly(now, ada).toString()).toBe(`${now.toString()}&principal=user%3Aada`)
  })
  it('is taken away whole, and nothing else with it', () => {
    const now = address('principal=user:ada')
    const narrowed = withOnly(now, denial)
    expect(isOnly(filtersOf(narrowed), denial)).toBe(true)
    expect(withoutOnly(narrowed, denial).toString()).toBe('principal=user%3Aada')
  })
  it('is not offered for what an address does not hold', () => {
    expect([ada, { on: 'x'.repeat(601) }, { operation: '' }].map(fitsAddress)).toEqual([
      true,
      false,
      false,
    ])
  })
})
