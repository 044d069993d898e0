import { runCases } from './run-cases'

runCases('embedded')
