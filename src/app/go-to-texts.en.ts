export default {
  goToLabel: 'Screen, Scope title or Scope id',
  goToNothing: 'Nothing known by that name. Enter a whole Scope id to open it.',
  goToOpen: (id: string) => `Open Scope ${id}`,
  goToHint: 'Scopes that this visit has loaded, and the main screens.',
  screen: 'Screen',
  scope: 'Scope',
}
