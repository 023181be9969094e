/** What has changed on the shelf since the build, by product id, as the page names it; set before the catalogue is read. */
declare var millrunShelf: Readonly<Record<string, object>> | undefined

declare module 'virtual:listings' {
  import type { Listing } from '@millrun/catalogue/product'
  export const listings: readonly Listing[]
}

declare module 'virtual:what-fits' {
  import type { MatchedSet } from '@millrun/catalogue/families/shoes-knuckles/matched-set'
  import type { TakenBar } from '@millrun/catalogue/families/shoes-knuckles/taken-bars'
  import type { SlipOnShape } from '@millrun/catalogue/shapes/hardware-shape'
  /** What fits each iron baluster, by its id. */
  export const matchedSets: Readonly<Partial<Record<string, MatchedSet>>>
  /** On which bars each shoe, knuckle and collar slides, by its id. */
  export const slipOns: Readonly<
    Partial<
      Record<string, { readonly kind: SlipOnShape['kind']; readonly bars: readonly TakenBar[] }>
    >
  >
  /** Ids of the rails that lie on each bracket, by its id. */
  export const railsOnBrackets: Readonly<Partial<Record<string, readonly string[]>>>
}

declare module 'virtual:photographs' {
  /** Names of the details and pictures in scale that are not made yet. */
  export const missingPhotographs: ReadonlySet<string>
}

declare module 'virtual:family-texts' {
  import type { Family, FamilyText } from '@millrun/catalogue/families/families'
  /** Fetches the texts of a family, a chunk each. */
  export const familyTexts: { readonly [F in Family]: () => Promise<readonly FamilyText[F][]> }
}

declare module 'virtual:family-shapes' {
  import type { Family } from '@millrun/catalogue/families/families'
  import type { Shape } from '@millrun/catalogue/shape'
  /** Fetches the numbers that the parts of a family are made from, by product id, a chunk each. */
  export const familyShapes: Readonly<
    Record<Family, () => Promise<Readonly<Record<string, Shape>>>>
  >
}

declare module 'virtual:stair/*' {
  import type { StairFigures } from '@millrun/designer/lessons/stair-figures'
  /** What the designer makes of a stair in an article. */
  export const stair: StairFigures
}

declare module 'virtual:baluster-sums' {
  import type { LevelSums, TreadSums } from '@millrun/designer/lessons/baluster-sums'
  export const treadSums: readonly TreadSums[]
  export const levelSums: readonly LevelSums[]
}

declare module 'virtual:room-figures' {
  /** By the id of the staircase: how many steps it has, and what its parts come to. */
  export const roomFigures: Readonly<
    Record<string, { readonly risers: number; readonly totalCents: number }>
  >
}
