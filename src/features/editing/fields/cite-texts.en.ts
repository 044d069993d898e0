export default {
  byName: 'Choose by name…',
  citedAs: (name: string) => `${name}: choose another by name…`,
  artifact: 'Artifact',
  source: 'Source',
  title: 'Cite by name',
  help: 'The list has what you have opened in this Scope and what it is called. It asks the server nothing. To cite anything else, type its id in the form.',
  noneChosen: 'Choose one of the list first',
  cancel: 'Cancel',
  cite: 'Cite',
}
