import {
  artifact,
  custom,
  fact,
  handoff,
  lesson,
  on,
  prompt,
  ref,
  restored,
  saved,
  stated,
} from './build'
import { edited } from './text-edits'

const skillPrompt = `
# Skills for payment providers

Same shape as in the checkout Scope: before you start, steps, if it does not work, afterwards.

- Every skill here names the provider in its title, or says "any provider".
- A step at the provider's side is marked "(at the provider)" and says how long they took the last time.
- Telephone numbers, keys and contract numbers are named by their place in the vault.
`

export const payments = [
  artifact(
    'payments',
    'experience',
    'inc-2259',
    saved(
      on(-7, '16:12'),
      'daniel',
      lesson(
        'INC-2259: every call to Cardwell failed from 06:00 UTC. It looked like a time-out in checkout, and only 5 % of cards were hit.',
        'Raised the time-out (no effect), then read `payments.tls.handshake_failed` and saw that our client certificate had ended at 06:00. Set `payments.tls.cardwell.version` to `next`.',
        'Calls succeeded at once. The alert `provider-cert-14d` had been closed 13 days before with the words "will do on Monday".',
        'An alert about a certificate is closed by a change, never by a promise. Time-outs of one provider only: look at handshakes first.',
        {
          signature: {
            recall_cue: 'one provider times out, the other one does not',
            symptom:
              '`payments.tls.handshake_failed` rises from zero while `payments.card.timeout` rises for one provider only.',
          },
          repair_surface: 'acceptance_check',
          verification: {
            condition:
              '`payments.tls.handshake_failed` is zero in both regions for a day after the change.',
            check_subject: 'client certificate towards Cardwell',
          },
        },
      ),
    ),
  ),
  artifact(
    'payments',
    'experience',
    'wallet-outage',
    saved(
      on(-24, '11:50'),
      'daniel',
      lesson(
        'Wallet payments failed in one browser only, after Tidemark renamed a field of its script without notice.',
        'Hid the wallet button for that browser by `checkout.wallets.browsers`.',
        'Customers paid by card instead; the share of abandoned orders stayed as it was.',
        'Hiding a way to pay is better than leaving a broken one in place. Look at approvals by browser when a provider says that all is well.',
      ),
    ),
  ),
  artifact(
    'payments',
    'atomic-memory',
    'cardwell-share',
    saved(
      on(-28, '12:18'),
      'jonas',
      fact('decision', 'Cardwell takes 2 % of all card payments at all hours.'),
    ),
    saved(
      on(-23, '13:41'),
      'jonas',
      fact(
        'decision',
        'Cardwell takes 5 % of all card payments at all hours; 2 % were too few to see a fall in approvals within a day.',
      ),
    ),
  ),
  artifact(
    'payments',
    'atomic-memory',
    'settlement-time',
    saved(
      on(-27, '09:05'),
      'jonas',
      fact(
        'fact',
        'Tidemark settles at 01:30 UTC every day. Before that a capture can be voided; after it only refunded.',
      ),
    ),
  ),
  artifact(
    'payments',
    'atomic-memory',
    'tidemark-evenings',
    saved(
      on(-16, '18:40'),
      'daniel',
      fact(
        'observation',
        'Tidemark answers slowly between 18:00 and 20:00 UTC since their change of data centre: up to 4 s at the 95th percentile.',
      ),
    ),
    saved(
      on(-11, '19:05'),
      'daniel',
      fact(
        'observation',
        'Tidemark answered slowly between 18:00 and 20:00 UTC for two weeks after their change of data centre. Since their fix it is below 900 ms at all hours.',
      ),
    ),
  ),
  artifact(
    'payments',
    'atomic-memory',
    'test-card',
    saved(
      on(-22, '10:44'),
      'jonas',
      fact(
        'fact',
        'The test card for production is kept in the vault under `payments/test-card`. Orders with it must be voided the same day, before 01:30 UTC.',
      ),
    ),
  ),
  artifact(
    'payments',
    'handoff',
    'brikk-contract',
    saved(
      on(-5, '16:25'),
      'jonas',
      handoff(
        'Prepare the trial of Brikk, pay later by invoice, for Swedish customers.',
        [
          stated(
            'Legal has signed for a trial of three months and at most 500 orders a week.',
            ref('providers', 3),
          ),
          stated(
            'Brikk settles weekly, so that the nightly report must not count its captures as missing.',
            ref('settlement-time'),
          ),
        ],
        'continuable',
        stated(
          'Agree with data platform on a column for the settlement date before anything is built.',
          ref('providers', 3),
        ),
      ),
    ),
  ),
  prompt(
    'payments',
    'skill.generate',
    saved(on(-21, '10:10'), 'jonas', custom(skillPrompt)),
    saved(
      on(-7, '17:03'),
      'jonas',
      custom(
        edited(skillPrompt.trim(), [
          {
            after:
              '- Telephone numbers, keys and contract numbers are named by their place in the vault.',
            add: '\n- Whoever confirms something by telephone calls a number from the vault, never one from a message.',
          },
        ]),
      ),
    ),
  ),
  prompt(
    'payments',
    'experience.incubate',
    saved(
      on(-19, '09:41'),
      'mara',
      custom(
        'Collect only what concerns a provider: what it answered, how long it took, what it promised and whether the promise was kept. Name the provider in the first sentence.',
      ),
    ),
    saved(
      on(-10, '11:27'),
      'mara',
      custom(
        'Collect only what concerns a provider: what it answered, how long it took, what it promised and whether the promise was kept. Name the provider in the first sentence. Guesses of ours about its systems are not facts about it.',
      ),
    ),
    restored(
      on(-6, '10:50'),
      'jonas',
      1,
      'The sentence about guesses made it drop our own measurements as well.',
    ),
  ),
]
