import { expect, it } from 'vitest'
import { KNOWN_FAMILIES } from '../families/known'
import { familiesToShow } from './artifact-families'

const KNOWN = KNOWN_FAMILIES.map(({ name }) => name)

it('offers the known families even when the server names fewer', () => {
  expect(familiesToShow([{ family: 'skill', enabled: true }])).toEqual(KNOWN)
})

it('adds newer ones once: enabled ones that the server names, and the one that it has answered for', () => {
  const named = [
    { family: 'runbook', enabled: true },
    { family: 'draft', enabled: false },
    { family: 'playbook', enabled: true },
  ]
  expect(familiesToShow(named, 'playbook')).toEqual([...KNOWN, 'runbook', 'playbook'])
  expect(familiesToShow([], 'draft')).toEqual([...KNOWN, 'draft'])
})
