// What bench/service-scale.mjs measures, as the host builds it.
export { createService } from '../src/service/app'
export { openSqlite } from '../src/service/sqlite'
export { SAMPLE_ADMINISTRATORS, SAMPLE_IDENTITIES } from '../src/sample/sample'
export { seedScale } from '../src/sample/scale'
export { SCHEMA_VERSION } from '../src/service/schema'
