import { row, seen, range } from './audit-rows'

const later = (instant: string, micros: number) => {
  const [, second, fraction, zone] = /^(.*?)(?:\.(\d+))?(Z|[+-]\d\d:\d\d)$/.exec(instant) ?? []
  const value = Number((fraction ?? '0').padEnd(6, '0')) + micros
  if (value < 0 || value > 999_999)
    throw new Error(`${instant} lies at the edge of a second: run again.`)
  return `${second}.${String(value).padStart(6, '0')}${zone}`
}

export const times = [
  row(
    'a range: the start is included',
    async ({ scope, at }) => seen(await scope.audit(range(at.read, at.listed))),
    'get_scope get_scope',
  ),
  row(
    'a range: the end is excluded',
    async ({ scope, at }) => seen(await scope.audit(range(at.refused, at.listed))),
    'get_scope',
  ),
  row(
    'a range: a microsecond after the start',
    async ({ scope, at }) => seen(await scope.audit(range(later(at.read, 1), at.listed))),
    'get_scope',
  ),
  row(
    'a range: a microsecond before the end',
    async ({ scope, at }) => seen(await scope.audit(range(at.read, later(at.listed, 1)))),
    'get_scope get_scope list_artifacts',
  ),
  row(
    'a range in another zone',
    async ({ scope, at }) => {
      const shifted = (instant: string) =>
        `${new Date(Date.parse(instant) + 3_600_000).toISOString().slice(0, 19)}${instant.slice(19).replace('Z', '+01:00')}`
      return seen(await scope.audit(range(shifted(at.read), shifted(at.listed))))
    },
    'get_scope get_scope',
  ),
  row(
    'a range without fractions',
    ({ scope }) => scope.audit(range('2020-01-01T00:00:00Z', '2021-01-01T00:00:00Z')),
    '200',
  ),
  row(
    'start and end equal',
    ({ scope, at }) => scope.audit(range(at.read, at.read)),
    '422 invalid_access_request',
  ),
  row(
    'start after end',
    ({ scope, at }) => scope.audit(range(at.listed, at.read)),
    '422 invalid_access_request',
  ),
  row(
    'start after end by a microsecond',
    ({ scope, at }) => scope.audit(range(later(at.read, 1), at.read)),
    '422 invalid_access_request',
  ),
  row(
    'no end',
    ({ scope, at }) => scope.audit({ time_range: { start: at.read } }),
    '422 invalid_access_request',
  ),
  row(
    'no start',
    ({ scope, at }) => scope.audit({ time_range: { end: at.read } }),
    '422 invalid_access_request',
  ),
  row(
    'an end that is null',
    ({ scope, at }) => scope.audit(range(at.read, null)),
    '422 invalid_access_request',
  ),
  row(
    'no zone',
    ({ scope }) => scope.audit(range('2020-01-01T00:00:00', '2021-01-01T00:00:00')),
    '422 invalid_access_request',
  ),
  row(
    'a zone in the start alone',
    ({ scope }) => scope.audit(range('2020-01-01T00:00:00Z', '2021-01-01T00:00:00')),
    '422 invalid_access_request',
  ),
  row(
    'a date alone',
    ({ scope }) => scope.audit(range('2020-01-01', '2021-01-01')),
    '422 invalid_access_request',
  ),
  row(
    'no instant',
    ({ scope }) => scope.audit(range('yesterday', 'today')),
    '422 invalid_access_request',
  ),
  row(
    'a day that does not exist',
    ({ scope }) => scope.audit(range('2020-02-30T00:00:00Z', '2021-01-01T00:00:00Z')),
    '422 invalid_access_request',
  ),
  row(
    'hour 24',
    ({ scope }) => scope.audit(range('2020-01-01T24:00:00Z', '2021-01-01T00:00:00Z')),
    '422 invalid_access_request',
  ),
  row(
    'a lower-case t and z',
    ({ scope }) => scope.audit(range('2020-01-01t00:00:00z', '2021-01-01t00:00:00z')),
    '200',
  ),
  row(
    'a blank instead of T',
    ({ scope }) => scope.audit(range('2020-01-01 00:00:00Z', '2021-01-01 00:00:00Z')),
    '200',
  ),
  row(
    'nanoseconds',
    ({ scope }) => scope.audit(range('2020-01-01T00:00:00.123456789Z', '2021-01-01T00:00:00Z')),
    '200',
  ),
  row('a number', ({ scope }) => scope.audit(range(0, 1)), '200'),
  row(
    'a field in the range that does not exist',
    ({ scope, at }) => scope.audit({ time_range: { start: at.read, end: at.listed, zone: 'UTC' } }),
    '422 invalid_access_request',
  ),
]
