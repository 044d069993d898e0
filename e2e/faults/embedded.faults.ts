import { runFaults } from './run-faults'

runFaults('embedded')
