export default {
  history: 'History',
  edit: 'Edit',
  compare: 'Comparison',
  others: (name: string) => `${name}: others in this list`,
}
