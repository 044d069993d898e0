import { runTruth } from '../audit-truth/run-truth'
import { startBehindNginx } from './behind-nginx'

runTruth('powercontext-newest', startBehindNginx)
