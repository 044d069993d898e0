import { describe, expect, it } from 'vitest'
import { placesOf, type Known } from './targets'
import texts from './texts.en'

const TITLES = new Map([
  ['a b/c', 'Checkout'],
  ['d', 'Desk'],
  ['e', 'Desk'],
])
const NOTHING: Known = {
  here: null,
  isClosed: false,
  pinned: [],
  recent: [],
  scopeIds: [],
  names: {
    scope: (id) => TITLES.get(id),
    artifact: ({ artifactId }) => names.get(artifactId),
    principal: () => undefined,
  },
  promptKeys: [],
  families: [],
  artifacts: [],
}
const names = new Map([
  ['art_1', 'Deploying a flag'],
  ['art_2', 'Refund policy'],
])
const placesIn = (known: Partial<Known>) => placesOf({ ...NOTHING, ...known }, texts)
const told = (known: Partial<Known>) =>
  placesIn(known).map(({ group, name, hint, go }) => [group, name, hint, go])

describe('placesOf', () => {
  it('has each Scope once: pinned, visited, known; not the one that the person is in among the visited', () => {
    const known = {
      pinned: ['d'],
      recent: ['a b/c', 'd', 'e'],
      scopeIds: ['e', 'x', 'd'],
    }
    const groups = placesIn({ ...known, here: 'a b/c' })
      .filter(({ id }) => id !== undefined)
      .map(({ group, id }) => [group, id])
    expect(groups).toEqual([
      ['pinned', 'd'],
      ['recent', 'e'],
      ['scopes', 'x'],
      ['scopes', 'a b/c'],
    ])
  })

  it('tells Scopes of the same title apart by their ids', () => {
    expect(told({ scopeIds: ['a b/c', 'd', 'e'] })).toEqual([
      ['scopes', 'Checkout', 'Scope', '/scopes/a%20b%2Fc'],
      ['scopes', 'Desk', 'Scope · d', '/scopes/d'],
      ['scopes', 'Desk', 'Scope · e', '/scopes/e'],
    ])
  })

  it('says of the screens, families and Prompts of a Scope where they are', () => {
    const known = { here: 'd', families: ['skill'], promptKeys: ['skill.generate'] }
    expect(told(known)).toEqual([
      ['here', 'Overview', 'Screen in Desk', '/scopes/d'],
      ['here', 'Prompts', 'Screen in Desk', '/scopes/d/prompts'],
      ['here', 'Audit', 'Screen in Desk', '/audit?resource=scope%3Ad'],
      ['here', 'Access', 'Screen in Desk', '/access?resource=scope%3Ad'],
      ['families', 'skill', 'Family in Desk', '/scopes/d/artifacts/skill'],
      ['prompts', 'skill.generate', 'Prompt in Desk', '/scopes/d/prompts/skill.generate'],
    ])
  })

  it('offers nothing in a Scope that is closed to the person', () => {
    const known = {
      here: 'd',
      isClosed: true,
      families: ['skill'],
      promptKeys: ['skill.generate'],
      artifacts: [
        { scopeId: 'd', family: 'skill', artifactId: 'art_1' },
        { scopeId: 'a b/c', family: 'experience', artifactId: 'art_2' },
      ],
    }
    expect(placesIn(known).map(({ go }) => go)).toEqual([
      '/scopes/a%20b%2Fc/artifacts/experience/art_2',
    ])
  })

  it('has the Artifacts that have a name, those of the Scope that the person is in first', () => {
    const artifacts = [
      { scopeId: 'd', family: 'skill', artifactId: 'art_1' },
      { scopeId: 'd', family: 'skill', artifactId: 'art_3' },
      { scopeId: 'a b/c', family: 'experience', artifactId: 'art_2' },
    ]
    const named = (here: string) =>
      told({ here, artifacts }).filter(([group]) => group === 'artifacts')
    const flag = ['artifacts', 'Deploying a flag', 'skill in Desk']
    const refund = ['artifacts', 'Refund policy', 'experience in Checkout']
    const atFlag = '/scopes/d/artifacts/skill/art_1'
    const atRefund = '/scopes/a%20b%2Fc/artifacts/experience/art_2'
    expect(named('d')).toEqual([
      [...flag, atFlag],
      [...refund, atRefund],
    ])
    expect(named('a b/c')).toEqual([
      [...refund, atRefund],
      [...flag, atFlag],
    ])
  })
})
