import { brief } from '../observe'
import { AUTO, custom, type ScopeWorld } from '../world'
import { accepted, refused, INVALID } from './content-rows'

/** Saves a Prompt and tells what was kept of its instructions. */
const save = (scope: ScopeWorld, content: unknown) =>
  scope.create({ family: 'prompt', prompt_key: 'skill.generate', content })

async function kept(scope: ScopeWorld, content: unknown) {
  const answer = await save(scope, content)
  if (answer.status !== 201) return brief(answer)
  const { body } = await scope.get('/artifacts/prompt/skill.generate')
  return (body as { content: { instructions: string } }).content.instructions
}

const without = (field: string) => ({ ...custom('x'), [field]: undefined })

const pair = (text: string) => ({ input: text, expected_output: text })

export const prompt = [
  accepted(
    'prompt: instructions of 32,768 characters',
    (scope) => save(scope, custom('i'.repeat(32_768))),
    '201 "revision:1"',
  ),
  refused(
    'prompt: instructions of 32,769 characters',
    (scope) => save(scope, custom('i'.repeat(32_769))),
    '422 invalid_access_request',
  ),
  accepted(
    'prompt: instructions of 32,768 characters outside the BMP',
    (scope) => save(scope, custom('😀'.repeat(32_768))),
    '201 "revision:1"',
  ),
  refused(
    'prompt: instructions of 32,769 characters outside the BMP',
    (scope) => save(scope, custom('😀'.repeat(32_769))),
    '422 invalid_access_request',
  ),
  refused(
    'prompt: 32,768 characters and a blank',
    (scope) => save(scope, custom(`${'i'.repeat(32_768)} `)),
    '422 invalid_access_request',
  ),
  refused(
    'prompt: empty instructions',
    (scope) => save(scope, custom('')),
    '422 invalid_prompt_content',
  ),
  refused(
    'prompt: blank instructions',
    (scope) => save(scope, custom(' \n\t ')),
    '422 invalid_prompt_content',
  ),
  accepted(
    'prompt: blanks around the instructions are cut off',
    (scope) => kept(scope, custom(' \n Do it. \t')),
    'Do it.',
  ),
  accepted(
    'prompt: a line feed at the end is cut off',
    (scope) => kept(scope, custom('Do it.\n')),
    'Do it.',
  ),
  accepted(
    'prompt: no-break and ideographic spaces at the ends',
    (scope) => kept(scope, custom('\u00a0\u3000Do it.\u2003')),
    'Do it.',
  ),
  accepted(
    'prompt: a zero-width space at the end stays',
    (scope) => kept(scope, custom('Do it.\u200b')),
    'Do it.\u200b',
  ),
  accepted(
    'prompt: a byte order mark at the front',
    (scope) => kept(scope, custom('\ufeffDo it.')),
    '\ufeffDo it.',
  ),
  accepted(
    'prompt: control characters that Python counts as blanks',
    (scope) => kept(scope, custom('\u001cDo it.\u0085')),
    'Do it.',
  ),
  accepted('prompt: text is kept in NFC', (scope) => kept(scope, custom('Cafe\u0301')), 'Café'),
  accepted(
    'prompt: carriage returns stay',
    (scope) => kept(scope, custom('One.\r\nTwo.')),
    'One.\r\nTwo.',
  ),
  accepted('prompt: a NUL character', (scope) => kept(scope, custom('a\u0000b')), 'a\u0000b'),
  accepted(
    'prompt: a lone surrogate',
    (scope) =>
      kept(
        scope,
        JSON.parse(
          '{"schema_version":"powercontext.prompt.v1","mode":"custom","instructions":"a\\ud800b","demonstrations":[]}',
        ),
      ),
    '422 invalid_access_request',
  ),
  refused(
    'prompt: instructions that are a number',
    (scope) => save(scope, { ...custom('x'), instructions: 1 }),
    '422 invalid_access_request',
  ),
  refused(
    'prompt: instructions that are null',
    (scope) => save(scope, { ...custom('x'), instructions: null }),
    '422 invalid_access_request',
  ),
  ...['schema_version', 'mode', 'instructions', 'demonstrations'].map((field) =>
    refused(`prompt: no ${field}`, (scope) => save(scope, without(field)), INVALID),
  ),
  refused(
    'prompt: another schema version',
    (scope) => save(scope, { ...custom('x'), schema_version: 'powercontext.prompt.v2' }),
    '422 invalid_access_request',
  ),
  refused(
    'prompt: a mode that does not exist',
    (scope) => save(scope, { ...custom('x'), mode: 'manual' }),
    '422 invalid_access_request',
  ),
  refused(
    'prompt: a field that does not exist',
    (scope) => save(scope, { ...custom('x'), note: 'x' }),
    '422 invalid_access_request',
  ),
  refused(
    'prompt: Auto with instructions',
    (scope) => save(scope, { ...AUTO, instructions: 'x' }),
    '422 invalid_prompt_content',
  ),
  accepted(
    'prompt: Auto with blank instructions',
    (scope) => kept(scope, { ...AUTO, instructions: ' ' }),
    '',
  ),
  refused(
    'prompt: Auto with a demonstration',
    (scope) => save(scope, { ...AUTO, demonstrations: [pair('x')] }),
    '422 invalid_prompt_content',
  ),
  refused(
    'prompt: 51 demonstrations',
    (scope) => save(scope, custom('x', Array(51).fill(pair('x')))),
    '422 invalid_access_request',
  ),
  refused(
    'prompt: a demonstration above 64 KiB',
    (scope) => save(scope, custom('x', [pair('x'.repeat(33_000))])),
    '422 invalid_prompt_content',
  ),
  refused(
    'prompt: more than 256 KiB in all',
    (scope) => save(scope, custom('x', Array(9).fill(pair('x'.repeat(16_000))))),
    '422 invalid_prompt_content',
  ),
  refused(
    'prompt: a demonstration without input',
    (scope) => save(scope, custom('x', [{ expected_output: 1 }])),
    '422 invalid_access_request',
  ),
  refused(
    'prompt: a demonstration with another field',
    (scope) => save(scope, custom('x', [{ ...pair('x'), note: 1 }])),
    '422 invalid_access_request',
  ),
  refused(
    'prompt: demonstrations that are an object',
    (scope) => save(scope, { ...custom('x'), demonstrations: {} }),
    '422 invalid_access_request',
  ),
]
