import { artifact, on, ref, restored, saved, skill } from './build'
import { edited } from './text-edits'

const quarterHour = `
## Before you start

Whoever sees the problem begins. You are the lead until somebody says "I lead".

## Steps

1. Write in \`#incidents\`: what you see, since when, and where you looked. A number is given to you.
2. Choose a severity. If you can't within a minute, it is 2.
3. Page the on-call of the team with \`/page <TEAM>\`. They answer within five minutes; if not, page again with
   \`/page <TEAM> --second\`.
4. Name a scribe. It is not you.
5. Ask one question: what changed in the last hour? Read "Releases" and "Flags" in the channel's header.
6. Decide whether to take the change back. If there is one and it can be taken back, do so before you understand it.
7. For severity 1 and 2, write the first public word with "Write the status page".

## If it does not work

Nobody answers: page \`incident-lead\`. Two teams each say it is the other: both stay, and you decide the order.

## Afterwards

Say in the channel who leads now, also if it is still you.
`
const quarterHour2 = edited(quarterHour, [
  {
    replace: '4. Name a scribe. It is not you.',
    with: '4. Name a scribe. It is not you. If there are only two of you, the scribe writes times and nothing else.',
  },
])
const quarterHour3 = edited(quarterHour2, [
  {
    replace: '7. For severity 1 and 2,',
    with: '7. Ask for two people for any change to live payments: one does it, one reads it out.\n8. For severity 1 and 2,',
  },
])
const quarterHour5 = edited(quarterHour3, [
  {
    replace: "If you can't within a minute, it is 2.",
    with: "If you can't within a minute, it is 2. Wrong money is 1.",
  },
])
const quarterHour6 = edited(quarterHour5, [
  {
    replace: '5. Ask one question: what changed in the last hour?',
    with: '5. Ask one question: what changed in the last hour, at our side or at a provider?',
  },
])
const firstQuarterHour = (text: string) =>
  skill(
    'Run the first fifteen minutes',
    'Something is broken and nobody leads yet: several alerts at once, or customers writing in.',
    text,
    [
      'The channel says who leads, which severity it is and who writes.',
      'The second page was sent, or the first one answered, within five minutes.',
    ],
  )

const statusPage = `
## Before you start

The communicator of the incident does this; for severity 2 the on-call may. Have the severity and the first time
a customer was affected.

## Steps

1. Choose the part of the shop by what customers call it: "Paying by card", not "checkout".
2. Write what does not work, since when, and what still does. No causes, no provider names.
3. Say when the next word comes: 30 minutes for severity 1, an hour for severity 2. Keep to it, also with no news.
4. Post it in Swedish and English. German and Dutch follow by the support desk.

## If it does not work

The page is down as well: the text goes to the banner of the shop through \`shop.banner.text\`.

## Afterwards

The last word says since when all is well, and that we will tell more only if money was involved.
`

export const incidentSkills = [
  artifact(
    'incidents',
    'skill',
    'first-quarter-hour',
    saved(on(-28, '10:20'), 'hana', firstQuarterHour(quarterHour)),
    saved(on(-25, '15:48'), 'hana', firstQuarterHour(quarterHour2)),
    saved(on(-19, '10:56'), 'hana', firstQuarterHour(quarterHour3)),
    saved(on(-16, '13:33'), 'hana', firstQuarterHour(quarterHour)),
    restored(
      on(-16, '14:10'),
      'hana',
      3,
      'Saved from an old draft by accident; the two-person step of INC-2231 was gone.',
    ),
    saved(on(-11, '09:24'), 'hana', firstQuarterHour(quarterHour5)),
    saved(on(-2, '13:47'), 'hana', firstQuarterHour(quarterHour6), [ref('whose-change')]),
  ),
  artifact(
    'incidents',
    'skill',
    'status-page',
    saved(
      on(-27, '14:24'),
      'hana',
      skill(
        'Write the status page',
        'Severity 1 or 2: customers notice, and the status page says that all is well.',
        statusPage,
        ['The page names the part of the shop, since when, and the time of the next word.'],
      ),
    ),
    saved(
      on(-15, '15:51'),
      'hana',
      skill(
        'Write the status page',
        'Severity 1 or 2: customers notice, and the status page says that all is well.',
        edited(statusPage, [
          {
            replace: 'German and Dutch follow by the support desk.',
            with: 'German and Dutch follow by the support desk within 20 minutes.',
          },
        ]),
        ['The page names the part of the shop, since when, and the time of the next word.'],
      ),
    ),
  ),
]
