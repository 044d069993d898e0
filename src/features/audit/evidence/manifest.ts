import type { Principal } from '../../../api/contract/access'
import { receiptText, sealed } from '../../../components/export/receipt-file'
import type { SelectionFacts } from '../export/selected-events'
import type { Written } from '../../../components/export/export-writer'

export const MANIFEST_NAME = 'manifest.json'

/** Names the form of a bundle; `scripts/verify-bundle.mjs` reads this one. */
const MANIFEST_FORM = 'scope-console.evidence.v1'

export type BundledFile = { name: string } & Written

/** Numbers of the bundle, which the verifier counts again. */
export type BundleCounts = {
  events: number
  allowed: number
  denied: number
  /** Lines of `bindings.jsonl`, and how many of them have the binding itself. */
  bindings: number
  bindings_found: number
  /** The events name more bindings than a bundle lists. */
  more_bindings: boolean
  /** Lines of `changes/changes.jsonl`, and the files with what a revision changed. */
  changes: number
  diffs: number
}

export type ManifestFacts = {
  principal: Principal
  console: string
  /** By the browser's clock. */
  madeAt: string
  counts: BundleCounts
  /** Of a bundle that was selected by hand. */
  selection?: SelectionFacts | undefined
}

const PROVES =
  'That each file is the one whose SHA-256 stands here, that none is missing and none was added, and that the files agree with the events.'
const DOES_NOT_PROVE =
  'That the server recorded everything that happened, nor who made the bundle: it is not signed, and whoever changes a file and this manifest together can make a new one. Keep the SHA-256 of the bundle where others can’t change it.'

/** The list of all other files of a bundle, with its own checksum, as the receipt of an export has one. */
export function manifestText(facts: ManifestFacts, files: readonly BundledFile[]): string {
  const body = {
    manifest: MANIFEST_FORM,
    files,
    counts: facts.counts,
    ...(facts.selection && { selection: { ...facts.selection, complete: false } }),
    principal: facts.principal,
    console: facts.console,
    made_at: facts.madeAt,
    proves: PROVES,
    does_not_prove: DOES_NOT_PROVE,
  }
  return receiptText(sealed(body))
}
