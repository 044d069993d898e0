export default {
  readName: 'Read its name',
  readNameCost: 'Reads the Artifact: 1 audit event.',
  readingName: 'Reading its name',
  noName: 'Its content has no name.',
}
