import { expect, it } from 'vitest'
import { AUTO_CONTENT, type PromptConfiguration } from '../../api/contract/prompts'
import { newHead, seenPrompt, startOf } from './edit-start'

const builtin = { version: 'v2', instructions: 'Built in.' }
const configuration = (over: Partial<PromptConfiguration>): PromptConfiguration => ({
  scope_id: 's',
  prompt_key: 'skill.generate',
  status: 'supported',
  mode: 'auto',
  artifact: null,
  effective: { instructions: 'Built in.', demonstrations: [] },
  builtin,
  ...over,
})
const artifact = { family: 'prompt', artifact_id: 'skill.generate', revision: 7 }

it('a key with nothing saved starts from the built-in text, as Custom', () => {
  const seen = seenPrompt(configuration({}))
  expect(seen).toMatchObject({ revision: 0, content: { mode: 'auto', instructions: 'Built in.' } })
  expect(seen && startOf('prompt', seen)).toEqual({
    ...AUTO_CONTENT,
    mode: 'custom',
    instructions: 'Built in.',
  })
})
it('Auto with a saved revision is based on that revision', () => {
  expect(seenPrompt(configuration({ artifact }))).toMatchObject({
    revision: 7,
    etag: '"revision:7"',
    content: { mode: 'auto', instructions: 'Built in.' },
  })
})
it('Custom starts from what is in force, with the ETag that came with it', () => {
  const effective = { instructions: 'Mine.', demonstrations: [{ input: 1, expected_output: 2 }] }
  const etag = '"revision:7 "'
  const seen = seenPrompt(
    configuration({ mode: 'custom', artifact, artifact_etag: etag, effective }),
  )
  expect(seen).toMatchObject({ etag, content: { mode: 'custom', ...effective } })
})
it('without a text in force there is nothing to start from', () => {
  expect(seenPrompt(configuration({ mode: 'custom', artifact, effective: null }))).toBeNull()
})
it('a Memory starts with an entry to add, whatever is in it', () => {
  const seen = { revision: 3, etag: '', content: { manifest: {} } }
  expect(startOf('memory', seen)).toEqual({ entries: [{ kind: 'fact', text: '' }] })
})

it('the newest head after the one that a draft is based on is the one to merge', () => {
  const seen = (revision: number) => ({ revision, etag: `"revision:${revision}"`, content: {} })
  const head = (revision: number, created_by?: { type: string; id: string }) => ({
    etag: `"revision:${revision}"`,
    revision: {
      scope_id: 's',
      family: 'experience',
      artifact_id: 'a',
      revision,
      sources: [],
      artifacts: [],
      content_digest: '',
      content: {},
      created_by,
    },
  })
  const found = (watched: ReturnType<typeof head> | null, opened: number, based = 7) => {
    const now = newHead('experience', seen(based), watched, seen(opened))
    return now && [now.seen.revision, now.by]
  }
  expect(found(null, 7)).toBeNull()
  expect(found(null, 8)).toEqual([8, null])
  expect(found(head(9, { type: 'user', id: 'bob' }), 8)).toEqual([9, 'bob'])
  expect(found(head(9), 7)).toEqual([9, null])
  expect(found(head(9), 7, 9)).toBeNull()
})
