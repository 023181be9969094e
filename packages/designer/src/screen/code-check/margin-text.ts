import { formatInches } from '@millrun/catalogue/inches'
import type { Check } from '@millrun/stair/code-check/code-check'

const NOTHING = 1e-6

/** How far a stair is inside a limit or outside of it: `1/8" to spare`, `8" too little`; nothing for yes and no. */
export function marginText({ margin, rule, valueText }: Check): string {
  if (valueText === 'yes' || valueText === 'no') return ''
  if (Math.abs(margin) < NOTHING) return 'nothing to spare'
  const inches = inchesText(Math.abs(margin))
  if (margin > 0) return `${inches} to spare`
  return `${inches} too ${rule.bound === 'at most' ? 'much' : 'little'}`
}

/** In thousandths where sixteenths would hide it. */
function inchesText(lengthIn: number): string {
  const isFraction = Math.abs(lengthIn * 16 - Math.round(lengthIn * 16)) < NOTHING
  return isFraction ? formatInches(lengthIn) : `${(Math.round(lengthIn * 1000) / 1000).toString()}"`
}
