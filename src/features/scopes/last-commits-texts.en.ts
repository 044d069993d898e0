import { formatsIn } from '../../lib/language/formats'

const { counted } = formatsIn('en')

export default {
  by: (name: string) => `by ${name}`,
  nothing: 'Nothing is saved there.',
  noTimes:
    'This server does not say when a revision was committed, so nobody can tell here which came last.',
  ofRead: (families: number, leftOut: number) =>
    `Of the ${counted(families, { one: 'family that was', other: 'families that were' })} read in this visit${
      leftOut > 0
        ? `; ${counted(leftOut, { one: 'Artifact without a time is', other: 'Artifacts without a time are' })} left out`
        : ''
    }.`,
  partly: (families: readonly string[]) => `These have more than was read: ${families.join(', ')}.`,
}
