import { auto, artifact, custom, lesson, on, prompt, restored, saved, skill, topic } from './build'
import { edited } from './text-edits'

const reviewSkill = `
## Before you start

The lead of the incident writes it within five working days, with one person who was not there.

## Steps

1. Begin with the size: customers, orders, money, minutes. Numbers from the data platform, with the query.
2. Write the timeline from the channel: what was seen, what was decided, by which role. No names.
3. For each decision, write what was known at that minute. Not what is known now.
4. Write what made it longer and what made it shorter. At least one of each.
5. Give each action an owner and a week. Three at most; more are not done.

## Afterwards

Read it to the team in fifteen minutes. Close it when the actions are done or dropped, with a word on why.
`
const reviewPrompt = `
Write one experience for each review, none for its single actions.

Situation and outcome carry the numbers of the review. Action is what the people did, by role. Lesson is the one
sentence that would have made the incident shorter for somebody who had read it the day before.
`
const reviewPrompt2 = edited(reviewPrompt, [
  { after: 'none for its single actions.', add: ' Only closed reviews count.' },
])
const reviewPrompt3 = edited(reviewPrompt2, [
  {
    replace: 'Action is what the people did, by role.',
    with: 'Action is what the people did, by role, and what the machines did, by name.',
  },
])
const findings = `
1. **Deciding takes longer than doing.** In four of six reviews more than half of the time went into finding out
   who may decide.
2. **One person at night.** Two reviews had a change to live payments by one person alone.
3. **The provider's word.** Status pages were behind our own numbers by 30 minutes and more, each time.
`

export const reviews = [
  artifact(
    'reviews',
    'topic-memory',
    'findings',
    saved(
      on(-21, '15:15'),
      'hana',
      topic(
        'What our reviews keep finding',
        'Patterns that two or more post-incident reviews share.',
        findings,
      ),
    ),
    saved(
      on(-9, '16:20'),
      'hana',
      topic(
        'What our reviews keep finding',
        'Patterns that two or more post-incident reviews share.',
        edited(findings, [
          { replace: 'In four of six reviews', with: 'In five of eight reviews' },
          {
            after: 'by 30 minutes and more, each time.',
            add: '\n4. **Defaults.** A default that fits most cases hid the case that it did not fit: decimals, retries.',
          },
        ]),
      ),
    ),
    saved(
      on(-1, '14:04'),
      'hana',
      topic(
        'What our reviews keep finding',
        'Patterns that two or more post-incident reviews share.',
        edited(findings, [
          { replace: 'In four of six reviews', with: 'In five of ten reviews' },
          {
            after: 'by 30 minutes and more, each time.',
            add: '\n4. **Defaults.** A default that fits most cases hid the case that it did not fit: decimals, retries.\n5. **Promised alerts.** An alert that is closed with a promise comes back as an incident.',
          },
        ]),
      ),
    ),
  ),
  artifact(
    'reviews',
    'skill',
    'write-review',
    saved(
      on(-26, '10:50'),
      'hana',
      skill(
        'Write a post-incident review',
        'An incident of severity 1 or 2 is over, and nobody has begun to write.',
        reviewSkill,
        [
          'Each action has an owner and a week.',
          'A person who was not there can retell the incident.',
        ],
      ),
    ),
    saved(
      on(-10, '15:44'),
      'hana',
      skill(
        'Write a post-incident review',
        'An incident of severity 1 or 2 is over, and nobody has begun to write.',
        edited(reviewSkill, [
          {
            replace: 'Numbers from the data platform, with the query.',
            with: 'Numbers from the data platform, with the query, as of three days after the incident.',
          },
        ]),
        [
          'Each action has an owner and a week.',
          'A person who was not there can retell the incident.',
        ],
      ),
    ),
  ),
  artifact(
    'reviews',
    'experience',
    'review-2207',
    saved(
      on(-21, '14:20'),
      'hana',
      lesson(
        'Review of INC-2207: 1,900 customers gave up paying within 52 minutes, of which 40 were spent waiting for a decision.',
        'The on-call asked three people for leave to switch providers. The third one was the incident lead.',
        'The switch itself took four minutes.',
        'Name the role that decides in the skill itself.',
      ),
    ),
  ),
  artifact(
    'reviews',
    'experience',
    'review-2231',
    saved(
      on(-15, '15:02'),
      'hana',
      lesson(
        'Review of INC-2231: 214 orders were captured twice, 198000 SEK and 9300 EUR in all.',
        'A retry limit for captures was raised at night from 0 to 2 by one engineer, to get a quieter pager.',
        'The double captures began with the next slow answer of the provider, two days later.',
        'A change to live payments needs two people at any hour, and an end date.',
      ),
    ),
    saved(
      on(-11, '10:40'),
      'hana',
      lesson(
        'Review of INC-2231: 214 orders were captured twice, 198000 SEK and 9300 EUR in all. All are refunded.',
        'A retry limit for captures was raised at night from 0 to 2 by one engineer, to get a quieter pager.',
        'The double captures began with the next slow answer of the provider, two days later.',
        'A change to live payments needs two people at any hour, and an end date.',
      ),
    ),
  ),
  artifact(
    'reviews',
    'experience',
    'review-2244',
    saved(
      on(-8, '14:36'),
      'hana',
      lesson(
        'Review of INC-2244: prices in JPY were a hundred times too high for 50 minutes; nine customers wrote.',
        'A library took two decimals where a currency was not named.',
        'Rolled back within three minutes of the first message to support.',
        'Alert on what stops, not only on what fails.',
      ),
    ),
  ),
  artifact(
    'reviews',
    'experience',
    'review-2259',
    saved(
      on(-4, '15:37'),
      'hana',
      lesson(
        'Review of INC-2259: 5 % of cards were refused for three hours.',
        'The alert on the certificate was closed with a promise; the promise was forgotten over a bank holiday.',
        'The certificate was switched within a minute once the cause was known.',
        'Alerts that end with the calendar stay open until the change is made.',
      ),
    ),
  ),
  prompt(
    'reviews',
    'experience.generate',
    saved(on(-25, '11:05'), 'hana', custom(reviewPrompt)),
    saved(on(-21, '14:58'), 'hana', custom(reviewPrompt2)),
    saved(on(-15, '13:22'), 'hana', custom(reviewPrompt3)),
    saved(on(-14, '11:49'), 'hana', auto),
    restored(
      on(-10, '16:17'),
      'hana',
      3,
      'Compared four reviews: with the built-in text two experiences carried no numbers.',
    ),
  ),
]
