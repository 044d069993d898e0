import { runFaults } from './run-faults'

runFaults('powercontext-1.0.0')
