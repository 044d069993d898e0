import { runTruth } from './run-truth'

runTruth('embedded')
