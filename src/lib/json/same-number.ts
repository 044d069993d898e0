import { withoutLast } from '../text/strip'

/**
 * Whether two numbers are the same, however they are written and however many digits they have.
 * @param one as JSON writes it
 */
export const sameNumber = (one: string, other: string): boolean => decimal(one) === decimal(other)

function decimal(number: string): string {
  const [, sign = '', whole = '', part = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(number) ?? []
  const digits = (whole + part).replace(/^0+/, '')
  const short = withoutLast('0', digits)
  if (short === '') return '0'
  return `${sign}${short}e${Number(power) - part.length + digits.length - short.length}`
}
