export default {
  goOn: 'Look in:',
  prompts: 'Prompts',
}
