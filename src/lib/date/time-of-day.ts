/** "10:41:38 AM" for a moment that has just been, or is soon to come; the browser's zone. */
export const timeOfDay = (at: number | Date, tag: string): string =>
  new Intl.DateTimeFormat(tag, { timeStyle: 'medium' }).format(at)
