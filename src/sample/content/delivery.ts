import {
  auto,
  artifact,
  custom,
  fact,
  lesson,
  on,
  prompt,
  restored,
  saved,
  skill,
  topic,
} from './build'
import { edited } from './text-edits'

const cutOff = `
| Warehouse | Orders until | leave on | Saturday |
| --- | --- | --- | --- |
| Borås | 15:00 UTC | the same day | until 11:00 UTC |
| Venlo | 16:30 UTC | the same day | no |

Large goods leave a day later. An order from both warehouses is two parcels, with one message to the customer.
`
const cutOff2 = edited(cutOff, [
  {
    replace: '| Venlo | 16:30 UTC | the same day | no |',
    with: '| Venlo | 17:00 UTC | the same day | no |',
  },
])
const cutOff3 = edited(cutOff2, [
  {
    after: 'with one message to the customer.',
    add: '\n\nIn campaign weeks Borås takes orders until 13:00 UTC.',
  },
])
const aboutCutOff = (detail: string) =>
  topic(
    'Cut-off times',
    'Until when an order must be paid to leave the same day, by warehouse.',
    detail,
  )

const backupLabels = `
## Before you start

The shift lead of the warehouse decides it, when no label was printed for 20 minutes.

## Steps

1. In "Delivery / Labels", read the carrier with errors. Only one has them: go on. All have them: it is the printer
   server, restart it with \`systemctl restart labeld\` on <WAREHOUSE>-print-1.
2. Set \`carriers.default.<COUNTRY>\` to the second carrier of the table "Carriers by country".
3. Print one label and scan it. The scanner says "accepted".
4. Re-print the labels of the last 20 minutes: \`labels reprint --since <TIME>\`.

## If it does not work

The second carrier refuses as well: hold the parcels and tell the support desk the cut-off that will be missed.

## Afterwards

Set the flag back at the end of the day; the first carrier comes for what was announced to it.
`

export const delivery = [
  artifact(
    'delivery',
    'topic-memory',
    'cut-off',
    saved(on(-28, '08:30'), 'sofia', aboutCutOff(cutOff)),
    saved(on(-14, '12:26'), 'sofia', aboutCutOff(cutOff2)),
    saved(on(-3, '16:48'), 'sofia', aboutCutOff(cutOff3)),
  ),
  artifact(
    'delivery',
    'experience',
    'half-captures',
    saved(
      on(-19, '13:08'),
      'sofia',
      lesson(
        'While Cardwell was first, orders from both warehouses could not be captured in two parts; 60 parcels stood ready and did not leave.',
        'Released the parcels by hand once checkout had captured the orders as a whole.',
        'They left a day late.',
        'A switch of the card provider is a matter for the warehouse, too. The failover skill of checkout tells us now.',
      ),
    ),
  ),
  artifact(
    'delivery',
    'atomic-memory',
    'large-goods',
    saved(
      on(-24, '09:14'),
      'sofia',
      fact('fact', 'Goods above 31.5 kg or 1.75 m are large goods and leave a day later.'),
    ),
  ),
  artifact(
    'delivery',
    'atomic-memory',
    'authorisation-age',
    saved(
      on(-17, '10:49'),
      'sofia',
      fact(
        'constraint',
        'An authorisation lasts seven days with Tidemark and five with Cardwell. Parcels that wait longer need a new one.',
      ),
    ),
  ),
  artifact(
    'carriers',
    'skill',
    'backup-labels',
    saved(
      on(-22, '15:37'),
      'sofia',
      skill(
        'Print labels through the second carrier',
        'No label was printed for 20 minutes: alert `labels-stalled`, or the shift lead calls.',
        backupLabels,
        ['A label of the second carrier was scanned as accepted.'],
      ),
    ),
    saved(
      on(-9, '09:09'),
      'sofia',
      skill(
        'Print labels through the second carrier',
        'No label was printed for 20 minutes: alert `labels-stalled`, or the shift lead calls.',
        edited(backupLabels, [
          {
            replace: '3. Print one label and scan it. The scanner says "accepted".',
            with: '3. Print one label for each size and scan it. The scanner says "accepted".',
          },
        ]),
        ['A label of the second carrier was scanned as accepted, for each size.'],
      ),
    ),
  ),
  artifact(
    'carriers',
    'atomic-memory',
    'strike-days',
    saved(
      on(-12, '08:44'),
      'sofia',
      fact(
        'observation',
        'On days of strike in the Netherlands, parcels from Venlo to Sweden take four days instead of two.',
      ),
    ),
  ),
  artifact(
    'carriers',
    'atomic-memory',
    'pickup-times',
    saved(
      on(-21, '08:53'),
      'sofia',
      fact('fact', 'Carriers come at 16:00 and 18:30 UTC to Borås, at 18:00 UTC to Venlo.'),
    ),
    saved(
      on(-2, '08:41'),
      'sofia',
      fact('fact', 'Carriers come at 15:30 and 18:30 UTC to Borås, at 18:00 UTC to Venlo.'),
    ),
  ),
  prompt(
    'carriers',
    'experience.generate',
    saved(
      on(-18, '09:17'),
      'sofia',
      custom(
        'Write what a carrier did, on which days and for which countries. Count parcels, not complaints.',
      ),
    ),
    saved(on(-11, '14:38'), 'sofia', auto),
    restored(on(-2, '15:09'), 'sofia', 1, 'The built-in text counts complaints again.'),
  ),
]
