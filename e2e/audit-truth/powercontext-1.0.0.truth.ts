import { runTruth } from './run-truth'

runTruth('powercontext-1.0.0')
