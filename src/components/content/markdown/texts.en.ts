import { formatsIn } from '../../../lib/language/formats'

const { number } = formatsIn('en')

export default {
  leadsOut: '(opens in a new tab)',
  leadsTo: 'leads to',
  image: 'Image',
  table: 'Table',
  code: 'Code',
  tooLarge: (kib: number) => `This text is over ${number(kib)} KiB: it is shown as source only.`,
  tooDeep: 'The parts of this text nest too deeply: it is shown as source only.',
}
