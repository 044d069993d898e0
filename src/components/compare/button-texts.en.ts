export default { compareWith: 'Compare with…' }
