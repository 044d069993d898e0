import { runTruth } from '../audit-truth/run-truth'
import { startOverSeekdb } from './behind-nginx'

runTruth('powercontext-newest', startOverSeekdb)
