const printable = (what: string) =>
  `${what} is 1 to 128 printable ASCII characters without blanks, and not “.” or “..”.`
const named = (what: string, max: number) =>
  `${what} is 1 to ${max} characters, none of them a blank at either end.`

export default {
  nothingSent: 'So the server was not asked. Check the address, or start from the list of Scopes.',
  names: {
    scope: 'Scope id:',
    family: 'Family:',
    artifact: 'Artifact id:',
    prompt: 'Prompt key:',
    sourceType: 'Kind of Source:',
    source: 'Source id:',
    entry: 'Entry id:',
    deployment: 'Deployment id:',
    principal: 'Subject id:',
    revision: 'Revision:',
  },
  rules: {
    scope: named('A Scope id', 256),
    family: printable('A family'),
    artifact: printable('An Artifact id'),
    prompt: printable('A Prompt key'),
    sourceType: printable('A kind of Source'),
    source: named('A Source id', 256),
    entry: printable('An entry id'),
    deployment: printable('A deployment id'),
    principal: named('A subject id', 255),
    revision: 'A revision is a whole number from 1.',
  },
}
