import type { PromptKey } from '../api/contract/prompts'

// What each operation does when a Scope has not set a Prompt of its own. The console's own words.
const INSTRUCTIONS: Record<PromptKey, string> = {
  'memory.extract':
    'Read the conversation and note what will still be true next week.\nOne fact a line. Leave out greetings, guesses and anything said in anger.',
  'memory.rerank':
    'Order the candidates by how much each helps to answer the question.\nPut a candidate that contradicts the question last, not first.',
  'atomic_memory.extract':
    'Split the evidence into single facts that each make sense alone.\nKeep names, versions and paths exactly as written.\nCite the evidence of every fact; a fact without evidence is no fact.',
  'atomic_memory.reconcile':
    'Compare each new fact with the facts already kept.\nDecide: new, the same, a correction, or a contradiction.\nA correction replaces; a contradiction is reported and replaces nothing.',
  'experience.incubate':
    'Look for work that went through a problem to an outcome.\nPropose an experience only where another person would act differently after reading it.',
  'experience.generate':
    'Describe one experience in four parts: the situation, what was done, what came of it, and the lesson.\nWrite the lesson so that it can be followed without the story.',
  'skill.generate':
    'Write one skill from the evidence.\n- The name says what it achieves.\n- The description says when to use it.\n- The instructions are steps that a newcomer can follow.\n- At least one check shows that it worked.\nKeep commands and file names exactly as they were used.',
  'handoff.generate':
    'Prepare the work for whoever takes it over.\nState the objective, what is done, what is open, and the one next step.\nCite evidence for every statement, and name what was left out and why.',
  'topic_memory.probe':
    'Name the topics that the evidence touches, in the words that the evidence uses.\nUse few topics; one that holds a single sentence belongs to its neighbour.',
  'topic_memory.global':
    'Look over all topics and the new evidence together.\nPropose which topics change, which begin, and which are left as they are.',
  'topic_memory.planner':
    'Plan the updates so that each piece of evidence is worked into exactly one topic.\nKeep evidence that disagrees in the same step.',
  'topic_memory.evolve':
    'Rewrite one topic so that it holds what it held and what the evidence adds.\nShorten before you lengthen. Keep the title unless it has become wrong.',
  'topic_memory.temporary':
    'Draft a topic from evidence that fits none yet.\nMark what is not yet certain.',
  'topic_memory.reduce':
    'Merge the drafts into one without losing a cited fact.\nWhere drafts disagree, keep both and say so.',
  'topic_memory.reconcile':
    'Check the finished topics against one another.\nMove what stands in the wrong place; remove what stands twice.',
  'profile.generate':
    'Describe what this Scope is about, for somebody who has just arrived.\nUse headings and short paragraphs in Markdown.\nLeave out what only mattered once.',
}

/** Keys whose operation is off in 1.4, with the reason that it gives (contract §5). */
const DISABLED: Partial<Record<PromptKey, 'provider_not_configured' | 'operation_disabled'>> = {
  'memory.extract': 'provider_not_configured',
  'memory.rerank': 'operation_disabled',
}

const PROFILES: Partial<Record<PromptKey, 'coding'>> = {
  'memory.extract': 'coding',
  'atomic_memory.extract': 'coding',
}

/** The built-in Prompt of a key, and whether its operation runs at all (contract §5). */
export function builtinPrompt(key: PromptKey) {
  const reason = DISABLED[key] ?? null
  return {
    status: reason === null ? ('supported' as const) : ('disabled' as const),
    reason,
    builtin: {
      version: `scope-console.builtin.${key}.v1`,
      profile: PROFILES[key] ?? null,
      // A built-in Prompt has no demonstrations, and the service leaves their key out.
      instructions: INSTRUCTIONS[key],
    },
  }
}
