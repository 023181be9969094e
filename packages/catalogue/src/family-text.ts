import type { AccessoryText } from './accessory.ts'
import type { BracketText } from './bracket.ts'
import type { FittingText } from './fitting.ts'
import type { HandrailText } from './handrail.ts'
import type { IronBalusterText } from './iron-baluster.ts'
import type { NewelText } from './newel.ts'
import type { PostText } from './post.ts'
import type { RosetteText } from './rosette.ts'
import type { ShoeKnuckleText } from './shoe-knuckle.ts'
import type { TreadText } from './tread.ts'
import type { WoodBalusterText } from './wood-baluster.ts'

/** What a page gets when it loads a family. */
export interface FamilyText {
  'iron-balusters': IronBalusterText
  'wood-balusters': WoodBalusterText
  handrails: HandrailText
  newels: NewelText
  posts: PostText
  fittings: FittingText
  brackets: BracketText
  rosettes: RosetteText
  treads: TreadText
  'shoes-knuckles': ShoeKnuckleText
  accessories: AccessoryText
}
