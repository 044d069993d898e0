import { artifact, on, ref, restored, saved, skill, topic } from './build'
import { edited } from './text-edits'

const policy = `
## What customers may send back

Everything within 30 days of delivery, unused or tried on. Not: gift cards once their code was shown, goods made
to measure, food.

## What they get

1. The price paid, by the same way it was paid. Shipping to them, if everything goes back.
2. For broken goods: their choice of a new piece or the money, and shipping both ways.
3. If the parcel comes back used: the price less what it lost, at most 40 %.

## When

Within five working days after the parcel is scanned at our warehouse. Customers of three years or more get it when
the carrier scans the parcel.

## Who may decide

| Amount | Who |
| --- | --- |
| up to 1000 SEK / 90 EUR | any agent |
| up to 5000 SEK / 450 EUR | an agent, with a second one reading along |
| above | the support lead |
`
const policy2 = edited(policy, [
  {
    replace: 'Not: gift cards once their code was shown, goods made\nto measure, food.',
    with: 'Not: gift cards once their code was shown, goods made\nto measure, food, opened cosmetics.',
  },
])
const policy3 = edited(policy2, [
  {
    replace: '| up to 1000 SEK / 90 EUR | any agent |',
    with: '| up to 1500 SEK / 135 EUR | any agent |',
  },
])
const policy4 = edited(policy3, [
  {
    before: '## When\n',
    add: `4. A price that was wrong in our favour: the difference, without being asked for it.
5. A price that was wrong in theirs: the order stands. We do not cancel it.

`,
  },
])
const policy5 = edited(policy4, [
  {
    replace: 'Everything within 30 days of delivery',
    with: 'Everything within 60 days of delivery',
  },
])
const policy7 = edited(policy4, [
  {
    replace: 'Everything within 30 days of delivery, unused or tried on.',
    with: 'Everything within 30 days of delivery, unused or tried on; what was bought from mid-November until Christmas, until\nthe end of January.',
  },
])
const policy8 = edited(policy7, [
  {
    after: '| above | the support lead |\n',
    add: `
A double charge is no refund in this sense: no limit, no second agent, and it goes first. Finance is told the same
day.
`,
  },
])
const aboutPolicy = (detail: string) =>
  topic(
    'Refund policy',
    'What customers may send back, what they get for it and when, and who may decide.',
    detail,
  )

const aboveLimit = `
## Before you start

You are the support lead, or the support lead has said so in the ticket. Have the order id; never ask for the card.

## Steps

1. In the order view, read the captures. There is exactly one that is neither voided nor refunded. If not, stop:
   "Reconcile a double capture" in the checkout Scope comes first.
2. Read the return: scanned at the warehouse, with its state.
3. Choose the reason from the list. "Goodwill" needs a sentence that a stranger understands.
4. Enter the amount in minor units. Read it out to a second person, with the currency.
5. Send it. The order shows \`refund_requested\`, and \`refunded\` within an hour.

## If it does not work

\`refund_rejected\` with \`card_expired\`: ask the customer for an account by the secure form, never by e-mail.

## Afterwards

Use the macro "Your money is on its way", with the number of banking days of that way to pay.
`
const aboveLimit2 = edited(aboveLimit, [
  {
    replace: 'Read it out to a second person, with the currency.',
    with: 'Read it out to a second person, with the currency and the name on the ticket.',
  },
])
const aboveLimit3 = edited(aboveLimit2, [
  {
    replace: '2. Read the return: scanned at the warehouse, with its state.\n',
    with: '2. Read the return: scanned at the warehouse, with its state and the photograph.\n',
  },
])
const skillAboveLimit = (text: string) =>
  skill(
    'Refund above the limit',
    'A customer is owed more than 5000 SEK or 450 EUR, or a return is worth more than an agent may decide.',
    text,
    ['The order shows `refunded` with the amount that was read out.'],
  )

export const refundPolicy = [
  artifact(
    'refunds',
    'topic-memory',
    'refund-policy',
    saved(on(-28, '09:30'), 'ruth', aboutPolicy(policy)),
    saved(on(-26, '12:44'), 'ruth', aboutPolicy(policy2)),
    saved(on(-22, '10:02'), 'ruth', aboutPolicy(policy3)),
    saved(on(-17, '13:18'), 'ruth', aboutPolicy(policy4)),
    saved(on(-14, '15:27'), 'lucas', aboutPolicy(policy5)),
    restored(
      on(-13, '09:06'),
      'ruth',
      4,
      'Sixty days were a proposal for the campaign, not a decision. The board said no.',
    ),
    saved(on(-7, '11:50'), 'ruth', aboutPolicy(policy7)),
    saved(on(-4, '12:31'), 'ruth', aboutPolicy(policy8), [ref('charged-twice', 1)]),
  ),
  artifact(
    'refunds',
    'skill',
    'above-limit',
    saved(on(-27, '10:25'), 'ruth', skillAboveLimit(aboveLimit)),
    saved(on(-23, '14:51'), 'ruth', skillAboveLimit(aboveLimit2)),
    saved(on(-12, '10:12'), 'ruth', skillAboveLimit(aboveLimit3)),
    saved(on(-6, '11:34'), 'ruth', skillAboveLimit(aboveLimit2)),
    restored(
      on(-5, '08:58'),
      'ruth',
      3,
      'The photograph stays: two returns this week held another article than the one on the label.',
    ),
  ),
]
