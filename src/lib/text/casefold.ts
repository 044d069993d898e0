const CHEROKEE = /[\u13a0-\u13ff\uab70-\uabbf]/

/**
 * A text without the difference of capital and small letters, as Python's `str.casefold` writes it. JavaScript has no such
 * function: the small letter of the capital one is the same for every character but dotless i, capital sharp s and those
 * of Cherokee, whose capitals stay.
 */
export const casefold = (text: string): string =>
  Array.from(text, (character) => {
    if (character === 'ı') return character
    if (character === 'ẞ') return 'ss'
    const capital = character.toUpperCase()
    if (CHEROKEE.test(character)) return capital
    return Array.from(capital, (one) => one.toLowerCase()).join('')
  }).join('')
