import {
  auto,
  artifact,
  custom,
  fact,
  handoff,
  lesson,
  on,
  profile,
  prompt,
  ref,
  restored,
  saved,
  stated,
  topic,
} from './build'
import { edited } from './text-edits'

const severity = `
| Severity | What customers feel | Who leads | First public word |
| --- | --- | --- | --- |
| 1 | nobody can buy, or money is wrong | an incident lead from the rota | within 15 minutes |
| 2 | a way to pay, a country or an app is out | the on-call of the team | within 30 minutes |
| 3 | slow, or a workaround exists | the on-call of the team | none |
| 4 | nothing | whoever sees it | none |

If in doubt, take the higher one. Lowering a severity is the lead's decision and needs one sentence why.
`
const severity2 = edited(severity, [
  {
    replace: '| 3 | slow, or a workaround exists | the on-call of the team | none |',
    with: '| 3 | slow, or a workaround exists | the on-call of the team | none, but support is told |',
  },
])
const severity3 = edited(severity2, [
  {
    replace: 'If in doubt, take the higher one.',
    with: 'Wrong money is severity 1 even for a single customer, until the number is known. If in doubt, take the higher one.',
  },
])
const aboutSeverity = (detail: string) =>
  topic(
    'Severity levels',
    'Four levels by what customers feel, who leads, and how soon we say so in public.',
    detail,
  )

const handoffPrompt = `
Hand over an incident as a whole, not a shift. State first what customers feel now. Then each open line of work
with its owner. Then what was ruled out, and by what. End with the next decision and who takes it.
`

export const incidents = [
  artifact(
    'incidents',
    'profile',
    'incidents-profile',
    saved(
      on(-28, '09:40'),
      'hana',
      profile(`
# Incident handbook

Kept by Hana Kobayashi. What stands here holds for every team at Larkfield, in office hours and at night. A team
may be stricter, never laxer.`),
    ),
  ),
  artifact(
    'incidents',
    'topic-memory',
    'severity',
    saved(on(-28, '09:52'), 'hana', aboutSeverity(severity)),
    saved(on(-22, '09:14'), 'hana', aboutSeverity(severity2)),
    saved(on(-18, '16:30'), 'hana', aboutSeverity(severity3), [ref('one-customer')]),
    saved(
      on(-9, '11:11'),
      'hana',
      aboutSeverity(
        edited(severity3, [
          { replace: 'needs one sentence why.', with: 'needs one sentence why, in the channel.' },
        ]),
      ),
    ),
  ),
  artifact(
    'incidents',
    'experience',
    'one-customer',
    saved(
      on(-19, '16:44'),
      'hana',
      lesson(
        'A single customer wrote that he had paid twice. It was filed as severity 4, since one order was all that was known.',
        'A support agent asked the payments on-call for a look after two hours.',
        'It was the first sign of INC-2231, with 214 orders in the end.',
        'Wrong money is severity 1 until the number of customers is known.',
      ),
    ),
  ),
  artifact(
    'incidents',
    'experience',
    'whose-change',
    saved(
      on(-2, '13:20'),
      'hana',
      lesson(
        'Twenty minutes went by with the question which of our releases had broken the webhooks; there had been three.',
        'The lead asked each team to take its release back, one after the other, the easiest one first.',
        'The second rollback helped. The other two teams shipped again after an hour.',
        'Taking back a change that was not the cause costs an hour. Arguing about it cost more.',
      ),
    ),
  ),
  artifact(
    'incidents',
    'atomic-memory',
    'incident-numbers',
    saved(
      on(-28, '10:01'),
      'hana',
      fact(
        'fact',
        'Incident numbers are given by the channel bot and never reused. INC-2200 was the first of this quarter.',
      ),
    ),
  ),
  artifact(
    'incidents',
    'atomic-memory',
    'silence-rule',
    saved(
      on(-21, '11:30'),
      'hana',
      fact(
        'decision',
        'A public word comes at the promised time also if there is no news. Silence reads as "they do not know".',
      ),
    ),
  ),
  artifact(
    'incidents',
    'atomic-memory',
    'rollback-first',
    saved(
      on(-2, '14:02'),
      'hana',
      fact(
        'decision',
        'If a change can be taken back, it is taken back before its effect is understood.',
      ),
      [ref('whose-change')],
    ),
  ),
  artifact(
    'incidents',
    'handoff',
    'inc-2266-handoff',
    saved(
      on(-3, '10:58'),
      'hana',
      handoff(
        'Lead INC-2266 from 11:00 UTC on.',
        [
          stated(
            'Customers can buy; their orders stay in "payment being confirmed" for up to 70 minutes.',
            ref('severity', 4),
          ),
          stated(
            'Checkout replays parked events; the database is the limit, not the number of consumers.',
            ref('first-quarter-hour', 6),
          ),
        ],
        'continuable',
        stated(
          'At 11:30 UTC decide whether parcels wait for captures; the warehouse asks for a word by then.',
          ref('status-page', 2),
        ),
      ),
    ),
  ),
  prompt(
    'incidents',
    'handoff.generate',
    saved(on(-26, '13:13'), 'hana', custom(handoffPrompt)),
    saved(
      on(-20, '14:29'),
      'hana',
      custom(
        edited(handoffPrompt.trim(), [
          { after: 'Then what was ruled out, and by what.', add: ' A theory is marked as one.' },
        ]),
      ),
    ),
    saved(on(-14, '10:04'), 'hana', auto),
    restored(
      on(-10, '09:15'),
      'hana',
      2,
      'The built-in handoff starts with the objective. In an incident the first line has to be what customers feel.',
    ),
  ),
  prompt(
    'incidents',
    'topic_memory.global',
    saved(
      on(-23, '10:37'),
      'hana',
      custom(
        'One topic for each rule of the handbook, none for single incidents. A rule that two reviews confirm gets both as sources.',
      ),
    ),
    saved(on(-12, '14:55'), 'hana', auto),
  ),
]
