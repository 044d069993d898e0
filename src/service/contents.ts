import * as v from 'valibot'
import { CONTENT_SCHEMAS, type Citation, type ContentOf } from '../api/contract/artifact-requests'
import type { ArtifactReference, Family } from '../api/contract/artifacts'
import {
  ATOMIC_MEMORY_BYTES_MAX,
  PROFILE_BYTES_MAX,
  SKILL_DESCRIPTION_MAX,
  SKILL_FILE_BYTES_MAX,
  SKILL_NAME,
} from '../api/contract/content-bounds'
import { countCharacters } from '../api/contract/characters'
import {
  DEMONSTRATION_BYTES_MAX,
  PROMPT_BYTES_MAX,
  type PromptContent,
} from '../api/contract/prompts'
import { bytesOf, compactJson } from '../lib/json/compact-json'
import { invalidPromptContent, invalidRequest } from './errors'
import { formatInstant, type Micros } from './instants'
import { strip } from '../lib/text/strip'

export type Content = Record<string, unknown>
/** A content as the service keeps it, and what it cites. */
export type Written = {
  content: Content
  sources: { source_type: string; source_id: string }[]
  artifacts: ArtifactReference[]
}

/**
 * The canonical content of a write: what a reading of that revision answers, and what its digest is of (contract §4).
 * `restored` is the revision that the write restores; only a profile notes it in its content.
 * @throws ServiceError 422 when the content is not of the family, or breaks a rule of it.
 */
export function canonicalContent(
  family: Family,
  content: unknown,
  context: { now: Micros; revision: number; restored: number | null },
): Written {
  const plain = (value: Content): Written => ({ content: value, sources: [], artifacts: [] })
  switch (family) {
    case 'prompt':
      return plain(promptContent(parsed('prompt', content)))
    case 'experience':
      return plain(experienceContent(parsed('experience', content)))
    case 'skill':
      return plain(skillContent(parsed('skill', content), context.revision))
    case 'topic-memory': {
      const { title, summary, detail } = parsed('topic-memory', content)
      return plain({ title, summary, detail })
    }
    case 'profile':
      return plain(profileContent(parsed('profile', content), context))
    case 'atomic-memory':
      return plain(atomicMemoryContent(parsed('atomic-memory', content)))
    case 'handoff':
      return handoffContent(parsed('handoff', content))
    case 'memory':
      throw invalidRequest('family', 'has no management writer: memory')
  }
}

function parsed<F extends keyof typeof CONTENT_SCHEMAS>(family: F, content: unknown): ContentOf<F> {
  const result = v.safeParse(CONTENT_SCHEMAS[family], content)
  if (result.success) return result.output as ContentOf<F>
  throw family === 'prompt'
    ? invalidPromptContent()
    : invalidRequest('content', `does not match the ${family} model`)
}

function promptContent(content: PromptContent): Content {
  const instructions = strip(content.instructions.normalize('NFC'))
  const { mode, demonstrations } = content
  const auto = mode === 'auto'
  if (auto ? instructions !== '' || demonstrations.length > 0 : instructions === '') {
    throw invalidPromptContent()
  }
  // The real service drops nulls from a request before it checks it, so a null side counts as missing there.
  const incomplete = demonstrations.some(
    (item) =>
      item.input === null ||
      item.expected_output === null ||
      bytesOf(compactJson(item)) > DEMONSTRATION_BYTES_MAX,
  )
  const canonical = { schema_version: content.schema_version, mode, instructions, demonstrations }
  if (incomplete || bytesOf(compactJson(canonical)) > PROMPT_BYTES_MAX) throw invalidPromptContent()
  return canonical
}

function experienceContent(content: ContentOf<'experience'>): Content {
  const { situation, action, outcome, lesson, failure } = content
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
 * Validations become the last section of the instructions. The real service also packs them into an archive and names
 * its digests in `package`; this one keeps no archives, so `package` is null. A new skill has to say how it is checked;
 * a later revision says it in its instructions.
 */
function skillContent(content: ContentOf<'skill'>, revision: number): Content {
  if (revision === 1 && (content.instructions === '' || content.validation.length === 0)) {
    throw invalidRequest('content', 'does not match the skill model')
  }
  if (
    content.package ||
    !SKILL_NAME.test(content.name) ||
    countCharacters(content.description) > SKILL_DESCRIPTION_MAX ||
    bytesOf(content.name + content.description + content.instructions) > SKILL_FILE_BYTES_MAX
  ) {
    throw invalidRequest('content.package', 'is unavailable or invalid')
  }
  const instructions = content.instructions.trimEnd()
  const section = content.validation.map((item) => `- ${item}`).join('\n')
  const parts = [instructions, section && `## Validation\n\n${section}`].filter(
    (part) => part !== '',
  )
  return {
    name: content.name,
    description: content.description,
    instructions: parts.join('\n\n'),
    validation: [],
    package: null,
    license: content.license ?? null,
    compatibility: content.compatibility ?? null,
    metadata: content.metadata ?? {},
    allowed_tools: content.allowed_tools ?? null,
  }
}

function profileContent(
  content: ContentOf<'profile'>,
  { now, revision, restored }: { now: Micros; revision: number; restored: number | null },
): Content {
  const markdown = profileMarkdown(content.content)
  const mode = restored !== null ? 'rollback' : revision === 1 ? 'manual_create' : 'manual_replace'
  return {
    schema: 'powercontext.profile.v1',
    media_type: 'text/markdown',
    content: markdown,
    generation: {
      mode,
      created_at: formatInstant(now),
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
  if (markdown.trim() === '' || bytesOf(markdown) > PROFILE_BYTES_MAX) {
    throw invalidRequest('content', 'does not match the profile model')
  }
  return markdown
}

/** No text this long comes within the bytes by being normalised, which takes a while: four characters at most become one. */
const isEndless = (text: string, bytes: number) => text.length > 4 * bytes

function atomicMemoryContent(content: ContentOf<'atomic-memory'>): Content {
  const trimmed = content.text.trim()
  const text = isEndless(trimmed, ATOMIC_MEMORY_BYTES_MAX) ? '' : trimmed.normalize('NFC').trim()
  if (text === '' || content.kind.trim() === '' || bytesOf(text) > ATOMIC_MEMORY_BYTES_MAX) {
    throw invalidRequest('content', 'does not match the atomic-memory model')
  }
  return { schema: content.schema, kind: content.kind, text, creation: null }
}

function handoffContent(content: ContentOf<'handoff'>): Written {
  const { schema, objective, state, disposition, next_action: next, omissions } = content
  if (content.generation) throw invalidRequest('content', 'does not match the handoff model')
  const citations: Citation[] = [
    ...state.flatMap((statement) => statement.citations),
    ...(next?.citations ?? []),
    ...omissions.flatMap((omission) => (omission.citation ? [omission.citation] : [])),
  ]
  const artifacts = new Map<string, ArtifactReference>()
  const sources = new Map<string, Written['sources'][number]>()
  for (const citation of citations) {
    if (citation.kind === 'artifact') {
      artifacts.set(compactJson(citation.artifact_ref), citation.artifact_ref)
    } else {
      const { name, source_id: sourceId } = citation.source_ref
      sources.set(compactJson(citation), { source_type: name, source_id: sourceId })
    }
  }
  return {
    content: { schema, objective, state, disposition, next_action: next, omissions },
    sources: [...sources.values()],
    artifacts: [...artifacts.values()],
  }
}

/** What a restore must find equal: everything but what the service itself notes in a content (contract §4). */
export const comparableContent = (family: Family, content: Content): string =>
  compactJson(family === 'profile' ? content.content : content)
