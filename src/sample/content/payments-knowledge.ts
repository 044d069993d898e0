import { artifact, on, ref, saved, skill, topic } from './build'
import { edited } from './text-edits'

const comparison = `
| | Tidemark | Cardwell |
| --- | --- | --- |
| Cards | yes | yes |
| Wallets | yes | no |
| Partial capture | yes | no |
| Answer to an authorisation | 600 to 900 ms | 500 to 700 ms |
| Fee for cards | 0.9 % + 120 öre | 1.3 % |
| Settlement | 01:30 UTC, every day | 03:00 UTC, working days |

Tidemark is first in both regions. Cardwell takes 2 % of all cards at all hours, so that we know it works.
`
const comparison2 = edited(comparison, [
  {
    replace: 'Cardwell takes 2 % of all cards at all hours, so that we know it works.',
    with: `Cardwell takes 5 % of all cards at all hours, so that we know it works. At 2 % a
day had too few orders to see a fall in \`payments.card.approved\`.`,
  },
])
const comparison3 = edited(comparison2, [
  {
    replace: '| Settlement | 01:30 UTC, every day | 03:00 UTC, working days |\n',
    with: `| Settlement | 01:30 UTC, every day | 03:00 UTC, working days |
| Who to call | the incident line, in the vault under \`tidemark-noc\` | their desk until 20:00 UTC, then a form |
`,
  },
])
const aboutComparison = (detail: string) =>
  topic(
    'Tidemark and Cardwell side by side',
    'What the two card providers can do, what they cost, and why Cardwell always takes a little traffic.',
    detail,
  )

const rotate = `
## Before you start

The payments on-call does this, at least three days before the old certificate ends. A second engineer reads the
fingerprint out. The private key stays in the vault under \`provider-certificates\`; nobody copies it.

## Steps

1. In the vault, open \`provider-certificates/<PROVIDER>\` and note the fingerprint of the version "next".
2. Ask the provider to confirm the fingerprint by telephone, on a number from the vault and not from an e-mail.
3. Set \`payments.tls.<PROVIDER>.version\` to \`next\` in eu-north. Within five minutes
   \`payments.tls.handshake_failed\` is still zero.
4. Do the same in eu-west.
5. Rename "next" to "current" in the vault.

## If it does not work

Set \`payments.tls.<PROVIDER>.version\` back to \`current\`. Both versions work until the old one ends.

## Afterwards

Close the alert \`provider-cert-14d\` with a link to the change.
`

export const paymentsKnowledge = [
  artifact(
    'payments',
    'topic-memory',
    'providers',
    saved(on(-28, '12:10'), 'jonas', aboutComparison(comparison)),
    saved(on(-23, '13:55'), 'jonas', aboutComparison(comparison2), [ref('cardwell-share')]),
    saved(on(-6, '09:28'), 'mara', aboutComparison(comparison3)),
  ),
  artifact(
    'payments',
    'skill',
    'rotate-certificate',
    saved(
      on(-13, '13:37'),
      'jonas',
      skill(
        'Rotate a provider certificate',
        'Alert `provider-cert-14d`: the TLS certificate towards a payment provider ends within two weeks.',
        rotate,
        ['`payments.tls.handshake_failed` is zero for a day in both regions.'],
      ),
    ),
    saved(
      on(-6, '15:21'),
      'jonas',
      skill(
        'Rotate a provider certificate',
        'Alert `provider-cert-14d`, or `payments.tls.handshake_failed` above zero: the TLS certificate towards a payment provider ends or has ended.',
        edited(rotate, [
          {
            replace: '## If it does not work\n',
            with: `## If the old certificate has ended already

Begin at step 3, in both regions at once, and ask the provider afterwards.

## If it does not work
`,
          },
        ]),
        ['`payments.tls.handshake_failed` is zero for a day in both regions.'],
      ),
      [ref('inc-2259')],
    ),
  ),
]
