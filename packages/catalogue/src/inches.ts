/**
 * A length as a carpenter writes it, rounded to the nearest sixteenth: 18.5 gives `18-1/2"`, 0.5625
 * gives `9/16"`. Takes inches, zero or more.
 */
export function formatInches(lengthIn: number): string {
  const sixteenths = Math.round(lengthIn * 16)
  const whole = Math.floor(sixteenths / 16)
  const fraction = reducedFraction(sixteenths % 16)
  if (fraction === '') return `${whole}"`
  return whole === 0 ? `${fraction}"` : `${whole}-${fraction}"`
}

/** How a length is written in a line id: `9-16` for nine sixteenths of an inch, `7-1-4` for seven and a quarter. */
export function sizeCode(lengthIn: number): string {
  return formatInches(lengthIn).replace('"', '').replace('/', '-')
}

function reducedFraction(sixteenths: number): string {
  if (sixteenths === 0) return ''
  let numerator = sixteenths
  let denominator = 16
  while (numerator % 2 === 0) {
    numerator /= 2
    denominator /= 2
  }
  return `${numerator}/${denominator}`
}

/** Rounded to a thousandth of an inch, finer than anything is cut. */
export function thousandths(inches: number): number {
  return Math.round(inches * 1000) / 1000
}
