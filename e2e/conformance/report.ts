import { BACKEND_NAMES, type BackendName } from '../backend-names'

export type CaseResult = {
  about: string
  name: string
  passed: boolean
  expected: unknown
  seen?: unknown
}
export type Results = Partial<Record<BackendName, readonly CaseResult[]>>
export type ListedDifference = { about: string; cases: readonly string[] }

/** Cases of each group that each server passed, as a table in Markdown; the last row sums up. */
export function tableOf(results: Results): string {
  const names = BACKEND_NAMES.filter((name) => results[name])
  const groups = [
    ...new Set(names.flatMap((name) => results[name]?.map(({ about }) => about) ?? [])),
  ]
  const cell = (name: BackendName, about: string | null) => {
    const cases = (results[name] ?? []).filter((one) => about === null || one.about === about)
    const passed = cases.filter((one) => one.passed).length
    return passed === cases.length ? String(passed) : `${passed} of ${cases.length}`
  }
  const row = (title: string, about: string | null) =>
    `| ${[title, ...names.map((name) => cell(name, about))].join(' | ')} |`
  return [
    `| passed | ${names.join(' | ')} |`,
    `| --- |${names.map(() => ' ---: |').join('')}`,
    ...groups.map((about) => row(about, about)),
    row('all', null),
  ].join('\n')
}

/** What 1.0.0 does otherwise than the newest version, each difference with the cases that show it. */
export function listOf(differences: readonly ListedDifference[]): string {
  return differences
    .map(({ about, cases }) => `- ${about} (${cases.length}: ${cases.join('; ')})`)
    .join('\n')
}
