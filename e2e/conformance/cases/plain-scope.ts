export const plainScope = {
  scope_id: '<scope>',
  title: 'Conformance',
  summary: 'One case.',
  parent_scope_id: null,
  context_references: [],
  external_references: [],
  version: 1,
}
