import { describe, expect, it } from 'vitest'
import { readAuditSearch } from '../query/audit-search'
import { auditTexts } from '../texts'
import { filterTexts } from './filter-texts'
import { readLoadedFilters } from './loaded-filters'
import { setFilters } from './set-filters'

const WORDS = { t: auditTexts.en, words: filterTexts.en }
const chipsOf = (query: string, phoneZone: 'utc' | null = null) => {
  const params = new URLSearchParams(query)
  return setFilters(readAuditSearch(params), readLoadedFilters(params), WORDS, phoneZone)
}

describe('the chips of the filters that are set', () => {
  const fields = 'resource=server&from=-24h&result=denied'
  const hidden =
    'action=scope.read&subject=user:ada&order=oldest&looked=no&q=word&operation=a&operation=b&not.family=skill'

  it('names each one that stands in no field in sight, the server’s first', () => {
    expect(chipsOf(`${hidden}&${fields}`).map(({ text }) => text)).toEqual([
      'Action: scope.read',
      'Subject: user:ada',
      'Oldest first',
      'Not looked at yet',
      'Text: word',
      'Operation: a',
      'Operation: b',
      'Family is not skill',
    ])
    expect(chipsOf(fields)).toEqual([])
    expect(chipsOf(fields, 'utc').map(({ key }) => key)).toEqual(['time', 'result'])
  })

  it('writes hours of the day with the zone that they are of', () => {
    expect(chipsOf('hours=22-6@UTC&not.hours=9-17@Europe/Berlin').map(({ text }) => text)).toEqual([
      'Hours: 22:00–6:00 UTC',
      'Hours is not 9:00–17:00 Europe/Berlin',
    ])
  })

  it('has none for a subject type without an id', () => {
    expect(chipsOf('subject=service:')).toEqual([])
    expect(chipsOf('subject=service:a').map(({ key }) => key)).toEqual(['subject'])
  })

  it('takes all of them away, and nothing else', () => {
    const set = chipsOf(`${hidden}&${fields}`)
    const rest = set.reduce(
      (now, each) => each.without(now),
      new URLSearchParams(`${fields}&${hidden}&own=show`),
    )
    expect(rest.toString()).toBe(`${fields}&own=show`)
  })
})
