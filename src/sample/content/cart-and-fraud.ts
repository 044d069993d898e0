import { auto, artifact, custom, fact, lesson, on, prompt, ref, saved, skill, topic } from './build'
import { edited } from './text-edits'

const rounding = `
Prices are integers in minor units, with the number of decimals of their currency: two for SEK, EUR, GBP and
DKK, none for JPY and ISK.

- Discounts are rounded half up, for each line and not for the sum.
- VAT is computed from the rounded line and shown, never added: our prices include it.
- A sum is the sum of its lines. If a report shows another sum, the report is wrong.
`
const rounding2 = edited(rounding, [
  {
    after: '- A sum is the sum of its lines. If a report shows another sum, the report is wrong.\n',
    add: `- Cash does not exist in the shop, so that SEK is not rounded to whole kronor. The old rule from the stores
  came back twice by copying code; \`pricing\` has a test against it now.\n`,
  },
])

const correctPrice = `
## Before you start

The pricing editor does this, with the category manager's agreement in writing. Orders that customers have placed
keep their price, whatever it was (see the refund policy).

## Steps

1. In the price list, filter by <SKU> and note the published price in all currencies.
2. Enter the right price as a draft. The check "change above 40 %" turns amber if it is far off: read it out to
   the category manager.
3. Publish. The shop shows it within three minutes; open the product in a private window to see it.
4. In "Pricing / Open orders", look for orders in \`created\` with the old price. They expire within 20 minutes.

## If it does not work

If the old price is still there after ten minutes, purge \`/p/<SKU>\` at the edge.

## Afterwards

Tell the support desk the SKU, both prices and the time between them.
`

const queueRules = `
An order goes to manual review when one of these holds:

1. Three cards were tried for it.
2. It is above 15000 SEK and the account is younger than a day.
3. It ships to a parcel shop, and the parcel shop has taken five orders of new accounts this week.
4. It holds gift cards above 2000 SEK in all.

Reviews are done from 06:00 to 22:00 UTC. An order waits for at most 12 hours, then it is refused and the customer
gets the macro "We could not confirm your order". Nobody tells a customer which rule it was.
`

export const cartAndFraud = [
  artifact(
    'cart',
    'topic-memory',
    'rounding',
    saved(
      on(-27, '11:45'),
      'mara',
      topic(
        'Rounding and currencies',
        'How prices, discounts and VAT are rounded, for each currency.',
        rounding,
      ),
    ),
    saved(
      on(-12, '15:20'),
      'mara',
      topic(
        'Rounding and currencies',
        'How prices, discounts and VAT are rounded, for each currency.',
        rounding2,
      ),
      [ref('inc-2244')],
    ),
  ),
  artifact(
    'cart',
    'skill',
    'correct-price',
    saved(
      on(-18, '14:02'),
      'mara',
      skill(
        'Correct a published price',
        'A product shows a wrong price in the shop: a missing digit, a wrong currency, a discount that should have ended.',
        correctPrice,
        ['The product page shows the right price in a private window, in each currency.'],
      ),
    ),
  ),
  artifact(
    'cart',
    'experience',
    'inc-2244',
    saved(
      on(-13, '11:15'),
      'daniel',
      lesson(
        'INC-2244: totals in JPY were a hundred times too high for 50 minutes. Nobody bought anything, so no alert fired.',
        'Rolled back release 431, which had moved the number of decimals into a shared library with a default of two.',
        'Prices were right three minutes later. Nine customers had written to support.',
        'An alert on "no orders in a currency for 30 minutes" would have told us. A default for decimals is a bug waiting: the library asks for it now.',
      ),
    ),
  ),
  artifact(
    'cart',
    'atomic-memory',
    'cart-age',
    saved(
      on(-26, '10:21'),
      'mara',
      fact(
        'fact',
        'A cart lives for 30 days after its last change. Prices in it are those of today, never those of the day it was filled.',
      ),
    ),
  ),
  artifact(
    'cart',
    'atomic-memory',
    'discount-stacking',
    saved(
      on(-24, '09:33'),
      'mara',
      fact(
        'decision',
        'At most one voucher for an order, and no voucher on top of a campaign price.',
      ),
    ),
    saved(
      on(-8, '11:02'),
      'mara',
      fact(
        'decision',
        'At most one voucher for an order, and no voucher on top of a campaign price. Employee discounts are not vouchers and do add up.',
      ),
    ),
  ),
  artifact(
    'cart',
    'atomic-memory',
    'stock-hold',
    saved(
      on(-20, '10:09'),
      'daniel',
      fact(
        'fact',
        'Putting something into a cart reserves nothing. Stock is reserved when the payment is authorised.',
      ),
    ),
  ),
  prompt(
    'cart',
    'atomic_memory.reconcile',
    saved(
      on(-15, '14:40'),
      'mara',
      custom(
        'Two memories about the same price rule: keep the newer one and retire the other. Never merge two rules for different currencies into one.',
      ),
    ),
    saved(on(-4, '13:58'), 'mara', auto),
  ),
  artifact(
    'fraud',
    'topic-memory',
    'queue-rules',
    saved(
      on(-25, '14:17'),
      'mara',
      topic(
        'What goes to manual review',
        'The rules that send an order to a person, and how long it may wait there.',
        queueRules,
      ),
    ),
    saved(
      on(-4, '10:31'),
      'mara',
      topic(
        'What goes to manual review',
        'The rules that send an order to a person, and how long it may wait there.',
        edited(queueRules, [
          {
            replace: '4. It holds gift cards above 2000 SEK in all.',
            with: '4. It holds gift cards above 1500 SEK in all, or more than three of them.',
          },
        ]),
      ),
      [ref('gift-card-wave')],
    ),
  ),
  artifact(
    'fraud',
    'experience',
    'gift-card-wave',
    saved(
      on(-5, '11:37'),
      'mara',
      lesson(
        'Over a weekend 340 gift cards of 1900 SEK each were bought with stolen cards, all just below the limit of the review.',
        'Lowered the limit to 1500 SEK and added a rule for the number of gift cards. Blocked the codes that were not yet used.',
        '212 codes could be blocked. The rest, about 243000 SEK, came back as chargebacks.',
        'A limit that outsiders can find by trying is found within weeks. Rules on amounts need a second rule on counts.',
      ),
    ),
  ),
  artifact(
    'fraud',
    'atomic-memory',
    'review-hours',
    saved(
      on(-25, '14:30'),
      'mara',
      fact('fact', 'Manual review is staffed from 06:00 to 22:00 UTC, on Sundays from 08:00.'),
    ),
  ),
  artifact(
    'fraud',
    'atomic-memory',
    'never-tell-rule',
    saved(
      on(-25, '14:34'),
      'mara',
      fact(
        'constraint',
        'No message to a customer, and no macro, tells which rule sent an order to manual review.',
      ),
    ),
  ),
  prompt(
    'fraud',
    'experience.generate',
    saved(
      on(-23, '16:01'),
      'mara',
      custom(
        'Write what a pattern looked like before anybody knew that it was fraud. Describe it by amounts, counts and times; never by countries, names or neighbourhoods.',
      ),
    ),
    saved(
      on(-5, '13:42'),
      'mara',
      custom(
        'Write what a pattern looked like before anybody knew that it was fraud. Describe it by amounts, counts and times; never by countries, names or neighbourhoods. Say which limit it stayed below, and by how much.',
      ),
    ),
  ),
]
