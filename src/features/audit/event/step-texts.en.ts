import { formatsIn } from '../../../lib/language/formats'

const { number } = formatsIn('en')

export default {
  previous: 'Previous event',
  next: 'Next event',
  place: (position: number, events: number, isWhole: boolean) =>
    `${number(position)} of ${number(events)}${isWhole ? '' : ' loaded'}`,
  isFirst: 'This is the first event of the list',
  isLast: 'This is the last event of the list',
  isLastLoaded: 'This is the last event that is loaded. Load more to go on.',
  notShown: 'This event is not in the list on display',
}
