import { runAuthority } from './authority'
import { KNOWN } from './known'
import { runCases } from './run-cases'
import { runAgreement, type Known } from './schema/run-agreement'

const ARTIFACT = '/v1/scopes/{scope_id}/artifacts/{family}/{artifact_id}'
const RECORDED = /^(items\.)?(created_at|created_by|restored_from_revision|reason)$/
const unrecorded = (route: string): Known => ({
  route,
  field: RECORDED,
  why: 'Recorded since 1.4; the contract takes the keys as absent.',
})

const world = runCases('powercontext-1.0.0')
runAuthority(world)
runAgreement(
  () => world().origin,
  [
    ...KNOWN,
    unrecorded('GET /v1/scopes/{scope_id}/artifacts/{family} 200'),
    unrecorded(`GET ${ARTIFACT} 200`),
    unrecorded(`PUT ${ARTIFACT} 200`),
    unrecorded(`GET ${ARTIFACT}/revisions 200`),
    unrecorded(`GET ${ARTIFACT}/revisions/{revision} 200`),
    {
      route: 'POST /v1/scopes/{scope_id}/artifacts body',
      field: /^prompt_key$/,
      why: 'Nine keys are newer; the console asks for the configuration first and offers no key that is refused.',
    },
    {
      route: `PUT ${ARTIFACT} body`,
      field: /^(restored_from_revision|reason)$/,
      why: 'Since 1.4; the console sends them only to a server that has shown the key.',
    },
  ],
  ['POST /v1/scopes/{scope_id}/artifacts/{family}/search'],
)
