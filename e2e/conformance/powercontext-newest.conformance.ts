import { runAuthority } from './authority'
import { KNOWN } from './known'
import { runCases } from './run-cases'
import { runAgreement } from './schema/run-agreement'

const world = runCases('powercontext-newest')
runAuthority(world)
runAgreement(() => world().origin, KNOWN)
