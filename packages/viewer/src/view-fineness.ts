import type { Fineness } from '@millrun/parts/solids/form/fineness'

/** One part fills the view, and can be gone close to. */
export const VIEW_FINENESS: Fineness = 0.7
