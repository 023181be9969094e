import { formatInches } from '@millrun/catalogue/inches'
import type { DrawnDimension, DrawnPoint } from './stair-drawing.ts'

/** A length to the right, its line at a height. */
export function across(from: DrawnPoint, to: DrawnPoint, atIn: number): DrawnDimension {
  return { from, to, runs: 'horizontally', atIn, label: formatInches(Math.abs(to[0] - from[0])) }
}

/** A height, its line at a distance to the right. */
export function upwards(from: DrawnPoint, to: DrawnPoint, atIn: number): DrawnDimension {
  return { from, to, runs: 'vertically', atIn, label: formatInches(Math.abs(to[1] - from[1])) }
}

/** A gap in hundredths: its sixteenths would say too little. */
export function gapAcross(from: DrawnPoint, to: DrawnPoint, atIn: number): DrawnDimension {
  const gapIn = Math.abs(to[0] - from[0])
  return { ...across(from, to, atIn), label: `${gapIn.toFixed(2)}" gap` }
}
