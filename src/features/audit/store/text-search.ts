const ASCII = /^[\x20-\x7e]*$/

/**
 * A text that is looked for, in whatever case, in what hardly two events share: ids and times. Most searched words have a
 * letter that no id of a form has. That is found out once for each form, and no id of it has to be written out.
 */
export class TextSearch {
  readonly #text: string
  readonly #possible = new Map<string, boolean>()

  constructor(text: string) {
    this.#text = text.toLowerCase()
  }

  isIn(text: string): boolean {
    return text.toLowerCase().includes(this.#text)
  }

  /**
   * Whether the text may stand in what has a form.
   * @param characters all that occur in any text of the form
   */
  mayBeIn(form: string, characters: (form: string) => string): boolean {
    const known = this.#possible.get(form)
    if (known !== undefined) return known
    const all = characters(form)
    // Outside ASCII, how a letter is written small can depend on the letters beside it.
    const small = new Set(all.toLowerCase())
    const possible = !ASCII.test(all) || [...this.#text].every((letter) => small.has(letter))
    this.#possible.set(form, possible)
    return possible
  }
}
