/** Where a letter of another script may stand: most texts have none, and are looked at no further. */
const MAY = /[\u0370-\u052f\uff21-\uff5a\ud835]/
/** Other scripts end a word: "ＡとB" is ordinary Japanese. So does the micro sign, which is of no script. */
const WORD =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}\p{Nd}_\u{1d400}-\u{1d6a3}]+/gu
const LATIN = /[A-Za-z]/
/** ASCII's letters in another dress: in one word with plain ones they only pass for them. */
const DRESSED = /[\uff21-\uff3a\uff41-\uff5a\u{1d400}-\u{1d6a3}]+/gu
const OTHER = /[\p{Script=Cyrillic}\p{Script=Greek}]+/gu
/** Letters that a reader takes for Latin ones. Those of formulas, as α, μ and ν, are not among them, nor is Ω. */
const LIKE_LATIN = /^[АВЕЅІЈКМНОРСТУХҮԚԜаеорсухіјѕһԁԛԝӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧοικυ]+$/u
const ANY_LATIN = /\p{Script=Latin}+/gu
const CYRILLIC = /^\p{Script=Cyrillic}+$/u
/** Latin letters that a reader takes for Cyrillic ones. */
const LIKE_CYRILLIC = /^[ABCEHIKMOPTXaceiopxy]+$/
/** "APIшный": an abbreviation with an ending, as people write it. */
const ABBREVIATION = /^[A-Z]{2,}$/

/** Whether a text may hold letters that pass for others; `lookAlikes` says which. */
export const mayMix = (text: string): boolean => MAY.test(text)

/**
 * Letters that pass for those of another script: each stands in a word that mixes two scripts, and all letters of the one
 * look like the other's. In UTF-16 units, in the order of the text. A word that is of one script is what it says, and a
 * mixture that anybody sees deceives nobody.
 */
export function lookAlikes(text: string): { start: number; end: number }[] {
  if (!mayMix(text)) return []
  const found: { start: number; end: number }[] = []
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!mayMix(word)) continue
    for (const part of foreignIn(word)) {
      const start = index + part.index
      found.push({ start, end: start + part[0].length })
    }
  }
  return found
}

function foreignIn(word: string): RegExpExecArray[] {
  const dressed = LATIN.test(word) ? [...word.matchAll(DRESSED)] : []
  const others = [...word.matchAll(OTHER)]
  const latin = [...word.matchAll(ANY_LATIN)]
  if (dressed.length > 0 || others.length === 0 || latin.length === 0) return dressed
  if (others.every(([part]) => LIKE_LATIN.test(part))) return others
  // A Greek letter beside Latin ones is a formula.
  const isAlike =
    others.every(([part]) => CYRILLIC.test(part)) &&
    latin.every(([part]) => LIKE_CYRILLIC.test(part) && !ABBREVIATION.test(part))
  return isAlike ? latin : []
}
