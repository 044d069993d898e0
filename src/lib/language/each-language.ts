import type { Texts } from './catalogue'

/** A catalogue that follows from another one. */
export const eachLanguage = <T, U>(texts: Texts<T>, make: (texts: T) => U): Texts<U> =>
  Object.fromEntries(
    Object.entries<T>(texts).map(([language, said]) => [language, make(said)]),
  ) as Texts<U>
