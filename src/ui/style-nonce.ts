/** The nonce that the host gave this page for its style elements; without one the page's policy decides (decision 5). */
export function styleNonce(): string | undefined {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
  return nonce && !nonce.startsWith('__') ? nonce : undefined
}
