import { describe, expect, it } from 'vitest'
import { parseSampleOptions } from './sample-options'
import { StartError } from './start-error'

describe('arguments of the generator', () => {
  it('a million events come with ten thousand Artifacts, in a directory of their own', () => {
    const { until, ...options } = parseSampleOptions([])
    expect(options).toEqual({
      events: 1_000_000,
      artifacts: 10_000,
      directory: '.data/events-1000000',
      reset: false,
    })
    expect(until).toBeLessThanOrEqual(Date.now())
  })

  it('each can be chosen', () => {
    const argv = '--events 10000 --artifacts 600 --data /tmp/x --until 2026-11-20T12:00:00Z --reset'
    expect(parseSampleOptions(argv.split(' '))).toEqual({
      events: 10_000,
      artifacts: 600,
      directory: '/tmp/x',
      until: Date.UTC(2026, 10, 20, 12),
      reset: true,
    })
  })

  it.each([
    ['--events'],
    ['--events', 'many'],
    ['--events', '100'],
    ['--events', '10000', '--artifacts', '5000'],
    ['--until', 'yesterday'],
    ['--rows', '1'],
  ])('%s %s is refused in a sentence', (...argv) => {
    expect(() => parseSampleOptions(argv)).toThrow(StartError)
  })
})
