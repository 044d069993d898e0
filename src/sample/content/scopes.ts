import type { ScopeKey, When } from './types'
import { on } from './build'

export type SampleScope = {
  key: ScopeKey
  title: string
  summary: string
  parent?: ScopeKey
  context?: readonly ScopeKey[]
  references?: readonly { kind: string; value: string }[]
  /** Only where the sample needs an awkward id; the service chooses the others. */
  id?: string
  /** Created later than the first morning. */
  created?: When
}

const repository = (name: string) => ({
  kind: 'repository',
  value: `https://git.larkfield.example/${name}`,
})
const runbook = (name: string) => ({
  kind: 'runbook',
  value: `https://handbook.larkfield.example/runbooks/${name}`,
})
const channel = (name: string) => ({ kind: 'channel', value: `#${name}` })

/** The Scopes, each after its parent and after those that it refers to (contract §4). */
export const SAMPLE_SCOPES: readonly SampleScope[] = [
  {
    key: 'company',
    title: 'Larkfield',
    summary:
      'What holds for the whole shop: how things are named, how amounts and times are written, what never goes into a Scope.',
    references: [
      { kind: 'handbook', value: 'https://handbook.larkfield.example' },
      repository('conventions'),
    ],
  },
  {
    key: 'incidents',
    title: 'Incident handbook',
    summary:
      'How an incident is opened, led, told to customers and closed. Kept by Hana Kobayashi.',
    parent: 'company',
    context: ['company'],
    references: [runbook('incidents'), channel('incidents')],
  },
  {
    key: 'oncall',
    title: 'On-call handover',
    summary: 'Who has the pager, and what the next shift has to know.',
    parent: 'incidents',
    context: ['incidents'],
    references: [runbook('on-call'), channel('on-call')],
  },
  {
    key: 'reviews',
    title: 'Post-incident reviews',
    summary: 'What past incidents taught, as experiences that other teams can find.',
    parent: 'incidents',
    context: ['incidents'],
    references: [repository('post-incident-reviews')],
  },
  {
    key: 'checkout',
    title: 'Checkout service',
    summary:
      'From the first click on "Buy" to a captured payment: skills for the engineers on call, decisions about flags and limits, and the Prompts that write both.',
    parent: 'company',
    context: ['company', 'incidents', 'reviews'],
    references: [repository('checkout'), runbook('checkout'), channel('checkout-oncall')],
  },
  {
    key: 'payments',
    title: 'Payment providers',
    summary: 'Tidemark, Cardwell and soon Brikk: what each can do, whom to call, how to switch.',
    parent: 'checkout',
    context: ['checkout', 'incidents'],
    references: [
      repository('payments-gateway'),
      runbook('payment-providers'),
      { kind: 'dashboard', value: 'Checkout overview / Authorisations by provider' },
    ],
  },
  {
    key: 'cart',
    title: 'Cart and pricing',
    summary: 'Carts, vouchers, rounding and the prices of thirteen thousand articles.',
    parent: 'checkout',
    context: ['checkout'],
    references: [repository('pricing'), repository('cart')],
  },
  {
    key: 'fraud',
    title: 'Fraud review',
    summary: 'Which orders a person looks at, and what earlier waves looked like.',
    parent: 'checkout',
    context: ['checkout', 'payments'],
    references: [repository('fraud-review')],
  },
  {
    key: 'support',
    title: 'Support desk',
    summary: 'Sixteen agents, six languages. Answers, limits and what to ask other teams.',
    parent: 'company',
    context: ['company', 'incidents'],
    references: [runbook('support'), channel('support-leads')],
  },
  {
    key: 'refunds',
    title: 'Refunds and returns',
    summary: 'The refund policy and how to carry it out, up to the limits of each role.',
    parent: 'support',
    context: ['support', 'payments'],
    references: [runbook('refunds'), { kind: 'policy', value: 'FIN-07 Refunds' }],
  },
  {
    key: 'macros',
    id: 'support-desk/macros – fr, de & 日本語 (100 %)',
    title: 'Macros: français, Deutsch & 日本語',
    summary:
      'Texts that agents send, in six languages. Imported from the old tool under its old id.',
    parent: 'support',
    context: ['support'],
    references: [{ kind: 'folder', value: 'macros/fr, de & 日本語/100 %' }],
  },
  {
    key: 'delivery',
    title: 'Warehouse and delivery',
    summary: 'Borås and Venlo: cut-off times, large goods, and what a parcel waits for.',
    parent: 'company',
    context: ['company', 'checkout'],
    references: [repository('fulfilment'), channel('delivery')],
  },
  {
    key: 'carriers',
    title: 'Carriers',
    summary: 'Labels, pick-ups and strikes of the carriers, by country.',
    parent: 'delivery',
    context: ['delivery'],
    references: [repository('carrier-adapters'), runbook('labels')],
  },
  {
    key: 'data',
    title: 'Data platform',
    summary: 'Tables that other teams rely on, when they are ready, and who may change them.',
    parent: 'company',
    context: ['company'],
    references: [repository('warehouse-models'), channel('data-platform')],
  },
  {
    key: 'mobile',
    title: 'Mobile apps',
    summary: 'The apps for both stores. New: nothing is kept here yet.',
    parent: 'company',
    context: ['company', 'checkout'],
    references: [repository('apps')],
    created: on(-1, '13:30'),
  },
]
