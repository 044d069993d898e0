import { artifact, lesson, on, ref, saved, topic } from './build'
import { edited } from './text-edits'

const architecture = `
## The path of an order

The shop calls \`checkout\` three times: to open an order, to attach a payment, and to confirm it. Between the
second and the third call the customer is with the payment provider, for eight seconds in the middle and for
up to ten minutes when a bank asks for a code.

1. \`created\`: prices are frozen for 20 minutes. After that, the cart Scope prices the order again.
2. \`authorised\`: the provider has said yes. Stock is reserved now and not before.
3. \`captured\`: the money moves when the parcel leaves the warehouse, except for gift cards.
4. \`shipped\`: nothing in checkout changes an order any more.

## What runs where

Two regions, eu-north and eu-west, each with its own database. An order lives in the region that opened it and
never moves. A region that is lost loses the orders in \`created\`; those in \`authorised\` can be read from the
copy in the other region, read-only.

## What waits for what

- \`checkout\` waits for \`pricing\` (300 ms), \`fraud-review\` (800 ms) and the payment provider (10 s).
- If \`fraud-review\` does not answer, orders below 2000 SEK pass and all others go to manual review.
- If \`pricing\` does not answer, the order is refused. There are no cached prices in checkout.
`
const architecture2 = edited(architecture, [
  {
    replace: 'and the payment provider (10 s).',
    with: 'and the payment provider (10 s, then one retry\n  after 2 s for authorisations; never for captures).',
  },
])
const architecture3 = edited(architecture2, [
  {
    before: '## What runs where\n',
    add: `Provider events arrive in \`payments.webhooks\`, ordered for each order. A capture is known to us when its event
has been handled, not when the provider answers the call.

`,
  },
])
const architecture4 = edited(architecture3, [
  {
    replace: 'orders below 2000 SEK pass and all others go to manual review.',
    with: 'orders below 1500 SEK pass and all others go to manual review.',
  },
])
const aboutArchitecture = (detail: string) =>
  topic(
    'Checkout in one page',
    'How an order passes through checkout, which services it waits for, and what is lost when a region is lost.',
    detail,
  )

export const checkoutKnowledge = [
  artifact(
    'checkout',
    'topic-memory',
    'architecture',
    saved(on(-28, '10:40'), 'mara', aboutArchitecture(architecture)),
    saved(on(-20, '16:05'), 'jonas', aboutArchitecture(architecture2), [ref('inc-2231')]),
    saved(on(-12, '13:30'), 'mara', aboutArchitecture(architecture3)),
    saved(on(-4, '09:44'), 'mara', aboutArchitecture(architecture4)),
  ),
  artifact(
    'checkout',
    'topic-memory',
    'releases',
    saved(
      on(-26, '15:10'),
      'mara',
      topic(
        'Releases and freezes',
        'When checkout may be released, who stops a release, and which weeks are frozen.',
        `
Checkout is released on working days from 07:00 to 14:00 UTC, one region after the other with half an hour
between them. Nobody releases on the day before a bank holiday in Sweden, Germany or the Netherlands.

A freeze begins at 18:00 UTC of the day before a campaign and ends at 18:00 UTC of its last day. During it only
rollbacks and flags move. Prompts count as releases: during a freeze they run on Auto.`,
      ),
    ),
    saved(
      on(-9, '15:06'),
      'mara',
      topic(
        'Releases and freezes',
        'When checkout may be released, who stops a release, and which weeks are frozen.',
        `
Checkout is released on working days from 07:00 to 14:00 UTC, one region after the other with half an hour
between them. Nobody releases on the day before a bank holiday in Sweden, Germany or the Netherlands.

A freeze begins at 18:00 UTC of the day before a campaign and ends at 18:00 UTC of its last day. During it only
rollbacks and flags move. Prompts count as releases: during a freeze \`skill.generate\` runs on Auto, all others
stay as they are.

Whoever is on call may stop a release without giving a reason. Starting it again needs one.`,
      ),
    ),
  ),
  artifact(
    'checkout',
    'experience',
    'inc-2207',
    saved(
      on(-27, '11:20'),
      'daniel',
      lesson(
        'INC-2207: authorisations through Tidemark took 11 seconds at the 95th percentile; one order in sixteen timed out. Their status page was green.',
        'After 40 minutes of waiting for the provider we set `checkout.payments.card.primary` to `cardwell` in eu-north, then in eu-west.',
        'Authorisations were back under 900 ms four minutes after each change. About 1,900 customers had given up before that.',
        'Our own timeout rate decides, not the status page. The person on call needs to know beforehand who may decide a switch; 25 of the 40 minutes went into finding that out.',
      ),
    ),
  ),
  artifact(
    'checkout',
    'experience',
    'inc-2231',
    saved(
      on(-20, '12:02'),
      'jonas',
      lesson(
        'INC-2231: 212 orders were captured twice. The gateway answered captures late, and our client sent them again after ten seconds.',
        'Retries for captures were switched off by `payments.capture.retry=0`; finance refunded the second captures one by one.',
        'No further double capture within the hour. Refunds took four days, since settlement had run already for 180 orders.',
        'Never send a capture twice without looking the first one up. A change to live payment routing needs a second person: the retry limit had been raised at night by one person alone.',
      ),
    ),
    saved(
      on(-18, '11:31'),
      'jonas',
      lesson(
        'INC-2231: 214 orders were captured twice. The gateway answered captures late, and our client sent them again after ten seconds.',
        'Retries for captures were switched off by `payments.capture.retry=0`; finance refunded the second captures one by one.',
        'No further double capture within the hour. Refunds took four days, since settlement had run already for 182 orders.',
        'Never send a capture twice without looking the first one up. A change to live payment routing needs a second person: the retry limit had been raised at night by one person alone.',
      ),
    ),
  ),
  artifact(
    'checkout',
    'experience',
    'double-failover',
    saved(
      on(-19, '14:25'),
      'daniel',
      lesson(
        'A switch to Cardwell was set while a release of checkout was rolling through eu-west.',
        'Half of the instances had read the flag at start and kept Tidemark. We restarted them by hand.',
        'For 22 minutes both providers were first, each for half of the traffic. No order was harmed.',
        'Ask for releases under way before touching the flag. The skill "Fail over card payments to Cardwell" begins with that question now.',
      ),
    ),
  ),
  artifact(
    'checkout',
    'experience',
    'inc-2266',
    saved(
      on(-3, '12:09'),
      'jonas',
      lesson(
        'INC-2266: a release renamed a field of `payment.updated`; its handler refused every event and 41,000 of them were parked.',
        'Rolled back the release, raised `webhooks.consumers` from 4 to 8 and replayed the parked events from the time of the release.',
        'The delay was back under 30 seconds after 55 minutes. 16 consumers, which we tried first, only moved the queue into the database.',
        'Roll back before replaying. Eight consumers are what the database can bear.',
      ),
    ),
  ),
]
