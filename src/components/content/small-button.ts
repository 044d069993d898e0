/** A button in the bar above a text, of the same size as "Copy". */
export const smallButton = { minWidth: 0, minHeight: 24, px: 0.75, py: 0 } as const
