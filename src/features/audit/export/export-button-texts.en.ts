export default { open: 'Export…' }
