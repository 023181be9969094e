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
