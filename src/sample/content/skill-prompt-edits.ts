import type { TextEdit } from './text-edits'

export const searchableDescription: TextEdit[] = [
  {
    replace: 'This is what search matches, so spell out error codes and metric names.',
    with: `This is what search matches, so spell out error codes and metric names.
   Do not start it with "This skill".`,
  },
  {
    after: `- Never shorten an identifier. \`checkout.payments.card.primary\` is not "the primary flag".\n`,
    add: '- A dashboard is named by its title and its panel: "Checkout overview / Authorisations by provider".\n',
  },
]

export const oneRegionAtATime: TextEdit[] = [
  {
    after:
      '- Reading comes before changing. Each change follows a step that shows the state it changes.\n',
    add: `- One region at a time, eu-north before eu-west, with ten minutes between them. Say how the person sees
  that the first region is well before the second one is touched.\n`,
  },
  { replace: 'Keep three to twelve steps.', with: 'Keep three to ten steps.' },
]

export const providerFailover: TextEdit[] = [
  {
    before: '## Safety\n',
    add: `## Payment providers

- Tidemark is the first provider for cards and wallets, Cardwell the second one for cards only. A skill that
  moves cards to Cardwell says what becomes of wallets.
- Cardwell has no partial captures. If the evidence shows partial captures, the skill stops before the
  switch and asks the payments on-call.
- Give the provider's status page as a place to look, never as proof: in INC-2207 it was green for 40
  minutes after the first timeouts.
- Switching back is a procedure of its own. Do not add it as a last step.

`,
  },
  {
    after: '- The fix was made in code, and the procedure is not needed any more.\n',
    add: '- The only remedy in the evidence was to wait for a provider.\n',
  },
]

/** Shorter, and worse: nobody can tell any more whether a skill worked. */
export const terseValidation: TextEdit[] = [
  {
    replace: '7. **Validation.** At least one observation that a second person can repeat.',
    with: '7. **Validation.** How to see that it worked.',
  },
  { remove: '- Does each step say what is seen after it?\n' },
  {
    replace: '4. **Steps.** Numbered. One action each, and after it what the person should see.',
    with: '4. **Steps.** Numbered. One action each.',
  },
]

export const moneyLimits: TextEdit[] = [
  {
    replace: '- A step that moves money says how much at most, and in which currency.\n',
    with: `- A step that moves money says how much at most, and in which currency. Without a limit in the evidence, the
  limit is \`50000 SEK\` or \`4500 EUR\` for each order.
- Above the limit the step is: "Ask finance, with the order id and the amount, in \`#finance-oncall\`."\n`,
  },
  {
    after: '- A step that moves money is never the first step, and is never repeated by itself.\n',
    add: '- Before a second capture or refund, the step looks up the first one and says what was found.\n',
  },
]

export const whoDecides: TextEdit[] = [
  {
    replace:
      '3. **Before you start.** Who may do this, what they need at hand, and when not to do it.',
    with: `3. **Before you start.** Who may do this, who decides it, what they need at hand, and when not to do it.
   "Who decides" is a role that somebody holds at every hour: checkout on-call, incident lead, payments
   on-call, finance on-call.`,
  },
  {
    replace: `- Two people for anything that touches live payment routing: the one who does it and the one who reads it
  out. Name both roles.`,
    with: `- Two people for anything that touches live payment routing: the one who does it and the one who reads it
  out. Name both roles. They are never the same person, not at night either (review of INC-2231).`,
  },
]

/** Noah's shortcut for quieter nights; restored away the next morning. */
export const fasterSkills: TextEdit[] = [
  {
    remove: `- Two people for anything that touches live payment routing: the one who does it and the one who reads it
  out. Name both roles. They are never the same person, not at night either (review of INC-2231).\n`,
  },
  {
    replace: '- Prefer what can be undone.',
    with: '- Prefer what is fast. At night one person is enough. Prefer what can be undone.',
  },
  { replace: 'Keep three to ten steps.', with: 'Keep three to six steps.' },
]

