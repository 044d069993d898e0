import { runAuthority } from './authority'
import { runCases } from './run-cases'

runAuthority(runCases('embedded'))
