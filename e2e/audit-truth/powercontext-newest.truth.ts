import { runTruth } from './run-truth'

runTruth('powercontext-newest')
