export default {
  times: (times: readonly string[]) =>
    `${times.join(', ')} in this address is no time between 1970 and 9998. The list is not narrowed by it.`,
  filters: (filters: readonly string[]) =>
    `The console cannot use ${filters.join(', ')} in this address. The list is not narrowed by it.`,
  hours: 'Hours are written like 22-6@Europe/Berlin, with a zone that this browser knows.',
}
