/** The longest text of an ordinary field, which the browser lays out whole at each key. The editor, for longer ones, lays out what is in sight. */
export const IN_A_FIELD = { characters: 20_000, lines: 1_000 }
