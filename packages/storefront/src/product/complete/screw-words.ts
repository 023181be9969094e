import type { WoodTop } from '@millrun/catalogue/families/wood-balusters/wood-top'

/** Which screws hold wood balusters with such a top, as a sentence about each of them. */
export const SCREW_WORDS: Readonly<Record<WoodTop, string>> = {
  pin: 'One dowel screw in the foot of each baluster.',
  square: 'Two trim screws at each end of each baluster.',
}
