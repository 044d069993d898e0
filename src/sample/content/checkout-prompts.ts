import { auto, custom, on, prompt, remembered, restored, saved } from './build'
import { edited } from './text-edits'

const handoffText = `
# Handing over a shift in checkout

Write the handoff for the colleague whose shift begins now. They read it once, standing, with a coffee.

- Begin with the objective: what they should bring about in their shift, in one sentence.
- Then the state, the most dangerous thing first. One fact in each statement. Say since when.
- Name flags with their value and region. "Failover is on" is not a state.
- Cite what each statement rests on. A statement that nobody wrote down before is left out, and its absence is
  named as an omission.
- End with one next action, and by when.

Mark the handoff as blocked only if the next action waits for somebody outside of the rota, and name them.
`.trim()
const handoffText2 = edited(handoffText, [
  {
    after: '- Name flags with their value and region. "Failover is on" is not a state.\n',
    add: '- Leave out everything that is as it always is.\n',
  },
])
const handoffText4 = edited(handoffText2, [
  {
    replace: 'Then the state, the most dangerous thing first.',
    with: 'Then the state, at most five statements, the most dangerous thing first.',
  },
])

const experienceText = `
# What checkout learns from an incident

From the incident channel and its timeline, write at most one experience.

Situation: the symptom and its size in customers or orders, with the number of the incident.
Action: what changed something, in order. Leave out what was only tried and taken back, unless it made matters
worse.
Outcome: what was seen after each action, with times.
Lesson: one or two sentences that would have shortened the incident. Not "communicate better".

If the incident is still open, write nothing.
`.trim()

export const checkoutPrompts = [
  // Noah's: he made it, so he owns it, and still may not change it once his role is gone (contract §4).
  prompt(
    'checkout',
    'handoff.generate',
    saved(on(-26, '09:55'), 'noah', custom(handoffText)),
    saved(on(-22, '14:13'), 'noah', custom(handoffText2)),
    saved(on(-17, '13:50'), 'noah', auto),
    saved(on(-15, '10:26'), 'noah', custom(handoffText4)),
    restored(
      on(-9, '10:03'),
      'mara',
      2,
      'Five statements were too few for the week of INC-2231: two open flags went unmentioned.',
    ),
  ),
  prompt(
    'checkout',
    'experience.generate',
    saved(on(-24, '15:33'), 'mara', custom(experienceText)),
    saved(
      on(-17, '09:18'),
      'mara',
      custom(
        edited(experienceText, [
          {
            replace: 'If the incident is still open, write nothing.',
            with: 'If the incident is still open, or its review has no lead yet, write nothing.',
          },
        ]),
      ),
    ),
    saved(
      on(-2, '09:20'),
      'jonas',
      custom(
        edited(experienceText, [
          {
            replace: 'If the incident is still open, write nothing.',
            with: `If the incident is still open, or its review has no lead yet, write nothing.

Numbers are those of the closed review. Where the channel and the review differ, the review is right.`,
          },
        ]),
      ),
    ),
  ),
  prompt('checkout', 'topic_memory.evolve', saved(on(-21, '13:02'), 'jonas', auto)),
  // Newer versions run atomic_memory.extract in its place, and take no custom text for it.
  {
    ...prompt(
      'checkout',
      'memory.extract',
      saved(
        on(-29, '06:55'),
        'mara',
        custom(`
Keep decisions about flags, limits and time-outs of checkout, each with its value, its region and who decided.
Leave out opinions, greetings and everything about a single order.`),
      ),
    ),
    imported: true as const,
  },
  prompt(
    'checkout',
    'atomic_memory.extract',
    saved(
      on(-14, '09:47'),
      'mara',
      custom(`
Keep decisions about flags, limits and time-outs of checkout, each with its value, its region and who decided.
One memory for each value. Leave out opinions, greetings and everything about a single order.`),
    ),
    saved(
      on(-8, '13:16'),
      'mara',
      custom(
        `
Keep decisions about flags, limits and time-outs of checkout, each with its value, its region and who decided.
One memory for each value. When a value is lowered or raised, keep the old one in the same sentence. Leave out
opinions, greetings and everything about a single order.`,
        [
          remembered('mara: ok so 1500 instead of 2000 from now on, gift cards are killing us', {
            kind: 'decision',
            text: 'Orders below 1500 SEK pass when fraud-review does not answer. Lowered from 2000 SEK after the gift card wave.',
          }),
        ],
      ),
    ),
  ),
]