export const evidenceOrder: TextEdit[] = [
  {
    before: '## When to write nothing\n',
    add: `## How to weigh evidence

1. A post-incident review that was closed by its lead.
2. A topic memory of this Scope, by the time of its last revision.
3. An experience with a verified outcome.
4. An experience without one. It may suggest a step, never a threshold.
5. A handoff. It tells what somebody believed at the end of a shift.

A number needs a source of rank 3 or better. A name needs rank 4 or better. If only a handoff names a
queue, look for the queue in the topic memories first, and leave the step out if it is not there.

`,
  },
]

export const webhooks: TextEdit[] = [
  {
    before: '## Safety\n',
    add: `## Webhooks and queues

- \`payments.webhooks\` is ordered for each order, not over all of them. A skill that replays it says from
  which offset, and that replaying is safe because handlers look up \`provider_event_id\` first.
- Never propose to purge a queue. Park messages in \`payments.webhooks.parked\`, with the incident's number as
  the reason.
- A backlog is told in minutes of delay, as the alert \`webhook-lag\` tells it, not in messages.
- After a replay, the skill compares orders in \`authorised\` older than 30 minutes with the count before.

`,
  },
  {
    after: '- Is there a step that moves money without a limit?\n',
    add: '- Is there a step that drops a message?\n',
  },
]

export const refundKinds: TextEdit[] = [
  {
    replace:
      '- A refund is not the opposite of a capture. Say which of void, refund and chargeback response is meant.\n',
    with: `- A refund is not the opposite of a capture. Say which of these is meant:
  - void: before settlement, which runs at 01:30 UTC. The customer never sees a charge.
  - refund: after settlement. The customer sees two lines, and the second one takes one to three banking days.
  - chargeback response: only finance, never from a skill of this Scope.\n`,
  },
  {
    after: '6. **Afterwards.** What has to be put back, and who has to be told.\n',
    add: `   If customers were charged, the support desk is always one of them, with the macro it should use.\n`,
  },
]

export const certificates: TextEdit[] = [
  {
    before: '## Webhooks and queues\n',
    add: `## Certificates

- A certificate of a provider is replaced through \`provider-certificates\` in the payments Scope. Link that
  skill; do not repeat its steps.
- An expired certificate looks like a timeout to \`checkout\`. Tell the two apart by
  \`payments.tls.handshake_failed\`.

`,
  },
]

/** Less strict citations, tried for a day. */
export const looserSources: TextEdit[] = [
  {
    replace:
      '- A step without a source carries the note "(common practice)", and a skill has at most two of these.\n',
    with: '- A step without a source is fine if an engineer would do it anyway.\n',
  },
  {
    replace: 'A number needs a source of rank 3 or better. A name needs rank 4 or better.',
    with: 'A number needs a source of rank 4 or better.',
  },
]

export const languageOfTheReader: TextEdit[] = [
  {
    replace: 'Short sentences. The second person, the present tense.',
    with: `British English, whatever the language of the evidence; keep quotations as they are and translate them in
brackets. Short sentences. The second person, the present tense.`,
  },
  {
    after:
      '- Where evidence gives two values for the same thing, use the newer one and say that there was another.\n',
    add: `- Times are UTC, on a 24-hour clock, with "UTC" behind them once in each skill.\n`,
  },
]

/** Back after the payments team read it: with their alert, and with the place to look. */
export const certificatesReviewed: TextEdit[] = [
  {
    before: '## Webhooks and queues\n',
    add: `## Certificates

- A certificate of a provider is replaced with the skill "Rotate a provider certificate" of the payments
  Scope. Link that skill; do not repeat its steps.
- An expired certificate looks like a timeout to \`checkout\`. Tell the two apart by
  \`payments.tls.handshake_failed\`: above zero, it is the certificate.
- The alert \`provider-cert-14d\` comes two weeks before the end. A skill that is needed after that alert says
  who closed it, and why.

`,
  },
]
