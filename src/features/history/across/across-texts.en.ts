export default {
  comparison: (name: string) => `Comparison of ${name}`,
  /** @param place the Scope, or the Artifact where both are of one Scope */
  revisionOf: (revision: number, place: string) => `r${revision} · ${place}`,
  unsavedIn: (place: string) => `built-in · ${place}`,
  changes: (from: string, to: string) => `Changes from ${from} to ${to}`,
  nothingSaved: 'Nothing is saved: the built-in instructions run.',
  unread: (place: string) => `The side in ${place} could not be read`,
  noOther: 'Nothing is chosen to compare with',
  noOtherHelp:
    'Choose another Artifact of this family, in this Scope or in another one. This comparison then has an address that can be sent.',
  otherFamily: 'Two families cannot be compared',
  otherFamilyHelp: (one: string, other: string) =>
    `One side is of the family ${one}, the other one of ${other}. Contents of different families have different fields.`,
  sameArtifact: 'Both sides are the same Artifact',
  sameArtifactHelp: 'Its history compares its revisions.',
  toHistory: 'Compare its revisions',
}
