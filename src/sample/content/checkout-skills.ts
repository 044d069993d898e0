import { artifact, on, ref, restored, saved, skill } from './build'
import { edited } from './text-edits'

const failover = `
## Before you start

- The checkout on-call does this. The incident lead decides it and reads each value out before it is set.
- Have open: the admin gateway, "Checkout overview / Authorisations by provider", the incident channel.
- Do not do this when \`payments.tls.handshake_failed\` is above zero: that is a certificate, see "Rotate a
  provider certificate" in the payments Scope.

## Steps

1. In "Checkout overview", read \`payments.card.timeout\` for both regions. Go on if it has been above 3 % for
   five minutes in one of them.
2. Read \`payments.card.approved\` for Cardwell. Go on if it is above 90 % of its value an hour ago.
3. In the admin gateway, open \`checkout.payments.card.primary\` for eu-north and set it to \`cardwell\`.
   Within two minutes the Tidemark line falls and the Cardwell line rises by the same amount.
4. Wait ten minutes. \`payments.card.timeout\` for eu-north is below 0.5 %.
5. Do steps 3 and 4 for eu-west, if eu-west is affected as well.

## If it does not work

Set \`checkout.payments.card.primary\` back to \`tidemark\` and page the payments on-call with the two values
read in steps 1 and 2.

## Afterwards

- Tell the support desk which region, and since when. Wallets stay with Tidemark and may still fail.
- Write the time of each change into the incident.
`
const failover2 = edited(failover, [
  {
    after: '## Steps\n',
    add: `
0. Ask in the incident channel whether a release of \`checkout\` is under way. If so, wait for its end or have
   it stopped: a release reads the flag only at start.`,
  },
])
const failover3 = edited(failover2, [
  {
    replace: 'Go on if it has been above 3 % for\n   five minutes in one of them.',
    with: 'Go on if it has been above 3 % for\n   five minutes, or above 8 % for one minute, in one of them.',
  },
  {
    after: 'Wallets stay with Tidemark and may still fail.\n',
    add: '- Partial captures are not possible while Cardwell is first. Tell the warehouse desk before 14:00 UTC.\n',
  },
])
const failover4 = edited(failover3, [
  { replace: '4. Wait ten minutes.', with: '4. Wait five minutes.' },
])
const failover6 = edited(failover3, [
  {
    replace: '## If it does not work\n',
    with: `6. Place a test order of 100 SEK with the test card of the payments Scope. It is authorised by \`cardwell\`.
   Void it.

## If it does not work
`,
  },
])
const failoverDescription =
  'Card payments hang or time out: alert `card-timeout-high`, `payments.card.timeout` above 3 % for five minutes while Cardwell is healthy.'
const failoverSkill = (text: string, ...more: string[]) =>
  skill('Fail over card payments to Cardwell', failoverDescription, text, [
    '`payments.card.timeout` is below 0.5 % for ten minutes in each region that was changed.',
    ...more,
  ])
const testOrder = 'A test order of 100 SEK was authorised by `cardwell` and voided.'

const doubleCapture = `
## Before you start

The payments on-call does this, in office hours. The limit is 50000 SEK or 4500 EUR for each order; above it,
ask finance in \`#finance-oncall\` with the order id and the amount.

## Steps

1. In the order view, open <ORDER_ID> and count the captures. Go on only if there are two of the same amount.
2. Note the \`provider_event_id\` of both. If they are the same, this is one capture told twice: stop, and follow
   "Drain the payment webhook backlog".
3. Before 01:30 UTC of the day of the capture: void the younger one. After it: refund the younger one.
4. Open the order again. Exactly one capture is neither voided nor refunded.

## If it does not work

An error \`capture_not_settled\` means that settlement is running. Wait until 03:00 UTC and begin at step 1.

## Afterwards

Tell the support desk the order id and which of void and refund it was; they use the macro of that name.
`

const rollback = `
## Before you start

Anyone on the checkout rota may roll back, and need not ask. Roll forward only if the incident lead says so.

## Steps

1. In the release view of \`checkout\`, find the last release with the mark "healthy for 24 h". Note its number.
2. Check its database column: "schema compatible" must say yes for the number noted.
3. Run \`release rollback checkout --to <RELEASE>\` in the root of the deploy repository.
4. Watch "Checkout overview / Orders per minute" for ten minutes.

## If it does not work

If "schema compatible" says no, do not roll back. Page the checkout on-call of the other region as a second
pair of hands and set \`checkout.degraded.readonly-cart\` to \`on\`.

## Afterwards

Block the release in the release view with the number of the incident, so that nobody ships it again.
`

