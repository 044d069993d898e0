import {
  AUTO_CONTENT,
  PROMPT_SCHEMA_VERSION,
  type PromptContent,
} from '../src/api/contract/prompts'

/** Content of a Custom revision. */
export const custom = (
  instructions: string,
  demonstrations: PromptContent['demonstrations'] = [],
): PromptContent => ({
  schema_version: PROMPT_SCHEMA_VERSION,
  mode: 'custom',
  instructions,
  demonstrations,
})

export const auto: PromptContent = AUTO_CONTENT

// A server that has the key's own types refuses other shapes (422 `prompt_definition_incompatible`).
const demonstration = {
  input: {
    evidence: [
      {
        evidence_id: 'INC-2231',
        kind: 'source',
        content: 'Retry storm after the payment gateway timed out; the queue was drained by hand.',
      },
    ],
  },
  expected_output: {
    proposal: {
      name: 'calm-a-retry-storm',
      description: 'Stop retries from drowning the payment gateway while it recovers.',
      instructions: 'Pause the retry worker, watch the gateway board, resume at half rate.',
      validation: ['The gateway board shows fewer than five errors a minute.'],
    },
  },
}

const opening = `Turn a resolved incident of the checkout service into one skill that the next person on call can follow.

Rules:
- Keep three candidates at most and choose the one that was tried.
- Name the dashboard, the alert and the command, exactly as the handbook spells them.
- Leave out customer names, order numbers and card data.`

const shortened = opening.replace(
  'Keep three candidates at most and choose the one that was tried.',
  'Keep five candidates at most and choose the one that was tried twice.',
)

const extended = `${shortened}
- Say what the person sees when the step has worked.

Order of the answer:
1. When to use it, in one sentence.
2. The steps, each with its check.
3. How to go back.`

/** Texts of a Prompt of the checkout service, each a small edit of the one before. */
export const instructions = { opening, shortened, extended }

/** Contents that a test can commit one after the other. */
export const contents = {
  opening: custom(opening),
  shortened: custom(shortened),
  extended: custom(extended, [demonstration]),
}

/** Distinct instructions for histories longer than one page. */
export const numbered = (number: number) =>
  custom(`${opening}\n\nReviewed on turn ${number} of the on-call rota.`)
