import { runFaults } from '../faults/run-faults'
import { startBehindNginx } from './behind-nginx'

runFaults('powercontext-newest', startBehindNginx)
