/** An exact fraction `top / bottom` in lowest terms. `bottom` is greater than 0. */
export type Rational = {
  top: bigint
  bottom: bigint
}

/** Returns the greatest common divisor, which is never negative. */
export function commonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}

/**
 * Returns a fraction in lowest terms.
 * @throws RangeError if `bottom` is 0
 */
export function rational(top: bigint, bottom = 1n): Rational {
  if (bottom === 0n) throw new RangeError('The denominator of a fraction must not be 0.')
  const sign = bottom < 0n ? -1n : 1n
  const divisor = commonDivisor(top, bottom)
  return { top: (sign * top) / divisor, bottom: (sign * bottom) / divisor }
}

/** Reads a text such as '2.50' or '7' as an exact number. */
export function fromDecimal(text: string): Rational {
  const [whole = '0', decimals = ''] = text.replace(/,/g, '').split('.')
  return rational(BigInt(`${whole === '' ? '0' : whole}${decimals}`), 10n ** BigInt(decimals.length))
}

/** Writes a value as 7 or 3/4. */
export function asFraction(value: Rational): string {
  return value.bottom === 1n ? `${value.top}` : `${value.top}/${value.bottom}`
}

/** Writes 7/4 as 1 3/4. Whole numbers and proper fractions are unchanged. */
export function asMixed(value: Rational): string {
  const size = value.top < 0n ? -value.top : value.top
  if (value.bottom === 1n || size < value.bottom) return asFraction(value)
  return `${value.top < 0n ? '−' : ''}${size / value.bottom} ${size % value.bottom}/${value.bottom}`
}

/** Writes a value as a decimal if that ends within `places` digits; otherwise returns null. */
export function asDecimal(value: Rational, places = 8): string | null {
  const scale = 10n ** BigInt(places)
  if ((value.top * scale) % value.bottom !== 0n) return null
  const size = value.top < 0n ? -value.top : value.top
  const digits = ((size * scale) / value.bottom).toString().padStart(places + 1, '0')
  const text = `${digits.slice(0, -places)}.${digits.slice(-places)}`.replace(/\.?0+$/, '')
  return `${value.top < 0n ? '−' : ''}${text}`
}

/** Writes a value as a decimal with `places` digits, rounded half up. */
export function asRounded(value: Rational, places = 2): string {
  const scale = 10n ** BigInt(places)
  const size = value.top < 0n ? -value.top : value.top
  const rounded = rational((size * scale * 2n + value.bottom) / (value.bottom * 2n), scale)
  return `${value.top < 0n ? '−' : ''}${asDecimal(rounded, places) ?? ''}`
}
