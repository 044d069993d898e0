import { runFaults } from '../faults/run-faults'
import { startOverSeekdb } from './behind-nginx'

runFaults('powercontext-newest', startOverSeekdb)
