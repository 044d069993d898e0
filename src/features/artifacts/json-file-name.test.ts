import { expect, it } from 'vitest'
import { jsonFileName } from './json-file-name'

const nameOf = (scope_id: string, family: string, artifact_id: string) =>
  jsonFileName({ scope_id, family, artifact_id, revision: 12 } as Parameters<
    typeof jsonFileName
  >[0])

it.each([
  [['scp_1', 'skill', 'art_2'], 'scp_1-skill-art_2-r12.json'],
  [['scp_1', 'prompt', 'skill.generate'], 'scp_1-prompt-skill.generate-r12.json'],
  [['../..', 'a/b\\c', 'C:|<>"?*'], '__..-a_b_c-C_-r12.json'],
  [['.bashrc', '-rf', '回退\u202egnp'], '_bashrc-_rf-_gnp-r12.json'],
])('a file of %j has a name that every system takes', ([scope = '', family = '', id = ''], name) =>
  expect(nameOf(scope, family, id)).toBe(name),
)

it('is cut where ids are long', () => {
  expect(nameOf('s'.repeat(300), 'skill', 'a'.repeat(300)).length).toBeLessThan(200)
})
