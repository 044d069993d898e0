import { KNOWN } from './known'
import { runCases } from './run-cases'
import { runAgreement } from './schema/run-agreement'

const origin = runCases('powercontext-newest')
runAgreement(origin, KNOWN)
