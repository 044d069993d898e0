export default {
  thisScope: 'This scope',
  overview: 'Overview',
  prompts: 'Prompts',
  audit: 'Audit',
  access: 'Access',
}
