import { describe, expect, it } from 'vitest'
import { findTargets } from './matching'
import type { Target, TargetGroup } from './target'

const target = (group: TargetGroup, name: string, more: Partial<Target> = {}): Target => ({
  group,
  key: `${group} ${name}`,
  name,
  hint: '',
  go: '/x',
  ...more,
})
const found = (targets: readonly Target[], typed: string) =>
  findTargets(targets, typed).map(({ heading, targets }) => [
    heading,
    ...targets.map(({ name }) => name),
  ])
const names = (typed: string, ...all: string[]) =>
  found(
    all.map((name) => target('scopes', name)),
    typed,
  ).flatMap(([, ...rest]) => rest)

describe('findTargets', () => {
  it('wants every word somewhere in the name, in any order and case', () => {
    const all = ['Checkout service', 'Support desk']
    expect(names('OUT serv', ...all)).toEqual(['Checkout service'])
    expect(names('service check', ...all)).toEqual(['Checkout service'])
    expect(names('service desk', ...all)).toEqual([])
    expect(names('ｄｅｓｋ', ...all), 'as an input method writes it').toEqual(['Support desk'])
  })

  it('puts the best first: the name begins so, a word does, elsewhere, the words are apart', () => {
    const all = ['aske b x', 'ask b', 'flask b', 'topic_ask b', 'b ask']
    expect(names('ask b', ...all)).toEqual(['ask b', 'topic_ask b', 'flask b', 'aske b x', 'b ask'])
    expect(names('gen', 'regenerate', 'skill.generate', 'general')).toEqual([
      'general',
      'skill.generate',
      'regenerate',
    ])
  })

  it('puts the heading of the best one first, and keeps the given order between equals', () => {
    const all = [
      target('here', 'Prompts'),
      target('scopes', 'On-call audit'),
      target('families', 'audit-notes'),
      target('actions', 'Auditing'),
      target('screens', 'Audit'),
    ]
    expect(found(all, 'audit')).toEqual([
      ['here', 'audit-notes'],
      ['screens', 'Audit'],
      ['actions', 'Auditing'],
      ['scopes', 'On-call audit'],
    ])
  })

  it('counts words beside the name where another one is in it', () => {
    const prompt = target('prompts', 'skill.generate', { hint: 'Prompt in Checkout service' })
    const other = target('artifacts', 'Prompt skills', { hint: 'skill in Desk' })
    expect(found([prompt, other], 'checkout skill')).toEqual([['prompts', 'skill.generate']])
    expect(found([prompt, other], 'checkout')).toEqual([])
    expect(found([prompt, other], 'prompt skill')).toEqual([
      ['artifacts', 'Prompt skills'],
      ['prompts', 'skill.generate'],
    ])
  })

  it('finds by an id only what looks like one, or the whole of it', () => {
    const scope = target('scopes', 'Desk', { id: 'scp_0pdyk5' })
    const elsewhere = target('scopes', 'Shop', { id: 'tenant one' })
    expect(found([scope, elsewhere], 'pdy')).toEqual([])
    expect(found([scope, elsewhere], 'scp_0P')).toEqual([['scopes', 'Desk']])
    expect(found([scope, elsewhere], 'tenant')).toEqual([])
    expect(found([scope, elsewhere], 'tenant one')).toEqual([['scopes', 'Shop']])
  })

  it('begins with this Scope, the pinned and recent ones and the screens', () => {
    const all: TargetGroup[] = [
      'screens',
      'recent',
      'pinned',
      'here',
      'families',
      'prompts',
      'artifacts',
      'scopes',
      'actions',
    ]
    const targets = all.map((group) => target(group, group))
    expect(findTargets(targets, ' ').map(({ heading }) => heading)).toEqual([
      'here',
      'pinned',
      'recent',
      'screens',
    ])
    expect(found(targets, 'e').find(([heading]) => heading === 'scopes')).toEqual([
      'scopes',
      'recent',
      'pinned',
      'scopes',
    ])
  })

  it('shows the best twenty of a heading, and says of how many', () => {
    const many = Array.from({ length: 30 }, (_, at) => target('artifacts', `note ${at}`))
    const [group] = findTargets([...many, target('artifacts', 'a', { key: 'a' })], 'note')
    expect(group?.targets).toHaveLength(20)
    expect(group?.total).toBe(30)
  })
})
