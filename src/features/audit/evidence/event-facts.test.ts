import { expect, it } from 'vitest'
import { eventAt } from '../testing/simulated-audit'
import { CHANGES_MAX, FactsGatherer, LISTED_MAX } from './event-facts'

const START = Date.parse('2026-11-21T09:00:00Z')

it('counts all events, and keeps a bounded number of them', () => {
  const gatherer = new FactsGatherer()
  for (let cursor = 1; cursor <= 20_000; cursor += 1) {
    const changes = cursor % 2 === 0
    gatherer.take(
      eventAt(cursor, START + cursor, {
        allowed: changes,
        binding_id: `binding-${cursor}`,
        ...(changes && {
          operation: 'replace_artifact',
          action: 'scope.admin',
          resource: { type: 'scope', scope_id: 's' },
        }),
      }),
    )
  }
  const { facts } = gatherer
  expect(facts).toMatchObject({
    events: 20_000,
    allowed: 10_000,
    denied: 10_000,
    changeCount: 10_000,
    artifactChangeCount: 10_000,
    moreBindings: true,
  })
  expect(facts.deniedEvents).toHaveLength(LISTED_MAX)
  expect(facts.changeEvents).toHaveLength(LISTED_MAX)
  expect(facts.artifactChanges).toHaveLength(CHANGES_MAX)
  expect(facts.bindingIds).toHaveLength(5_000)
})

it('takes for a change what a POST or a PUT was allowed, and a change of roles', () => {
  const artifact = {
    type: 'artifact',
    scope_id: 's',
    identity: { family: 'skill', artifact_id: 'a' },
    selector: null,
  }
  const scope = { type: 'scope', scope_id: 's' }
  const changeOf = (over: Parameters<typeof eventAt>[2]) => {
    const gatherer = new FactsGatherer()
    gatherer.take(eventAt(1, START, over))
    const { changeCount, artifactChangeCount } = gatherer.facts
    return [changeCount, artifactChangeCount]
  }
  const write = { operation: 'replace_artifact', action: 'artifact.write', resource: artifact }
  expect(changeOf(write)).toEqual([1, 1])
  expect(changeOf({ ...write, allowed: false })).toEqual([0, 0])
  expect(changeOf({ ...write, operation: 'get_artifact' })).toEqual([0, 0])
  expect(changeOf({ ...write, resource: scope, action: 'scope.contribute' })).toEqual([0, 0])
  expect(changeOf({ reason_code: 'binding-created' })).toEqual([1, 0])
})
