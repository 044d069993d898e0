import * as v from 'valibot'
import { CONTENT_SCHEMAS, type Citation, type ContentOf } from '../api/contract/artifact-requests'
import type { ArtifactReference } from '../api/contract/artifacts'
import {
  ATOMIC_MEMORY_BYTES_MAX,
  PROFILE_BYTES_MAX,
  SKILL_DESCRIPTION_MAX,
  SKILL_FILE_BYTES_MAX,
  SKILL_NAME,
  SKILL_NOTE_MAX,
  SKILL_NOTE_NAME_MAX,
} from '../api/contract/content-bounds'
import { countCharacters } from '../api/contract/characters'
import type { PromptContent } from '../api/contract/prompts'
import { bytesOf, compactJson } from '../lib/json/compact-json'
import { invalidFields, invalidPromptContent, invalidRequest } from './errors'
import { misfits, promptContent } from './prompt-content'
import { strip, stripEnd } from '../lib/text/strip'
import { skillFile, skillPackage } from './skill-package'

export type Content = Record<string, unknown>
/** A content in its canonical form, and what it cites. */
export type Canonical = {
  content: Content
  sources: { source_type: string; source_id: string }[]
  artifacts: ArtifactReference[]
  /** The content is a handoff and names the generation that made it. The service generates nothing, so no such generation exists. */
  claimsGeneration?: true
  /** The content is a Prompt, and one of its demonstrations does not fit what the Prompt's operation takes or returns. */
  misfits?: true
}

/** A copy of a content that names every field of its family, except those of `Elsewhere`. The service would lose a field that a copy does not name. */
type Copy<F extends keyof typeof CONTENT_SCHEMAS, Elsewhere = never> = Content &
  Record<Exclude<keyof ContentOf<F>, Elsewhere>, unknown>

/** What a content is written for. */
export type Purpose = {
  isNew: boolean
  /** The revision that the write restores; only a profile notes it. */
  restored: number | null
  /** Of a Prompt: its operation says what demonstrations look like. */
  promptKey: string | null
}

/**
 * The canonical content of a write: what a reading of that revision answers, and what its digest is of (contract §4).
 * @throws ServiceError 422 when the content is not of the family, or breaks a rule of it.
 */
export function canonicalContent(family: string, content: unknown, purpose: Purpose): Canonical {
  const plain = (value: Content): Canonical => ({ content: value, sources: [], artifacts: [] })
  // The real service builds a handoff from what has the form of one, and asks for the family then.
  if (family !== 'handoff' && v.is(CONTENT_SCHEMAS.handoff, content)) handoffContent(content)
  switch (family) {
    case 'prompt':
      return prompt(parsed('prompt', content), purpose)
    case 'experience':
      return plain(experienceContent(parsed('experience', content)))
    case 'skill':
      return plain(skillContent(parsed('skill', content)))
    case 'topic-memory':
      return plain(topicContent(parsed('topic-memory', content)))
    case 'profile':
      return plain(profileContent(parsed('profile', content), purpose))
    case 'atomic-memory':
      return plain(atomicMemoryContent(parsed('atomic-memory', content)))
    case 'handoff':
      return handoffContent(parsed('handoff', content))
    default:
      throw invalidRequest('family', `has no management writer: ${family}`)
  }
}

function parsed<F extends keyof typeof CONTENT_SCHEMAS>(family: F, content: unknown): ContentOf<F> {
  const result = v.safeParse(CONTENT_SCHEMAS[family], content)
  if (result.success) return result.output as ContentOf<F>
  throw family === 'prompt'
    ? invalidPromptContent()
    : invalidRequest('content', `does not match the ${family} model`)
}

function prompt(given: PromptContent, { promptKey }: Purpose): Canonical {
  const content: Copy<'prompt'> = promptContent(given)
  const fails = promptKey !== null && misfits(promptKey, given)
  return { content, sources: [], artifacts: [], ...(fails && { misfits: true }) }
}

