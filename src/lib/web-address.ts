import punycode from 'punycode/punycode.js'

/** A link, and a warning of its host where a reader would expect another one. */
export type WebAddress = {
  href: string
  /** The host as it is asked for, when the text does not say plainly where the link leads; else null. */
  leadsTo: { ascii: string; decoded: string | null } | null
}

/**
 * The address when `text` is one of the web (http or https), else null: nothing else may become a link. A host in another
 * script or in Punycode, and one behind user information or a backslash, is told as it is asked for, and decoded: letters
 * that look alike are told apart in ASCII only, and what Punycode says is read decoded only.
 */
export function webAddress(text: string): WebAddress | null {
  if (!/^https?:\/\//i.test(text)) return null
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const { href, hostname } = url
  // Where a reader looks for the host; user information or a backslash in it makes it another one.
  const [seen = ''] = text.replace(/^https?:\/\//i, '').split(/[/?#]/)
  const encoded = /(^|\.)xn--/.test(hostname)
  if (!encoded && seen.toLowerCase().replace(/:\d*$/, '') === hostname) {
    return { href, leadsTo: null }
  }
  const decoded = encoded ? punycode.toUnicode(hostname) : null
  return { href, leadsTo: { ascii: hostname, decoded } }
}
