import { formatsIn } from '../../../lib/language/formats'

const { number } = formatsIn('en')

export default {
  name: 'Instants at which something changed',
  now: 'Now',
  before: 'Before the first change',
  place: (place: number, all: number) => `${number(place)} of ${number(all)}`,
  changes: {
    granted: (role: string, who: string) => `${role} granted to ${who}`,
    expired: (role: string, who: string) => `${role} of ${who} expired`,
    revoked: (role: string, who: string) => `${role} of ${who} revoked`,
  },
  more: (count: number) => `and ${number(count)} more`,
  list: (texts: readonly string[]) => texts.join('; '),
  none: 'No binding here began or ended.',
}
