import type { Shape } from '@millrun/catalogue/shape'
import type { Fineness } from '@millrun/parts/solids/form/fineness'

/** How closely a whole stair follows the curves of its parts: bars are gone close to, of shoes there are many. */
export function sceneFineness({ kind }: Shape): Fineness {
  return kind === 'iron-baluster' ? 0.4 : 0.25
}
