import {
  artifact,
  custom,
  fact,
  handoff,
  lesson,
  on,
  profile,
  prompt,
  ref,
  saved,
  skill,
  stated,
  topic,
} from './build'
import { edited } from './text-edits'

const whereIsIt = `
## Before you start

Have the order id or the tracking number. Never read the address aloud; the customer says it.

## Steps

1. Open the order. If it is in \`authorised\`, it has not left: tell the day from "Cut-off times" of the delivery
   Scope.
2. If it has left, open the carrier's page. Tell the last scan, with place and time.
3. No scan for three working days: open a search with the carrier and give the customer its number.
4. No answer of the carrier after five working days: offer a new parcel or the money.

## Afterwards

Set the ticket to "waiting for carrier", with the day on which you will write again.
`

export const support = [
  artifact(
    'support',
    'profile',
    'support-profile',
    saved(
      on(-28, '09:05'),
      'ruth',
      profile(`
# Support desk

Fourteen agents in Gothenburg and Porto, led by Ruth Adeyemi. Swedish, English, German, Dutch, French and Japanese.
Chat from 06:00 to 20:00 UTC, mail at all hours with an answer within a working day.`),
    ),
    saved(
      on(-11, '09:50'),
      'ruth',
      profile(`
# Support desk

Sixteen agents in Gothenburg and Porto, led by Ruth Adeyemi; Lucas Moreau is her deputy. Swedish, English, German,
Dutch, French and Japanese. Chat from 06:00 to 20:00 UTC, mail at all hours with an answer within a working day.`),
    ),
  ),
  artifact(
    'support',
    'topic-memory',
    'channels',
    saved(
      on(-27, '09:48'),
      'ruth',
      topic(
        'Channels and hours',
        'Where customers reach us, when, and what each channel may not be used for.',
        `
Chat for anything about one order. Mail for whatever needs a document. Telephone only for customers who cannot use
the other two: they get a call back within four hours.

Nothing about accounts or cards goes through chat. The secure form is the only place for it.`,
      ),
    ),
    saved(
      on(-10, '10:35'),
      'lucas',
      topic(
        'Channels and hours',
        'Where customers reach us, when, and what each channel may not be used for.',
        `
Chat for anything about one order. Mail for whatever needs a document. Telephone only for customers who cannot use
the other two: they get a call back within two hours.

Nothing about accounts or cards goes through chat. The secure form is the only place for it; links to it end after a
day.`,
      ),
    ),
  ),
  artifact(
    'support',
    'skill',
    'where-is-my-parcel',
    saved(
      on(-25, '10:14'),
      'lucas',
      skill(
        'Answer: where is my parcel',
        'A customer asks for a parcel that is late, or that the carrier says it has delivered.',
        whereIsIt,
        ['The customer knows the last scan and the day of the next word.'],
      ),
    ),
    saved(
      on(-8, '15:03'),
      'lucas',
      skill(
        'Answer: where is my parcel',
        'A customer asks for a parcel that is late, or that the carrier says it has delivered.',
        edited(whereIsIt, [
          {
            before: '\n## Afterwards',
            add: '5. "Delivered", and nobody has it: ask about neighbours and the parcel shop first, then go to step 3.\n',
          },
        ]),
        ['The customer knows the last scan and the day of the next word.'],
      ),
    ),
  ),
  artifact(
    'support',
    'experience',
    'campaign-monday',
    saved(
      on(-15, '16:08'),
      'lucas',
      lesson(
        'On the Monday after a campaign 900 chats waited, most of them with "where is my parcel".',
        'A banner in the chat with the day of dispatch for each warehouse, changed every two hours.',
        'Chats fell by a half within the morning.',
        'Say the day before anybody asks. The banner belongs to the plan of each campaign.',
      ),
    ),
  ),
  artifact(
    'support',
    'atomic-memory',
    'secure-form',
    saved(
      on(-27, '09:58'),
      'ruth',
      fact(
        'constraint',
        'Numbers of cards and accounts go through the secure form only; what arrives by chat is deleted at once and not repeated.',
      ),
    ),
  ),
  artifact(
    'support',
    'atomic-memory',
    'voucher-limit',
    saved(
      on(-21, '09:31'),
      'ruth',
      fact(
        'decision',
        'An agent may give a voucher of up to 200 SEK or 20 EUR for a mistake of ours, once for each order.',
      ),
    ),
  ),
  artifact(
    'support',
    'atomic-memory',
    'japanese-hours',
    saved(
      on(-18, '13:59'),
      'lucas',
      fact('fact', 'Japanese is answered from 06:00 to 10:00 UTC, by two agents in Porto.'),
    ),
  ),
  artifact(
    'support',
    'atomic-memory',
    'escalate-money',
    saved(
      on(-18, '17:10'),
      'ruth',
      fact(
        'decision',
        'A customer who was charged twice goes straight to the payments on-call, also if it is the only one.',
      ),
    ),
  ),
  artifact(
    'support',
    'handoff',
    'campaign-desk',
    saved(
      on(-1, '17:05'),
      'lucas',
      handoff(
        'Open the desk on the first morning of the campaign.',
        [
          stated(
            'Six more agents have access to chat from 05:30 UTC on.',
            ref('support-profile', 2),
          ),
          stated(
            'The banner with days of dispatch is prepared for both warehouses.',
            ref('campaign-monday'),
          ),
        ],
        'continuable',
        stated(
          'Switch the banner on at 06:00 UTC and read the first ten chats together.',
          ref('where-is-my-parcel', 2),
        ),
      ),
    ),
  ),
  prompt(
    'support',
    'skill.generate',
    saved(
      on(-26, '14:36'),
      'ruth',
      custom(
        'Write for an agent who has the customer in the chat at this minute. No step takes longer than a minute. Name the macro for each answer. Never promise a day that another team has to keep.',
      ),
    ),
    saved(
      on(-19, '11:58'),
      'ruth',
      custom(
        'Write for an agent who has the customer in the chat at this minute. No step takes longer than a minute. Name the macro for each answer, in the language of the customer. Never promise a day that another team has to keep.',
      ),
    ),
    saved(
      on(-8, '10:19'),
      'ruth',
      custom(
        'Write for an agent who has the customer in the chat at this minute. No step takes longer than a minute. Name the macro for each answer, in the language of the customer. Never promise a day that another team has to keep. What only a lead may do is said in the first line.',
      ),
    ),
  ),
]
