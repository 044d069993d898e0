export default {
  history: 'History',
  edit: 'Edit',
  others: (name: string) => `${name}: others in this list`,
}