/** A source has a type of at most 128 characters and an id of 256; the memory family can no longer be cited. */
function requireCitable(citation: Citation) {
  const faults: string[] = []
  if (citation.kind === 'source') {
    const { name, source_id: id } = citation.source_ref
    if (!isTrimmed(name) || countCharacters(name) > 128) faults.push('source_type')
    if (!isTrimmed(id) || countCharacters(id) > 256) faults.push('source_id')
  } else if (citation.artifact_ref.family === 'memory') faults.push('family')
  if (faults.length === 0) return
  const msg = 'Value error, this cannot be cited'
  throw invalidFields(
    422,
    faults.map((field) => ({ type: 'value_error', loc: [field], msg })),
  )
}

/** The service takes some texts for blank that its schema accepts, so this check comes after the schema's. */
const isBlank = (text: string) => strip(text) === ''

function topicContent(content: ContentOf<'topic-memory'>): Copy<'topic-memory'> {
  const { title, summary, detail } = content
  if ([title, summary, detail].some(isBlank)) {
    throw invalidRequest('content', 'does not match the topic-memory model')
  }
  return { title, summary, detail }
}

function experienceContent(content: ContentOf<'experience'>): Copy<'experience'> {
  const { situation, action, outcome, lesson, failure } = content
  const failed = failure ? [failure.signature.recall_cue, failure.verification.check_subject] : []
  if ([situation, action, outcome, lesson, ...failed].some(isBlank)) {
    throw invalidRequest('content', 'does not match the experience model')
  }
  return {
    situation,
    action,
    outcome,
    lesson,
    failure: failure
      ? {
          signature: {
            recall_cue: failure.signature.recall_cue,
            symptom: failure.signature.symptom ?? null,
          },
          repair_surface: failure.repair_surface,
          verification: failure.verification,
        }
      : null,
  }
}

/**
 * Validations become the last section of the instructions, and `package` says which package the service makes of the
 * skill. A content that comes without its package has to say how it is checked; one that is sent as it was read names
 * its package instead.
 */
function skillContent(content: ContentOf<'skill'>): Copy<'skill'> {
  const { name, description, instructions, validation } = content
  const { license = null, compatibility = null, allowed_tools: tools = null } = content
  const given = content.package ?? null
  const notes = Object.entries(content.metadata ?? {})
  if (
    ![name, description, ...validation].every(isTrimmed) ||
    instructions !== stripEnd(instructions) ||
    ![license, compatibility, tools].every((text) => text === null || text === strip(text)) ||
    !notes.every(isSkillNote) ||
    (given === null && (instructions === '' || validation.length === 0))
  ) {
    throw invalidRequest('content', 'does not match the skill model')
  }
  const section = validation.map((item) => `- ${item}`).join('\n')
  const body = given === null ? `${instructions}\n\n## Validation\n\n${section}` : instructions
  const fields = {
    name,
    description,
    instructions: body.replace(/^[\r\n]+/, ''),
    license,
    compatibility,
    metadata: content.metadata ?? {},
    allowed_tools: tools,
  }
  const file = skillFile(fields)
  if (
    !SKILL_NAME.test(name) ||
    countCharacters(description) > SKILL_DESCRIPTION_MAX ||
    file.length > SKILL_FILE_BYTES_MAX ||
    [license, compatibility, tools].includes('')
  ) {
    throw packageInvalid()
  }
  const made = skillPackage(file)
  if (given !== null && (validation.length > 0 || compactJson(given) !== compactJson(made))) {
    throw packageInvalid()
  }
  return { ...fields, validation: [], package: made }
}

/** What a refusal of a skill's package names. */
export const PACKAGE_FIELD = 'content.package'
const packageInvalid = () => invalidRequest(PACKAGE_FIELD, 'is unavailable or invalid')

const isTrimmed = (text: string) => text !== '' && text === strip(text)
const isSkillNote = ([name, note]: [string, string]) =>
  isTrimmed(name) &&
  note === strip(note) &&
  countCharacters(name) <= SKILL_NOTE_NAME_MAX &&
  countCharacters(note) <= SKILL_NOTE_MAX

/** When it was made only the writing itself knows: `datedContent` says it. */
function profileContent(
  content: ContentOf<'profile'>,
  { isNew, restored }: Purpose,
): Copy<'profile', 'restored_from_revision'> {
  const markdown = profileMarkdown(content.content)
  const mode = restored !== null ? 'rollback' : isNew ? 'manual_create' : 'manual_replace'
  return {
    schema: 'powercontext.profile.v1',
    media_type: 'text/markdown',
    content: markdown,
    generation: {
      mode,
      created_at: null,
      generator_id: null,
      generator_version: null,
      source_window: null,
      restored_from_revision: restored,
    },
  }
}

