import { formatInches } from '@millrun/catalogue/inches'

/** A length that was worked out: to a sixteenth, and to a thousandth where a rule cannot show it. `7-5/8" (7.643")`. */
export function exactText(lengthIn: number): string {
  const isOnRule = Math.abs(lengthIn * 16 - Math.round(lengthIn * 16)) < 1e-6
  return isOnRule ? formatInches(lengthIn) : `${formatInches(lengthIn)} (${lengthIn.toFixed(3)}")`
}
