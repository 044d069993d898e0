import { formatsIn } from '../../lib/language/formats'

const { number, counted } = formatsIn('en')

export default {
  summary: (count: number) =>
    `Fix ${counted(count, { one: 'problem', other: 'problems' })} to continue`,
  line: (line: number) => `Line ${number(line)}`,
  fix: 'Fix',
  fixOf: (field: string) => `Fix ${field}`,
  whole: 'The whole content',
  error: 'Error',
  warning: 'Note',
  missing: 'Is required',
  nothing: 'May not be null',
  blank: 'Holds blanks only',
  oneLine: 'Must be one line without blanks at its ends',
  unknownField: 'The service does not know this field',
  skillName: 'Must be 1 to 64 small letters and digits with single hyphens between them',
  auto: 'What is edited is committed as Custom. For Auto, use “Switch to Auto…” on the Prompt',
  tooLong: (count: number, max: number) =>
    `Holds ${number(count)} characters; at most ${number(max)}`,
  tooManyBytes: (count: number, max: number) =>
    `Takes ${number(count)} bytes; at most ${number(max)}`,
  tooMany: (max: number) => `At most ${number(max)}`,
  tooFew: (min: number) => `At least ${number(min)}`,
  notBelow: (bound: number) => `Must be at most ${number(bound)}`,
  notAbove: (bound: number) => `Must be at least ${number(bound)}`,
  choice: (options: string) => `Must be one of ${options}`,
  types: {
    string: 'Must be a text',
    number: 'Must be a number',
    integer: 'Must be a whole number',
    array: 'Must be a list',
    object: 'Must be an object',
    record: 'Must be an object',
  } as Record<string, string>,
  json: (line: number, column: number) => `Not JSON at line ${line}, column ${column}`,
  tooDeep: (max: number) => `Nested more than ${number(max)} levels deep`,
  repeatedKey: (key: string, line: number, column: number) =>
    `“${key}” comes twice in one object, at line ${line}, column ${column}`,
  written: (number: string, as: string) =>
    `Is written ${number}, of which a browser makes ${as}; write the number that is meant`,
  surrogates: 'Holds half of a character, which can’t be sent; Fix puts � in its place',
  hidden: (count: number, found: string) =>
    `Holds ${counted(count, { one: 'hidden character', other: 'hidden characters' })} (${found}); Fix removes what is hidden`,
  composed: 'Holds characters in pieces; the service keeps them composed (NFC)',
  ends: 'Has blanks at its ends; the service takes none',
  end: 'Has blanks at its end; the service keeps none there',
  lineEnds: 'Has line ends, or empty last lines, that the service would change',
  refusedPaste: (count: number, max: number) =>
    `Not taken over: it would hold ${number(count)} characters, and this field takes ${number(max)}. What was there is unchanged.`,
}
