export default {
  unusable: (parts: readonly string[]) =>
    `The console cannot use ${parts.join(', ')} in this address.`,
  takeOut: 'Take out of address',
  asOf: 'What is in force now is shown instead.',
  without: 'The screen is shown without it.',
  revisionNumbers: 'Revisions are whole numbers from 1.',
  beyondHead: (asked: number, head: number) =>
    `There is no r${asked}: the newest revision is r${head}.`,
  otherComparison: 'Another comparison is shown instead.',
  newestCompared: 'The newest revision is compared instead.',
}
