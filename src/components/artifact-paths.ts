import { familyOf } from '../families/family-of'
import { paths } from '../routing/paths'

/** The screen of an Artifact: a Prompt has one of its own (screens §1). */
export const artifactPath = (scopeId: string, family: string, artifactId: string): string =>
  familyOf(family).configures
    ? paths.prompt(scopeId, artifactId)
    : paths.artifact(scopeId, family, artifactId)

/** The screen that leads to it, as a crumb. */
export const listCrumb = (scopeId: string, family: string, prompts: string) =>
  familyOf(family).configures
    ? { label: prompts, to: paths.prompts(scopeId) }
    : { label: family, to: paths.artifacts(scopeId, family) }

/** Returns the path to the diff of what a revision changed. The first revision replaced nothing, so its path leads to the whole history. */
export const changePath = (
  { scopeId, family, artifactId }: { scopeId: string; family: string; artifactId: string },
  revision: number,
) =>
  paths.history(
    scopeId,
    family,
    artifactId,
    revision > 1 ? { from: revision - 1, to: revision } : {},
  )
