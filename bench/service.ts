// What bench/service-scale.mjs measures, as the host builds it.
export { createService } from '../src/service/app'
export { openSqlite } from '../src/service/sqlite'
export { SAMPLE_ADMINISTRATORS, SAMPLE_IDENTITIES } from '../src/service/seed/sample'
export { seedScale } from '../src/service/seed/scale'
export { SCHEMA_VERSION } from '../src/service/schema'
