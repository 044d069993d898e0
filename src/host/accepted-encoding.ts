export type Encoding = 'br' | 'gzip'

/**
 * How an answer is to be encoded, from what there is of it.
 * @param header `Accept-Encoding` (RFC 9110 §12.5.3)
 * @param there best first: decides where the asker has no preference
 * @returns null: as it is
 */
export function acceptedEncoding(
  header: string | null,
  there: readonly Encoding[],
): Encoding | null {
  const weights = weightsOf(header ?? '')
  const weightOf = (coding: Encoding) => weights.get(coding) ?? weights.get('*') ?? 0
  const [best] = [...there].sort((a, b) => weightOf(b) - weightOf(a))
  if (best === undefined || weightOf(best) === 0) return null
  return weightOf(best) >= (weights.get('identity') ?? 0) ? best : null
}

function weightsOf(header: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim())
    const [, q = '1'] =
      parameters
        .map((each) => each.split('=').map((part) => part.trim()))
        .find(([key]) => key === 'q') ?? []
    // A weight that cannot be read asks for nothing.
    const weight = /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(q) ? Number(q) : 0
    if (name !== '') weights.set(name === 'x-gzip' ? 'gzip' : name, weight)
  }
  return weights
}
