import { artifact, custom, fact, on, profile, prompt, saved, topic } from './build'

export const dataAndCompany = [
  artifact(
    'data',
    'topic-memory',
    'finance-tables',
    saved(
      on(-26, '08:50'),
      'wei',
      topic(
        'Tables that finance relies on',
        'Which tables close a month, when they are ready, and who may change their columns.',
        `
- \`ledger.captures\`: ready at 04:00 UTC, from Tidemark's and Cardwell's settlement files.
- \`ledger.refunds\`: ready at 04:10 UTC.
- \`ledger.chargebacks\`: ready on working days at 09:00 UTC.

A column of these changes only with finance's agreement and two weeks' notice.`,
      ),
    ),
    saved(
      on(-5, '10:17'),
      'wei',
      topic(
        'Tables that finance relies on',
        'Which tables close a month, when they are ready, and who may change their columns.',
        `
- \`ledger.captures\`: ready at 04:00 UTC, from Tidemark's and Cardwell's settlement files. Brikk's weekly file will
  need the column \`settled_on\`.
- \`ledger.refunds\`: ready at 04:10 UTC.
- \`ledger.chargebacks\`: ready on working days at 09:00 UTC.

A column of these changes only with finance's agreement and two weeks' notice.`,
      ),
    ),
  ),
  artifact(
    'data',
    'atomic-memory',
    'webhook-database',
    saved(
      on(-3, '14:20'),
      'wei',
      fact(
        'observation',
        'The checkout database bears eight webhook consumers. With sixteen, locks on `orders` waited longer than the handlers worked.',
      ),
    ),
  ),
  artifact(
    'data',
    'atomic-memory',
    'report-lateness',
    saved(
      on(-13, '04:52'),
      'nightly',
      fact(
        'observation',
        'The settlement report was ready at 04:46 UTC instead of 04:00: the file of one provider came late.',
      ),
    ),
    saved(
      on(-4, '04:31'),
      'nightly',
      fact(
        'observation',
        'The settlement report was ready at 04:25 UTC instead of 04:00: the file of one provider came late. It is the third time within six weeks.',
      ),
    ),
  ),
  prompt(
    'data',
    'topic_memory.reduce',
    saved(
      on(-20, '09:26'),
      'wei',
      custom('Keep the names of tables and columns to the letter. Drop adjectives.'),
    ),
    saved(
      on(-6, '16:33'),
      'wei',
      custom(
        'Keep the names of tables and columns to the letter, and the hour at which each is ready. Drop adjectives.',
      ),
    ),
  ),
  artifact(
    'company',
    'profile',
    'company-profile',
    saved(
      on(-28, '08:45'),
      'hana',
      profile(`
# Larkfield

An online shop for things to use outdoors and at home. Sweden, Germany, the Netherlands, France, Great Britain and
Japan. About 9,000 orders on an ordinary day.`),
    ),
    saved(
      on(-15, '08:39'),
      'hana',
      profile(`
# Larkfield

An online shop for things to use outdoors and at home. Sweden, Germany, the Netherlands, France, Great Britain and
Japan. About 9,000 orders on an ordinary day, up to 60,000 in a campaign.`),
    ),
    saved(
      on(-1, '09:02'),
      'hana',
      profile(`
# Larkfield

An online shop for things to use outdoors and at home. Sweden, Germany, the Netherlands, France, Great Britain and
Japan. About 9,500 orders on an ordinary day, up to 60,000 in a campaign.

Amounts are written in minor units with their currency, times in UTC.`),
    ),
  ),
  artifact(
    'company',
    'topic-memory',
    'names',
    saved(
      on(-27, '08:33'),
      'mara',
      topic(
        'How we name things',
        'Names of services, flags, alerts and incidents, and where each is listed.',
        `
- Services have plain names: \`checkout\`, \`pricing\`, \`fraud-review\`. No version in the name.
- Flags: \`<service>.<area>.<what>\`, read in the admin gateway, one value for each region.
- Alerts: \`<what>-<how>\`, as in \`webhook-lag\` and \`card-timeout-high\`.
- Incidents: \`INC-\` and a number from the channel bot.`,
      ),
    ),
  ),
  artifact(
    'company',
    'atomic-memory',
    'minor-units',
    saved(
      on(-27, '08:40'),
      'mara',
      fact(
        'convention',
        'Amounts are integers in minor units with their currency: 12900 SEK is 129 kronor.',
      ),
    ),
  ),
  artifact(
    'company',
    'atomic-memory',
    'no-customer-data',
    saved(
      on(-27, '08:42'),
      'hana',
      fact(
        'constraint',
        'No names, addresses, e-mail addresses or card numbers of customers in any Scope. An order id is enough.',
      ),
    ),
  ),
  prompt(
    'company',
    'profile.generate',
    saved(
      on(-22, '08:36'),
      'hana',
      custom(
        'Describe what Larkfield is and how it writes, in at most two hundred words. No numbers that change weekly.',
      ),
    ),
    saved(
      on(-10, '08:48'),
      'hana',
      custom(
        'Describe what Larkfield is and how it writes, in at most a hundred and fifty words. No numbers that change weekly, no names of people.',
      ),
    ),
  ),
]