const drain = `
## Before you start

Alert \`webhook-lag\`: provider events wait longer than five minutes. The checkout on-call does this alone;
nothing here moves money.

## Steps

1. In "Payments / Webhooks", read the delay and the rate of \`payments.webhooks\`.
2. If the rate of failures is above 5 %, read the newest message in \`payments.webhooks.parked\`. A single event
   type there means a handler is broken: roll back the last release first.
3. Raise \`webhooks.consumers\` from 4 to 8 in the region with the longer delay. The delay falls within ten
   minutes.
4. Replay the parked messages with \`queue replay payments.webhooks.parked --since <TIME>\`. Handlers look up
   \`provider_event_id\` first, so that replaying twice is safe.

## If it does not work

If the delay still grows with 8 consumers, the database is the limit. Set consumers back to 4 and page the data
platform on-call.

## Afterwards

Set \`webhooks.consumers\` back to 4. Compare orders in \`authorised\` older than 30 minutes with the count
before: the difference should be zero within the hour.
`

export const checkoutSkills = [
  artifact(
    'checkout',
    'skill',
    'failover',
    saved(on(-27, '13:40'), 'mara', failoverSkill(failover), [ref('inc-2207')]),
    saved(on(-24, '10:18'), 'mara', failoverSkill(failover2)),
    saved(on(-19, '15:02'), 'mara', failoverSkill(failover3), [ref('double-failover')]),
    saved(on(-14, '17:22'), 'mara', failoverSkill(failover4)),
    restored(
      on(-13, '08:50'),
      'mara',
      3,
      'Five minutes are less than the provider’s own retry window; the graph looks well before it is. Ten minutes it stays.',
    ),
    saved(on(-6, '14:45'), 'mara', failoverSkill(failover6, testOrder)),
    saved(
      on(-1, '10:12'),
      'mara',
      failoverSkill(failover6, testOrder, 'The incident names the time of each change.'),
    ),
  ),
  artifact(
    'checkout',
    'skill',
    'double-capture',
    saved(
      on(-20, '13:11'),
      'jonas',
      skill(
        'Reconcile a double capture',
        'One order shows two captures: `duplicate_capture` in the nightly settlement report, or a customer who was charged twice.',
        doubleCapture,
        ['The order has exactly one capture that is neither voided nor refunded.'],
      ),
      [ref('inc-2231')],
    ),
    saved(
      on(-15, '09:36'),
      'jonas',
      skill(
        'Reconcile a double capture',
        'One order shows two captures: `duplicate_capture` in the nightly settlement report, or a customer who was charged twice.',
        edited(doubleCapture, [
          {
            replace: 'The payments on-call does this, in office hours.',
            with: 'The payments on-call does this, in office hours, with the order view in the region that took the order.',
          },
        ]),
        ['The order has exactly one capture that is neither voided nor refunded.'],
      ),
    ),
    saved(
      on(-5, '15:40'),
      'jonas',
      skill(
        'Reconcile a double capture',
        'One order shows two captures: `duplicate_capture` in the nightly settlement report, or a customer who was charged twice.',
        edited(doubleCapture, [
          {
            replace: 'The payments on-call does this, in office hours.',
            with: 'The payments on-call does this, in office hours, with the order view in the region that took the order.',
          },
          {
            after:
              '3. Before 01:30 UTC of the day of the capture: void the younger one. After it: refund the younger one.\n',
            add: '   Never both. A void that answers late is looked up before anything else is sent.\n',
          },
        ]),
        [
          'The order has exactly one capture that is neither voided nor refunded.',
          'The settlement report of the next morning no longer lists the order.',
        ],
      ),
    ),
  ),
  artifact(
    'checkout',
    'skill',
    'rollback',
    saved(
      on(-25, '09:27'),
      'daniel',
      skill(
        'Roll back a release of checkout',
        'Orders per minute fall or `checkout.5xx` rises within an hour of a release.',
        rollback,
        ['Orders per minute are within 10 % of the same hour a week ago.'],
      ),
    ),
    saved(
      on(-11, '11:05'),
      'daniel',
      skill(
        'Roll back a release of checkout',
        'Orders per minute fall or `checkout.5xx` rises within an hour of a release.',
        edited(rollback, [
          {
            replace: '4. Watch "Checkout overview / Orders per minute" for ten minutes.',
            with: '4. Watch "Checkout overview / Orders per minute" for ten minutes, in both regions.',
          },
        ]),
        ['Orders per minute are within 10 % of the same hour a week ago, in both regions.'],
      ),
    ),
  ),
  artifact(
    'checkout',
    'skill',
    'drain-webhooks',
    saved(
      on(-3, '13:25'),
      'jonas',
      skill(
        'Drain the payment webhook backlog',
        'Alert `webhook-lag`: provider events wait longer than five minutes, orders stay in `authorised`.',
        drain,
        ['The delay of `payments.webhooks` is below 30 seconds for ten minutes.'],
      ),
      [ref('inc-2266')],
    ),
    saved(
      on(-1, '15:18'),
      'jonas',
      skill(
        'Drain the payment webhook backlog',
        'Alert `webhook-lag`: provider events wait longer than five minutes, orders stay in `authorised`.',
        edited(drain, [
          {
            replace: 'Raise `webhooks.consumers` from 4 to 8',
            with: 'Raise `webhooks.consumers` from 4 to 8, never higher,',
          },
        ]),
        [
          'The delay of `payments.webhooks` is below 30 seconds for ten minutes.',
          '`payments.webhooks.parked` is empty.',
        ],
      ),
    ),
  ),
]
