// The package has no types of its own; its name alone would be Node's module, which browsers have not.
declare module 'punycode/punycode.js' {
  const punycode: {
    /** @throws RangeError on a label that is no Punycode. */
    toUnicode(domain: string): string
  }
  export default punycode
}
