import type { IronBalusterShape } from '@millrun/catalogue/shapes/iron-baluster-shape'
import type { TellingWindow } from '../../elevations/telling-window.ts'
import { ornamentHeights } from './ornaments.ts'
import { bellyPeak } from './ornaments/belly.ts'

/** Height of bar that every catalogue picture of iron shows, so that they stand together in one scale. */
const HEIGHT_IN = 12.5

/** The window of a baluster's picture: all ornaments where they fit, else the upper end of a long one. */
export function ironWindow(shape: IronBalusterShape): TellingWindow {
  const heights = shape.ornaments.map(ornamentHeights)
  if (heights.length === 0) return windowAt(shape.lengthIn / 2)
  const low = Math.min(...heights.map(([from]) => from))
  const high = Math.max(...heights.map(([, to]) => to))
  const belly = shape.ornaments.find((ornament) => ornament.kind === 'belly')
  if (belly !== undefined) {
    const peakIn = bellyPeak(belly)
    return { ...windowAt(peakIn), centre: [-belly.bowIn / 2, peakIn] }
  }
  const isOneLong = heights.length === 1 && high - low > HEIGHT_IN
  const isEndInside = high < shape.lengthIn - 4
  return windowAt(isOneLong && isEndInside ? high - HEIGHT_IN * 0.22 : (low + high) / 2)
}

function windowAt(heightIn: number): TellingWindow {
  return { centre: [0, heightIn], heightIn: HEIGHT_IN }
}
