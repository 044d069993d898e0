export default {
  shortcutsHelp: 'Keys work when no text field has the focus.',
  keyGoTo: 'Go to a Scope or a screen',
  keyHelp: 'Show these shortcuts',
  keyNext: 'Next change (in a diff)',
  keyPrevious: 'Previous change (in a diff)',
  keyRows: 'Move between the rows of the audit, or the revisions of a history',
  keyOpen: 'Open the event of a row; show what a revision changed',
  keyRange: 'Show all changes between a revision and the one shown',
  keyFrom: 'Compare from a revision',
  keyTo: 'Compare to a revision',
  keyReview: 'Review the changes of what is being edited',
}
