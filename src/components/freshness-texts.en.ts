export default {
  asOf: (time: string) => `as of ${time}`,
  readAt: (time: string) => `The oldest of what is shown here was read at ${time}.`,
  printed: (time: string, who: string | null) =>
    who === null ? `Printed at ${time}.` : `Printed at ${time} by ${who}.`,
  refresh: 'Refresh',
  refreshing: 'Reading again what is on screen.',
  refreshed: (time: string) => `Read again: as of ${time}.`,
}
