export default {
  references: 'References',
  externalReferences: 'External',
  leadsTo: 'leads to',
  contextReferences: 'Context',
  noReferences: 'This Scope refers to nothing else.',
}
