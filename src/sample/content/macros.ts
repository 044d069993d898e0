import { artifact, custom, fact, on, prompt, saved, skill, topic } from './build'
import { edited } from './text-edits'

const tone = `
We write as one person to another. Hello and the first name, no "Dear customer". We say what we did, then what
happens next and when, then what the customer may do. We say sorry once, for one thing, in plain words.

Never: "unfortunately", "as per our policy", "your call is important to us", a joke about something that costs money.
`

export const macros = [
  artifact(
    'macros',
    'topic-memory',
    'tone',
    saved(
      on(-26, '09:22'),
      'ruth',
      topic('How we sound', 'Tone of all answers, and words that we do not use.', tone),
    ),
    saved(
      on(-15, '11:40'),
      'lucas',
      topic(
        'How we sound',
        'Tone of all answers, and words that we do not use.',
        edited(tone.trim(), [
          {
            after: 'a joke about something that costs money.',
            add: '\n\nGerman: „Sie“, until the customer writes „du“. French: « vous », always. Japanese: です・ます体, no emoji.',
          },
        ]),
      ),
    ),
  ),
  artifact(
    'macros',
    'skill',
    'money-on-its-way',
    saved(
      on(-24, '13:20'),
      'lucas',
      skill(
        'Macro: your money is on its way',
        'A refund was sent and the customer asks when it arrives.',
        `
## Steps

1. Choose the number of banking days: card 3, wallet 2, invoice 5.
2. Paste the text in the customer's language and put in <AMOUNT> and <DAY>.

- sv: Hej <NAME>! Vi skickade <AMOUNT> i dag. Pengarna är hos dig senast <DAY>.
- de: Hallo <NAME>, wir haben heute <AMOUNT> zurücküberwiesen. Spätestens am <DAY> ist das Geld bei Ihnen.
- fr: Bonjour <NAME>, nous avons remboursé <AMOUNT> aujourd’hui ; l’argent arrive au plus tard le <DAY>.
- ja: <NAME>様、本日<AMOUNT>を返金しました。遅くとも<DAY>にはお手元に届きます。`,
        ['The text names an amount and a day.'],
      ),
    ),
    saved(
      on(-12, '09:55'),
      'lucas',
      skill(
        'Macro: your money is on its way',
        'A refund was sent and the customer asks when it arrives.',
        `
## Steps

1. Choose the number of banking days: card 3, wallet 2, invoice 5.
2. Paste the text in the customer's language and put in <AMOUNT> and <DAY>.

- sv: Hej <NAME>! Vi skickade <AMOUNT> i dag. Pengarna är hos dig senast <DAY>.
- de: Hallo <NAME>, wir haben heute <AMOUNT> zurücküberwiesen. Spätestens am <DAY> ist das Geld bei Ihnen.
- fr: Bonjour <NAME>, nous avons remboursé <AMOUNT> aujourd’hui ; l’argent arrive au plus tard le <DAY>.
- nl: Hallo <NAME>, we hebben vandaag <AMOUNT> teruggestort. Uiterlijk <DAY> staat het op je rekening.
- ja: <NAME>様、本日<AMOUNT>を返金いたしました。遅くとも<DAY>にはお手元に届きます。`,
        ['The text names an amount and a day.'],
      ),
    ),
  ),
  artifact(
    'macros',
    'atomic-memory',
    'no-unfortunately',
    saved(
      on(-26, '09:29'),
      'ruth',
      fact(
        'style',
        '“Unfortunately”, “leider”, “malheureusement” and 「残念ながら」 are not used in macros.',
      ),
    ),
  ),
  artifact(
    'macros',
    'atomic-memory',
    'percent-signs',
    saved(
      on(-14, '10:51'),
      'lucas',
      fact(
        'style',
        'Discounts are written “20 %” in Swedish, German and French (with a narrow space) and “20%” in English and Japanese.',
      ),
    ),
  ),
  prompt(
    'macros',
    'topic_memory.reconcile',
    saved(
      on(-19, '15:25'),
      'ruth',
      custom(
        'Translations of one macro are one topic. When two languages say different things, keep the Swedish text and mark the other one as to be translated again.',
      ),
    ),
  ),
]
