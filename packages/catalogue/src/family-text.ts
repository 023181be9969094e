import type { AccessoryText } from './accessory.ts'
import type { HandrailText } from './handrail.ts'
import type { IronBalusterText } from './iron-baluster.ts'
import type { NewelText } from './newel.ts'
import type { PostText } from './post.ts'
import type { ProductText } from './product.ts'
import type { ShoeKnuckleText } from './shoe-knuckle.ts'
import type { WoodBalusterText } from './wood-baluster.ts'

/** What a page gets when it loads a family. */
export interface FamilyText {
  'iron-balusters': IronBalusterText
  'wood-balusters': WoodBalusterText
  handrails: HandrailText
  newels: NewelText
  posts: PostText
  fittings: ProductText
  brackets: ProductText
  rosettes: ProductText
  treads: ProductText
  'shoes-knuckles': ShoeKnuckleText
  accessories: AccessoryText
}
