declare module 'virtual:listings' {
  import type { Listing } from '@millrun/catalogue/product'
  export const listings: readonly Listing[]
}

declare module 'virtual:matched-sets' {
  import type { MatchedSet } from '@millrun/catalogue/matched-set'
  /** What fits each iron baluster, by its id. */
  export const matchedSets: Readonly<Partial<Record<string, MatchedSet>>>
}

declare module 'virtual:photographs' {
  /** Names of the details and pictures in scale that are not made yet. */
  export const missingPhotographs: ReadonlySet<string>
}

declare module 'virtual:family/iron-balusters' {
  import type { FamilyText } from '@millrun/catalogue/family-text'
  export const products: readonly FamilyText['iron-balusters'][]
}

declare module 'virtual:family/wood-balusters' {
  import type { FamilyText } from '@millrun/catalogue/family-text'
  export const products: readonly FamilyText['wood-balusters'][]
}

declare module 'virtual:family/handrails' {
  import type { FamilyText } from '@millrun/catalogue/family-text'
  export const products: readonly FamilyText['handrails'][]
}

declare module 'virtual:family/newels' {
  import type { FamilyText } from '@millrun/catalogue/family-text'
  export const products: readonly FamilyText['newels'][]
}

declare module 'virtual:family/posts' {
  import type { FamilyText } from '@millrun/catalogue/family-text'
  export const products: readonly FamilyText['posts'][]
}

declare module 'virtual:family/fittings' {
  import type { FamilyText } from '@millrun/catalogue/family-text'
  export const products: readonly FamilyText['fittings'][]
}

declare module 'virtual:family/brackets' {
  import type { FamilyText } from '@millrun/catalogue/family-text'
  export const products: readonly FamilyText['brackets'][]
}

declare module 'virtual:family/rosettes' {
  import type { FamilyText } from '@millrun/catalogue/family-text'
  export const products: readonly FamilyText['rosettes'][]
}

declare module 'virtual:family/treads' {
  import type { FamilyText } from '@millrun/catalogue/family-text'
  export const products: readonly FamilyText['treads'][]
}

declare module 'virtual:family/shoes-knuckles' {
  import type { FamilyText } from '@millrun/catalogue/family-text'
  export const products: readonly FamilyText['shoes-knuckles'][]
}

declare module 'virtual:family/accessories' {
  import type { FamilyText } from '@millrun/catalogue/family-text'
  export const products: readonly FamilyText['accessories'][]
}

declare module 'virtual:shapes/*' {
  import type { Shape } from '@millrun/catalogue/shape'
  export const shapes: Readonly<Record<string, Shape>>
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
