/** The fields that the form of a family shows, or has no need to; a family without a form is edited as JSON. */
export const FORM_FIELDS: Readonly<Record<string, readonly string[]>> = {
  prompt: ['schema_version', 'mode', 'instructions', 'demonstrations'],
  experience: ['situation', 'action', 'outcome', 'lesson', 'failure'],
  skill: [
    'name',
    'description',
    'instructions',
    'validation',
    'license',
    'compatibility',
    'allowed_tools',
    'metadata',
  ],
  handoff: ['schema', 'objective', 'state', 'disposition', 'next_action', 'omissions'],
  memory: ['entries'],
  'topic-memory': ['title', 'summary', 'detail'],
  profile: ['content'],
  'atomic-memory': ['schema', 'kind', 'text'],
}
