import {
  artifact,
  custom,
  fact,
  handoff,
  lesson,
  on,
  prompt,
  ref,
  saved,
  skill,
  stated,
  topic,
} from './build'
import { edited } from './text-edits'

const rota = `
| Team | First | Second | Change of shift |
| --- | --- | --- | --- |
| Checkout | Daniel Osei | Mara Lindqvist | Monday 08:00 UTC |
| Payments | Jonas Weber | Daniel Osei | Monday 08:00 UTC |
| Delivery | Sofia Marchetti | the carrier desk | Monday 08:00 UTC |
| Data platform | Wei Zhang | nobody | Monday 08:00 UTC |
| Incident lead | Hana Kobayashi | Ruth Adeyemi | Monday 08:00 UTC |

First answers within five minutes, second within fifteen. Whoever can't, swaps before the shift begins and not
during it.
`
const rota2 = edited(rota, [
  {
    replace: '| Checkout | Daniel Osei | Mara Lindqvist |',
    with: '| Checkout | Noah Fischer | Daniel Osei |',
  },
])
const rota3 = edited(rota, [
  {
    replace: '| Checkout | Daniel Osei | Mara Lindqvist |',
    with: '| Checkout | Mara Lindqvist | Jonas Weber |',
  },
  {
    replace: '| Data platform | Wei Zhang | nobody |',
    with: '| Data platform | Wei Zhang | the vendor’s line |',
  },
])
const rota4 = edited(rota3, [
  {
    replace: '| Checkout | Mara Lindqvist | Jonas Weber |',
    with: '| Checkout | Jonas Weber | Daniel Osei |',
  },
])
const rota5 = edited(rota4, [
  {
    replace: '| Incident lead | Hana Kobayashi | Ruth Adeyemi |',
    with: '| Incident lead | Ruth Adeyemi | Hana Kobayashi |',
  },
])
const aboutRota = (detail: string) =>
  topic(
    'Rota and escalation',
    'Who is on call for which team, how soon they answer, and who comes after them.',
    detail,
  )

const takeOver = `
## Before you start

Ten minutes, with the colleague who leaves. Both of you, by voice.

## Steps

1. Read the handoff of the last shift aloud. Ask about each flag that is not at its usual value.
2. Send yourself a test page with \`/page <TEAM> --test\`. It rings.
3. Open the admin gateway, the log search and the dashboards. You are signed in.
4. Say in the team's channel: "<NAME> has the pager for <TEAM>."

## If it does not work

The test page does not ring: the colleague keeps the pager until it does.
`

