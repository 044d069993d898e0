import type { Demonstration } from '../../api/contract/prompts'

const evidence = (...contents: string[]) =>
  contents.map((content, at) => ({ evidence_id: `e${at + 1}`, kind: 'source', content }))

const failover = {
  name: 'fail-over-card-payments-to-cardwell',
  description:
    'Card payments hang or time out: `payments.card.timeout` above 3 % for five minutes while Cardwell is healthy.',
  instructions:
    'Ask for releases under way. Set `checkout.payments.card.primary` to `cardwell` for the region, and no other.',
  validation: ['`payments.card.timeout` is below 0.5 % for ten minutes in the region changed.'],
}

/** A latency incident that is worth a skill: the first demonstration of the checkout Scope. */
export const failoverDemonstration: Demonstration = {
  input: {
    evidence: evidence(
      'Card authorisations through Tidemark took 11 s at the 95th percentile; `payments.card.timeout` rose to 6 %.',
      'The on-call engineer set `checkout.payments.card.primary` to `cardwell` for eu-north. Authorisations were back under 900 ms in four minutes.',
    ),
    target_evidence_id: null,
  },
  expected_output: { proposal: failover },
}

/** After INC-2231 the second person became part of the expected answer. */
export const failoverDemonstrationTwoPeople: Demonstration = {
  input: failoverDemonstration.input,
  expected_output: {
    proposal: {
      ...failover,
      instructions: `${failover.instructions} Checkout on-call does it, the incident lead reads out.`,
      validation: [
        ...failover.validation,
        'A test order of 100 SEK is authorised by `cardwell` and voided.',
      ],
    },
  },
}

/** One event that taught nothing repeatable: the right answer is no skill. */
export const nothingDemonstration: Demonstration = {
  input: {
    evidence: evidence(
      'The deploy of checkout 418 failed because the build agent ran out of disk. Platform enlarged the disk.',
    ),
    target_evidence_id: null,
  },
  expected_output: { proposal: null },
}

/** A money-moving procedure with its limit, added with the section on refunds. */
export const captureDemonstration: Demonstration = {
  input: {
    evidence: [
      ...evidence(
        'Order 88213 was captured twice after the gateway answered late. Finance asked for a refund of the second capture, not a void, because settlement had run.',
        'Support had promised the customer the money within three days.',
      ),
      {
        evidence_id: 'skill',
        kind: 'artifact',
        content: 'reconcile-a-double-capture: refund what was captured twice.',
      },
    ],
    target_evidence_id: 'skill',
  },
  expected_output: {
    proposal: {
      name: 'reconcile-a-double-capture',
      description:
        'One order shows two captures: `duplicate_capture` in the nightly settlement report, or a customer charged twice.',
      instructions:
        'Refund the later capture when settlement has run, void it before. The limit is 50000 SEK for each order; above that, finance decides.',
      validation: ['The order has exactly one capture that is neither voided nor refunded.'],
    },
  },
}
