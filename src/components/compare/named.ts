/** Something that can be chosen by name; its name is its id where nobody knows another. */
export type Named = { id: string; name: string }

/** What stands in the field: a text, and the id of what was chosen, which the text is the name of. */
export type Pick = { text: string; id: string | null }

/** Rows drawn at a time: of more, a person types a part of the name. */
const SHOWN_MAX = 100

/** What fits the text that is typed. The name of what is chosen is no search. */
export function fitting(all: readonly Named[], { text, id }: Pick): Named[] {
  const needle = id === null ? text.trim().toLowerCase() : ''
  return all
    .filter(({ name, id: own }) => `${name}\n${own}`.toLowerCase().includes(needle))
    .slice(0, SHOWN_MAX)
}

/** The id that is meant: of what was chosen, of the only thing with the typed name, otherwise the typed text itself. */
export function idOf({ text, id }: Pick, options: readonly Named[]): string {
  const typed = text.trim()
  const called = options.filter(({ name }) => name.toLowerCase() === typed.toLowerCase())
  return id ?? (called.length === 1 ? called[0]?.id : undefined) ?? typed
}
