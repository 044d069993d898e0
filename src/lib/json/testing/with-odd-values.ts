/** What a field of a forged file may be. */
const ODD: readonly unknown[] = [null, [null], '\u001b[2J', { toString: 1 }]

/** Copies of a record in each of which one field is an odd one, with the name of the field. */
export const withOddValues = <T extends object>(whole: T): { field: string; copy: T }[] =>
  Object.keys(whole).map((field, at) => ({
    field,
    copy: { ...whole, [field]: ODD[at % ODD.length] },
  }))
