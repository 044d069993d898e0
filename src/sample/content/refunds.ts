import {
  auto,
  artifact,
  custom,
  fact,
  handoff,
  lesson,
  on,
  prompt,
  remembered,
  ref,
  saved,
  stated,
} from './build'
import { edited } from './text-edits'

const extract = `
Keep what a customer was promised, by whom and until when. Keep the order id. Leave out names, addresses, numbers of
cards and accounts, and how the customer felt.
`

export const refunds = [
  artifact(
    'refunds',
    'experience',
    'charged-twice',
    saved(
      on(-17, '14:47'),
      'lucas',
      lesson(
        'After INC-2231, 160 customers wrote that they had been charged twice. Agents answered each by hand.',
        'A list of order ids from checkout, a macro and one agent who did nothing else.',
        'All 214 were refunded within four days; 31 of them had asked a second time.',
        'Ask checkout for the list before answering the third customer. Tell them the day on which the money arrives, not "soon".',
      ),
    ),
  ),
  artifact(
    'refunds',
    'experience',
    'invoice-voucher',
    saved(
      on(-9, '13:05'),
      'lucas',
      lesson(
        'A customer who had paid half by voucher got the whole sum to her card.',
        'The agent entered the total instead of the captured amount.',
        'The difference of 450 SEK was written off.',
        'The amount comes from the capture, never from the order.',
      ),
    ),
  ),
  artifact(
    'refunds',
    'atomic-memory',
    'agent-limit',
    saved(
      on(-28, '09:35'),
      'ruth',
      fact('decision', 'An agent alone may refund up to 1000 SEK or 90 EUR.'),
    ),
    saved(
      on(-22, '10:06'),
      'ruth',
      fact(
        'decision',
        'An agent alone may refund up to 1500 SEK or 135 EUR. Raised from 1000 SEK; two thirds of all refunds are below it.',
      ),
    ),
  ),
  artifact(
    'refunds',
    'atomic-memory',
    'loyal-customers',
    saved(
      on(-25, '13:31'),
      'ruth',
      fact(
        'decision',
        'Customers of three years or more get their refund when the carrier scans the parcel, not when the warehouse does.',
      ),
    ),
  ),
  artifact(
    'refunds',
    'atomic-memory',
    'invoice-fee',
    saved(
      on(-16, '10:58'),
      'lucas',
      fact('fact', 'Fees for paying later are returned only when the whole order goes back.'),
    ),
  ),
  artifact(
    'refunds',
    'atomic-memory',
    'christmas',
    saved(
      on(-7, '11:58'),
      'ruth',
      fact(
        'decision',
        'What is bought from mid-November until Christmas may go back until the end of January.',
      ),
      [ref('refund-policy', 7)],
    ),
  ),
  artifact(
    'refunds',
    'handoff',
    'finance-questions',
    saved(
      on(-4, '16:11'),
      'ruth',
      handoff(
        'Answer what finance asked about refunds of this quarter.',
        [
          stated(
            'All double charges of INC-2231 are refunded; four came back as `card_expired` and wait for an account.',
            ref('charged-twice'),
          ),
          stated('The new rule on double charges stands in the policy.', ref('refund-policy', 8)),
        ],
        'blocked',
        stated(
          'Finance sends the list of open chargebacks; compare it with the four orders.',
          ref('refund-policy', 8),
        ),
      ),
    ),
  ),
  prompt(
    'refunds',
    'atomic_memory.extract',
    saved(on(-24, '10:47'), 'ruth', custom(extract)),
    saved(
      on(-16, '15:12'),
      'ruth',
      custom(
        edited(extract.trim(), [
          {
            after: 'Keep the order id.',
            add: ' Keep amounts with their currency, in minor units.',
          },
        ]),
      ),
    ),
    saved(
      on(-5, '13:55'),
      'ruth',
      custom(
        edited(extract.trim(), [
          {
            after: 'Keep the order id.',
            add: ' Keep amounts with their currency, in minor units.',
          },
        ]),
        [
          remembered(
            'Hi, Lucas told me on Monday that the 1,299 kr would be back by Friday. Order 90417. Anna K., Lund',
            {
              kind: 'fact',
              text: 'Order 90417: Lucas promised on Monday that 129900 SEK would be back by Friday.',
            },
          ),
          remembered('I am so angry I could scream.'),
        ],
      ),
    ),
  ),
  prompt('refunds', 'profile.generate', saved(on(-20, '11:11'), 'ruth', auto)),
]
