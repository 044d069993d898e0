export default {
  noSuchArtifact: 'There is no such Artifact',
  mayNotRead: 'You may not read this Artifact',
  needAdmin: 'You need scope.admin on this scope',
  needAdminHelp:
    'Changing a Prompt needs the role scope.admin on its Scope at the moment of the change. Owning the Prompt is not enough once that role is gone; reading it still works.',
  needOwner:
    'Only its owner may replace this Artifact, and you are not its owner. Whoever administers the Scope can tell who owns it.',
  checkingRole: 'Checking what you may do',
  alreadyAuto: 'Already Auto',
  sameAsHead: 'Same content as the head',
  cannotHonour: 'This server cannot honour a custom Prompt',
  committed: (revision: number) => `Committed revision ${revision}`,
  seeChange: 'See what changed',
  close: 'Close',
}
