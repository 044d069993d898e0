import { runFaults } from './run-faults'

runFaults('powercontext-newest')
