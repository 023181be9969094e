import type { AccessoryText } from './accessory.ts'
import type { HandrailText } from './handrail.ts'
import type { IronBalusterText } from './iron-baluster.ts'
import type { ProductText } from './product.ts'
import type { ShoeKnuckleText } from './shoe-knuckle.ts'
import type { WoodBalusterText } from './wood-baluster.ts'

/** What a page gets when it loads a family. */
export interface FamilyText {
  'iron-balusters': IronBalusterText
  'wood-balusters': WoodBalusterText
  handrails: HandrailText
  newels: ProductText
  posts: ProductText
  fittings: ProductText
  brackets: ProductText
  rosettes: ProductText
  treads: ProductText
  'shoes-knuckles': ShoeKnuckleText
  accessories: AccessoryText
}
