import { custom, experience } from '../world'
import { prompt, row } from './create-requests'

/** What no family allows. */
export const refusals = [
  row('no credential', (scope) => scope.create(prompt(), { as: null }), '401 unauthorized'),
  row('no role', (scope) => scope.create(prompt(), { as: 'stranger' }), '403 forbidden'),
  row(
    'a Scope that does not exist',
    (_, world) => world.post('ada', '/v1/scopes/scp_none/artifacts', prompt()),
    '403 forbidden',
  ),
  row(
    'a Scope that does not exist, as an administrator of the server',
    async (_, world) => {
      const create = (body: unknown) => world.post('root', '/v1/scopes/scp_none/artifacts', body)
      return [await create(prompt()), await create(prompt(custom(' ')))]
    },
    ['404 scope_not_found', '404 scope_not_found'],
  ),
  row(
    'a family that does not exist',
    (scope) => scope.create({ ...prompt(), family: 'bogus' }),
    '422 invalid_access_request',
  ),
  row('no family', (scope) => scope.create({ content: custom('x') }), '422 invalid_access_request'),
  row(
    'a Prompt key of a family without one',
    (scope) =>
      scope.create({
        family: 'experience',
        prompt_key: 'skill.generate',
        content: experience('x'),
      }),
    '422 invalid_access_request',
  ),
  row(
    'a field that the service does not know',
    (scope) => scope.create({ ...prompt(), reason: 'x' }),
    '422 invalid_access_request',
  ),
  row(
    'no content',
    (scope) => scope.create({ family: 'prompt', prompt_key: 'skill.generate' }),
    '422 invalid_access_request',
  ),
  row(
    'the content of another family',
    (scope) => scope.create(prompt(experience('x'))),
    '422 invalid_access_request',
  ),
  row('not JSON', (scope) => scope.create('{'), '422 invalid_request json_invalid@body.1'),
  row('no body', (scope) => scope.create(undefined), '422 invalid_access_request'),
  row('null', (scope) => scope.create('null'), '422 invalid_access_request'),
  row(
    'a stranger sends a bad content',
    (scope) => scope.create(prompt({}), { as: 'stranger' }),
    '422 invalid_access_request',
  ),
  row(
    'a stranger sends a family that does not exist',
    (scope) => scope.create({ family: 'bogus', content: {} }, { as: 'stranger' }),
    '422 invalid_access_request',
  ),
]