function profileMarkdown(value: string): string {
  let end = value.length
  while (end > 0 && (value[end - 1] === '\n' || value[end - 1] === '\r')) end -= 1
  const lines = isEndless(value.slice(0, end), PROFILE_BYTES_MAX)
    ? ''
    : value
        .slice(0, end)
        .replace(/^\uFEFF/, '')
        .normalize('NFC')
        .replace(/\r\n?/g, '\n')
  const markdown = `${lines}\n`
  if (strip(markdown) === '' || bytesOf(markdown) > PROFILE_BYTES_MAX) {
    throw invalidRequest('content', 'does not match the profile model')
  }
  return markdown
}

/** No text this long comes within the bytes by being normalised, which takes a while: four characters at most become one. */
const isEndless = (text: string, bytes: number) => text.length > 4 * bytes

function atomicMemoryContent(content: ContentOf<'atomic-memory'>): Copy<'atomic-memory'> {
  const trimmed = strip(content.text)
  const text = isEndless(trimmed, ATOMIC_MEMORY_BYTES_MAX) ? '' : strip(trimmed.normalize('NFC'))
  if (text === '' || strip(content.kind) === '' || bytesOf(text) > ATOMIC_MEMORY_BYTES_MAX) {
    throw invalidRequest('content', 'does not match the atomic-memory model')
  }
  return { schema: content.schema, kind: content.kind, text, creation: null }
}

function handoffContent(
  content: ContentOf<'handoff'>,
): Canonical & { content: Copy<'handoff', 'generation'> } {
  const { schema, objective, state, disposition, next_action: next, omissions } = content
  const { generation } = content
  if (generation && (generation.selection === 'artifact') !== (generation.artifact !== null)) {
    const rule =
      generation.artifact === null
        ? 'generation by an Artifact names it'
        : 'generation by the built-in Prompt names no Artifact'
    throw invalidFields(422, [{ type: 'value_error', loc: [], msg: `Value error, ${rule}` }])
  }
  const statements = [...state, ...(next ? [next] : []), ...omissions]
  // The real service builds a statement before the handoff that holds it: the first fault is the only one.
  const blank = statements.some(({ text }) => isBlank(text))
  if (blank || isBlank(objective)) {
    const field = blank ? 'text' : 'objective'
    const msg = `Value error, ${field} must not be blank`
    throw invalidFields(422, [{ type: 'value_error', loc: [field], msg }])
  }
  const citations: Citation[] = [
    ...state.flatMap((statement) => statement.citations),
    ...(next?.citations ?? []),
    ...omissions.flatMap((omission) => (omission.citation ? [omission.citation] : [])),
  ]
  citations.forEach(requireCitable)
  const artifacts = new Map<string, ArtifactReference>()
  const sources = new Map<string, Canonical['sources'][number]>()
  for (const citation of citations) {
    if (citation.kind === 'artifact') {
      artifacts.set(compactJson(citation.artifact_ref), citation.artifact_ref)
    } else {
      const { name, source_id: sourceId } = citation.source_ref
      sources.set(compactJson(citation), { source_type: name, source_id: sourceId })
    }
  }
  return {
    content: {
      schema,
      objective,
      state: state.map(keptStatement),
      disposition,
      next_action: next && keptStatement(next),
      omissions: omissions.map(({ text, citation }) => ({
        text,
        citation: citation && keptCitation(citation),
      })),
    },
    sources: [...sources.values()],
    artifacts: [...artifacts.values()],
    ...(generation && { claimsGeneration: true }),
  }
}

/** A request names the type of a Source `name`, every answer `source_type` (contract §4.7). */
const keptCitation = (citation: Citation) => {
  if (citation.kind === 'artifact') return citation
  const { name, source_id: sourceId } = citation.source_ref
  return { kind: citation.kind, source_ref: { source_type: name, source_id: sourceId } }
}
const keptStatement = ({ text, citations }: { text: string; citations: Citation[] }) => ({
  text,
  citations: citations.map(keptCitation),
})
