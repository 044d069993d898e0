/** Where an Artifact stands: the key of its rows in every table. */
export type ArtifactKey = { scopeId: string; family: string; artifactId: string }
