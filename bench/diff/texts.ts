/** A content that is compared, as a Prompt or as JSON of no family that the console knows. */
export type Pair = {
  family: 'prompt' | 'json'
  before: Record<string, unknown>
  after: Record<string, unknown>
}

export const PAIRS = ['prompt-edited', 'prompt-rewritten', 'json-1', 'json-50'] as const
export type PairName = (typeof PAIRS)[number]

/** The same texts on every machine and in every run: a small generator of its own (mulberry32). */
function random(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const WORDS =
  `basket payment refund order customer retry timeout ledger invoice shipment courier address discount coupon currency
  checkout session token gateway provider outage incident runbook escalate page rota handover summary lesson evidence
  log metric alert threshold window rollback deploy flag owner review approve reject before after while unless never
  always the a of to and in for with without by from when then if not one each every first last same other`.split(
    /\s+/,
  )

const PROMPT_CHARS = 32_768
const JSON_BYTES = 262_144

function sentence(next: () => number): string {
  const words = Array.from(
    { length: 6 + Math.floor(next() * 12) },
    () => WORDS[Math.floor(next() * WORDS.length)],
  )
  return `${words.join(' ')}.`
}

function promptLines(seed: number): string[] {
  const next = random(seed)
  const lines: string[] = []
  let length = 0
  while (length < PROMPT_CHARS - 200) {
    const kind = next()
    const line =
      kind < 0.08
        ? ''
        : kind < 0.16
          ? `## ${sentence(next)}`
          : kind < 0.6
            ? `- ${sentence(next)}`
            : sentence(next)
    lines.push(line)
    length += line.length + 1
  }
  return lines
}

/** Words replaced within lines, lines taken out and put in: one line in ten. */
function edited(lines: readonly string[], seed: number): string[] {
  const next = random(seed)
  return lines.flatMap((line) => {
    const dice = next()
    if (dice < 0.06 && line.length > 20) {
      const words = line.split(' ')
      words[Math.floor(next() * words.length)] = `revised-${Math.floor(next() * 1000)}`
      return [words.join(' ')]
    }
    if (dice < 0.08) return []
    if (dice < 0.1) return [line, `- Added: ${sentence(next)}`]
    return [line]
  })
}

const prompt = (lines: readonly string[]) => ({
  schema_version: 'powercontext.prompt.v1',
  mode: 'custom',
  instructions: lines.join('\n').trim(),
  demonstrations: [],
})

function observations(seed: number) {
  const next = random(seed)
  const list: Record<string, unknown>[] = []
  let bytes = 0
  while (bytes < JSON_BYTES) {
    const item = {
      id: `obs-${list.length}`,
      at: new Date(Date.UTC(2026, 7, 1) + list.length * 60_000).toISOString(),
      service: WORDS[Math.floor(next() * 20)],
      text: sentence(next),
      score: Math.round(next() * 1000) / 1000,
      tags: [WORDS[Math.floor(next() * 40)], WORDS[Math.floor(next() * 40)]],
    }
    list.push(item)
    bytes += JSON.stringify(item, null, 2).length + 30
  }
  return list
}

function withShareEdited(list: readonly Record<string, unknown>[], share: number, seed: number) {
  const next = random(seed)
  return list.map((item) =>
    next() < share ? { ...item, text: `Edited: ${sentence(next)}`, score: -1 } : item,
  )
}

/** The two sides of a case: 32 KB of prompt edited or rewritten, 256 KB of JSON with 1 % or 50 % of its items edited. */
export function pairOf(name: PairName): Pair {
  if (name === 'prompt-edited' || name === 'prompt-rewritten') {
    const lines = promptLines(11)
    const after = name === 'prompt-edited' ? edited(lines, 12) : promptLines(13)
    return { family: 'prompt', before: prompt(lines), after: prompt(after) }
  }
  const list = observations(14)
  return {
    family: 'json',
    before: { observations: list },
    after: { observations: withShareEdited(list, name === 'json-1' ? 0.01 : 0.5, 15) },
  }
}
