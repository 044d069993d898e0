export default {
  goOn: 'What there is:',
  prompts: 'Prompts',
}
