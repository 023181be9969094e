import type { Shape } from '@millrun/catalogue/shape'
import type { Fineness } from '@millrun/parts/solids/form/fineness'

/**
 * How closely the 3D view follows the curves of a part: as one that fills the view and can be gone close to.
 * Turned parts, carved all over, have triangles enough at less.
 */
export function viewFineness({ kind }: Shape): Fineness {
  return kind === 'turned' ? 0.5 : 0.7
}
