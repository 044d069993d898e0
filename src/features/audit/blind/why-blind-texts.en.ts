import { formatsIn } from '../../../lib/language/formats'

const { number, counted, plural } = formatsIn('en')

const events = (n: number) => counted(n, { one: 'event', other: 'events' })

export default {
  title: 'Events that the server cannot hand out',
  what: (n: number) =>
    `The server refuses each page of this list that would hold one of at least ${events(n)}. What lies before and after them is read. What they were is not known.`,
  cause:
    'One cause is known, of PowerContext 1.0 to 1.4: someone asks for an Artifact by an id that no Artifact can have, such as “ü”. The server records that, and then cannot put the event into an answer.',
  who: 'Anyone with a valid token can cause it, without any role. It may be a slip. It may also be an attempt to hide something.',
  tell: 'Tell whoever runs the server, with the times below: its database holds these events, and its request log may say who it was. Exports say that they are not complete, and name the same times.',
  times: 'Times',
  more: (n: number) =>
    plural(n, { one: '1 more is copied as well.', other: `${number(n)} more are copied as well.` }),
  copied: 'times',
  close: 'Close',
}