export const oncall = [
  artifact(
    'oncall',
    'topic-memory',
    'rota',
    saved(on(-28, '08:05'), 'hana', aboutRota(rota)),
    saved(on(-23, '07:45'), 'hana', aboutRota(rota2)),
    saved(on(-18, '07:52'), 'hana', aboutRota(rota)),
    saved(on(-13, '07:48'), 'hana', aboutRota(rota3)),
    saved(on(-8, '07:41'), 'hana', aboutRota(rota4)),
    saved(on(-3, '07:39'), 'hana', aboutRota(rota5)),
  ),
  artifact(
    'oncall',
    'skill',
    'take-over',
    saved(
      on(-27, '08:20'),
      'hana',
      skill(
        'Take over the pager',
        'A shift begins, or somebody swaps with you in the middle of one.',
        takeOver,
        ['The test page rang on your telephone.'],
      ),
    ),
    saved(
      on(-17, '08:31'),
      'hana',
      skill(
        'Take over the pager',
        'A shift begins, or somebody swaps with you in the middle of one.',
        edited(takeOver, [
          {
            replace: 'You are signed in.',
            with: 'You are signed in, and may change flags: open one, do not save it.',
          },
        ]),
        ['The test page rang on your telephone.'],
      ),
    ),
    saved(
      on(-3, '08:14'),
      'hana',
      skill(
        'Take over the pager',
        'A shift begins, or somebody swaps with you in the middle of one.',
        edited(takeOver, [
          {
            replace: 'You are signed in.',
            with: 'You are signed in, and may change flags: open one, do not save it.',
          },
        ]),
        ['The test page rang on your telephone.', 'The channel says who has the pager.'],
      ),
    ),
  ),
  artifact(
    'oncall',
    'experience',
    'silent-pager',
    saved(
      on(-18, '09:03'),
      'daniel',
      lesson(
        'The pager stayed silent for three hours at the beginning of a shift: the new telephone was not registered.',
        'The second on-call answered in the place of the first one and registered the telephone.',
        'One page was answered after eleven minutes instead of five. Nothing was lost.',
        'A test page belongs to every change of shift, also when nothing seems to have changed.',
      ),
    ),
  ),
  artifact(
    'oncall',
    'atomic-memory',
    'answer-times',
    saved(
      on(-28, '08:12'),
      'hana',
      fact('fact', 'First on-call answers a page within five minutes, second within fifteen.'),
    ),
  ),
  artifact(
    'oncall',
    'atomic-memory',
    'night-pay',
    saved(
      on(-22, '14:10'),
      'hana',
      fact(
        'fact',
        'A page between 21:00 and 05:00 UTC gives half a day off, to be taken in the same week.',
      ),
    ),
  ),
  artifact(
    'oncall',
    'atomic-memory',
    'no-swap-in-freeze',
    saved(
      on(-9, '12:01'),
      'hana',
      fact('decision', 'During a campaign freeze shifts are not swapped.'),
    ),
  ),
  artifact(
    'oncall',
    'handoff',
    'oncall-handoff',
    saved(
      on(-23, '08:02'),
      'daniel',
      handoff(
        'A quiet week, after the switch of providers in the one before.',
        [
          stated(
            'Both regions are on Tidemark again; Cardwell takes its usual share.',
            ref('rota', 2),
          ),
          stated('The test page of Monday did ring on both telephones.', ref('take-over')),
        ],
        'complete',
        stated(
          'Nothing is open. Read the failover skill once, it has a new first step.',
          ref('take-over'),
        ),
      ),
    ),
    saved(
      on(-3, '08:05'),
      'daniel',
      handoff(
        'Hold checkout through the week before the campaign.',
        [
          stated('Webhooks are behind since 07:10 UTC; Hana leads.', ref('rota', 6)),
          stated('No swaps are possible once the freeze begins.', ref('no-swap-in-freeze')),
        ],
        'continuable',
        stated('Join `#incidents` at once; the scribe needs relief at 10:00 UTC.', ref('rota', 6)),
      ),
    ),
    saved(
      on(-1, '08:09'),
      'daniel',
      handoff(
        'Hold checkout through the week before the campaign.',
        [
          stated('Webhooks are in time again since two days ago.', ref('rota', 6)),
          stated('No swaps are possible once the freeze begins.', ref('no-swap-in-freeze')),
        ],
        'continuable',
        stated(
          'Check at 18:00 UTC that `skill.generate` of checkout is in the mode that the freeze asks for.',
          ref('rota', 6),
        ),
      ),
    ),
  ),
  prompt(
    'oncall',
    'handoff.generate',
    saved(
      on(-24, '08:40'),
      'hana',
      custom(
        'One page at most. Flags away from their usual value first, open incidents second, promises to other teams third. Nothing that is as always.',
      ),
    ),
    saved(
      on(-13, '08:22'),
      'hana',
      custom(
        'One page at most. Flags away from their usual value first, open incidents second, promises to other teams third, each with its day. Nothing that is as always.',
      ),
    ),
    saved(
      on(-8, '08:26'),
      'hana',
      custom(
        'One page at most. Open incidents first, flags away from their usual value second, promises to other teams third, each with its day. Nothing that is as always.',
      ),
    ),
  ),
]
