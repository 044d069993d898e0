const CONFIGURING: readonly string[] = ['prompt']

/**
 * Whether a family configures the server, as its descriptor says too. A row of the audit only names an Artifact: asking here
 * it need not load the descriptors with their forms and schemas.
 */
export const configures = (family: string): boolean => CONFIGURING.includes(family)
