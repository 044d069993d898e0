export type ArtifactPlace = { scopeId: string; family: string; artifactId: string }

/** The word of an address of Access for an Artifact. Spaces part the ids: no family and no Artifact id has one (contract §4.1), and a Scope's id comes last. */
export const artifactParam = ({ scopeId, family, artifactId }: ArtifactPlace) =>
  `artifact:${family} ${artifactId} ${scopeId}`

/** The id of the Scope in which the resource of an address stands (screens §9), or an empty text. The rail of every screen asks this, so that it reads no more than that. */
export const scopeOfParam = (param: string): string =>
  /^(?:scope:|artifact:\S+ \S+ )(.*)$/s.exec(param)?.[1] ?? ''
