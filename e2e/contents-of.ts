/** A content of each family that some server writes by request. */
export const contentsOf: Record<string, Record<string, unknown>> = {
  experience: {
    situation: 'Card payments hung for 40 minutes.',
    action: 'Traffic was moved to the second provider by hand.',
    outcome: 'Authorisations were back under a second.',
    lesson: 'Move first, look for the cause afterwards.',
  },
  skill: {
    name: 'move-card-traffic',
    description: 'When card payments hang for more than five minutes.',
    instructions: 'Open the payments board.\nMove the traffic.',
    validation: ['The board shows fewer than five errors a minute.'],
  },
  'topic-memory': {
    title: 'Card payments',
    summary: 'Two providers, one of them in reserve.',
    detail: 'The first one is used as long as it answers within a second.',
  },
  profile: { content: '# Checkout\n\nA team of seven.' },
  'atomic-memory': { kind: 'decision', text: 'Orders below 1500 SEK pass without a review.' },
  memory: { entries: [{ kind: 'fact', text: 'The reserve provider charges by the day.' }] },
}
