import { formatsIn } from '../../lib/language/formats'

const { counted, number, plural } = formatsIn('en')
const artifacts = (count: number) => counted(count, { one: 'Artifact', other: 'Artifacts' })

export default {
  namesAreRead: (count: number) =>
    plural(count, {
      one: 'The name of 1 Artifact is being read',
      other: `Names of ${number(count)} Artifacts are being read`,
    }),
  namesWereRead: (count: number) =>
    plural(count, {
      one: 'The name of 1 Artifact was read',
      other: `Names of ${number(count)} Artifacts were read`,
    }),
  namesFailed: (count: number, failed: number) =>
    `${number(failed)} of ${number(count)} names could not be read`,
  costing: (said: string, count: number) =>
    `${said}: ${counted(count, { one: 'audit event', other: 'audit events' })}`,
  readNames: (count: number) =>
    plural(count, {
      one: 'Read the name of 1 Artifact',
      other: `Read the names of ${artifacts(count)}`,
    }),
  readNamesInLine: (count: number) => `Read ${counted(count, { one: 'name', other: 'names' })}`,
}
