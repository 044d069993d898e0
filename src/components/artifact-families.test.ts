import { expect, it } from 'vitest'
import { FAMILIES } from '../api/contract/artifacts'
import { familiesToShow } from './artifact-families'

it('offers the known families even when the server names fewer', () => {
  expect(familiesToShow([{ family: 'skill', enabled: true }])).toEqual([...FAMILIES])
})

it('adds newer ones once: enabled ones that the server names, and that of the address', () => {
  const named = [
    { family: 'runbook', enabled: true },
    { family: 'draft', enabled: false },
    { family: 'playbook', enabled: true },
  ]
  expect(familiesToShow(named, 'playbook')).toEqual([...FAMILIES, 'runbook', 'playbook'])
  expect(familiesToShow([], 'draft')).toEqual([...FAMILIES, 'draft'])
})
