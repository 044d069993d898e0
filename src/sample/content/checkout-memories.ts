import { artifact, fact, handoff, on, profile, ref, saved, stated } from './build'

export const checkoutMemories = [
  artifact(
    'checkout',
    'atomic-memory',
    'price-freeze',
    saved(
      on(-28, '11:02'),
      'mara',
      fact(
        'fact',
        'Prices of an opened order are frozen for 20 minutes; after that pricing is asked again and the customer sees the new total before paying.',
      ),
    ),
  ),
  artifact(
    'checkout',
    'atomic-memory',
    'small-orders',
    saved(
      on(-28, '11:06'),
      'mara',
      fact(
        'decision',
        'Orders below 2000 SEK pass when fraud-review does not answer within 800 ms.',
      ),
    ),
    saved(
      on(-4, '09:40'),
      'mara',
      fact(
        'decision',
        'Orders below 1500 SEK pass when fraud-review does not answer within 800 ms. Lowered from 2000 SEK after the gift card wave.',
      ),
    ),
  ),
  artifact(
    'checkout',
    'atomic-memory',
    'capture-retry',
    saved(
      on(-20, '12:20'),
      'jonas',
      fact(
        'decision',
        'Captures are never retried by a client. `payments.capture.retry` stays 0 in both regions.',
      ),
      [ref('inc-2231')],
    ),
  ),
  artifact(
    'checkout',
    'atomic-memory',
    'gift-cards',
    saved(
      on(-17, '10:33'),
      'daniel',
      fact(
        'fact',
        'Gift cards are captured when they are bought, not when they ship. They are the only goods without the state `shipped`.',
      ),
    ),
  ),
  artifact(
    'checkout',
    'atomic-memory',
    'flag-read-at-start',
    saved(
      on(-19, '14:31'),
      'daniel',
      fact(
        'fact',
        'Payment flags are read when an instance starts and then every 60 seconds; during a rolling release half of the instances can be on the older value.',
      ),
      [ref('double-failover')],
    ),
  ),
  artifact(
    'checkout',
    'atomic-memory',
    'consumers',
    saved(
      on(-3, '12:16'),
      'jonas',
      fact(
        'constraint',
        '`webhooks.consumers` is 4 in normal hours and at most 8. Sixteen made INC-2266 longer.',
      ),
      [ref('inc-2266')],
    ),
  ),
  artifact(
    'checkout',
    'handoff',
    'checkout-handoff',
    saved(
      on(-16, '16:20'),
      'daniel',
      handoff(
        'Take over checkout on-call with retries for captures switched off and a provider that is still slow in the evening.',
        [
          stated(
            'Tidemark answers within 900 ms by day and up to 4 s from 18:00 to 20:00 UTC. They know, and promise a fix within a week.',
            ref('inc-2207'),
          ),
          stated(
            '`payments.capture.retry` is 0 in both regions. Nobody sets it back without the review being closed.',
            ref('capture-retry'),
            ref('inc-2231', 2),
          ),
        ],
        'continuable',
        stated(
          'At 18:00 UTC read `payments.card.timeout`; above 3 % follow the failover skill with the incident lead.',
          ref('failover', 3),
        ),
      ),
    ),
    saved(
      on(-2, '16:02'),
      'daniel',
      handoff(
        'Finish what INC-2266 left behind before the campaign begins.',
        [
          stated(
            'All parked events are replayed. 14 orders in eu-west are still in `authorised` although their parcels have left.',
            ref('inc-2266'),
          ),
          stated('Consumers are back at 4.', ref('consumers')),
        ],
        'blocked',
        stated(
          'Wait for the carrier’s list of parcels, then capture the 14 orders by hand.',
          ref('drain-webhooks'),
        ),
      ),
    ),
    saved(
      on(-1, '16:31'),
      'daniel',
      handoff(
        'Finish what INC-2266 left behind before the campaign begins.',
        [
          stated(
            'All parked events are replayed. 3 orders in eu-west are still in `authorised`; the other 11 are captured.',
            ref('inc-2266'),
          ),
          stated('Consumers are back at 4.', ref('consumers')),
        ],
        'continuable',
        stated(
          'Ask the warehouse desk about the 3 parcels; if they never left, cancel the orders.',
          ref('drain-webhooks', 2),
        ),
      ),
    ),
  ),
  artifact(
    'checkout',
    'profile',
    'checkout-profile',
    saved(
      on(-28, '10:15'),
      'mara',
      profile(`
# Checkout team

Six engineers in Gothenburg and Utrecht. On call in turns of one week, Monday 08:00 UTC to Monday 08:00 UTC.
We answer in English, write amounts in minor units, and times in UTC.`),
    ),
    saved(
      on(-10, '14:12'),
      'mara',
      profile(`
# Checkout team

Five engineers in Gothenburg and Utrecht; Noah Fischer has moved to mobile apps. On call in turns of one week,
Monday 08:00 UTC to Monday 08:00 UTC. We answer in English, write amounts in minor units, and times in UTC.

Ask Mara Lindqvist or Jonas Weber about Prompts.`),
    ),
  ),
]
