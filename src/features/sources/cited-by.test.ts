import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { keys } from '../../api/queries/keys'
import { citedBy } from './cited-by'

const source = (id: string) => ({ source_type: 'content', source_id: id })
const revision = (family: string, id: string, number: number, ...sources: string[]) => ({
  family,
  artifact_id: id,
  revision: number,
  sources: sources.map(source),
})

test('lists, heads and revisions of the Scope tell what cites a Source', () => {
  const client = new QueryClient()
  client.setQueryData(keys.artifactList('s', 'skill'), {
    pages: [{ items: [revision('skill', 'a', 3, 'x'), revision('skill', 'b', 1, 'y')] }],
    pageParams: [null],
  })
  client.setQueryData(keys.head('s', 'handoff', 'handoff'), {
    revision: revision('handoff', 'handoff', 2, 'own', 'x'),
    etag: '"revision:2"',
  })
  client.setQueryData(keys.revision('s', 'skill', 'a', 1), revision('skill', 'a', 1, 'x'))
  client.setQueryData(keys.head('other', 'skill', 'c'), {
    revision: revision('skill', 'c', 1, 'x'),
  })
  expect(citedBy(client, 's', source('x'))).toEqual([
    { reference: { family: 'skill', artifact_id: 'a', revision: 3 }, others: 1 },
    { reference: { family: 'handoff', artifact_id: 'handoff', revision: 2 }, others: 0 },
  ])
  expect(citedBy(client, 's', source('none'))).toEqual([])
})
