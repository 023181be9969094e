import type { IronBaluster } from '../iron-baluster.ts'
import { artistic } from './iron-balusters/artistic.ts'
import { baskets } from './iron-balusters/baskets.ts'
import { decorative } from './iron-balusters/decorative.ts'
import { knuckles } from './iron-balusters/knuckles.ts'
import { makeIronBaluster } from './iron-balusters/make-iron-baluster.ts'
import { panels } from './iron-balusters/panels.ts'
import { plainBars } from './iron-balusters/plain-bars.ts'
import { ribbons } from './iron-balusters/ribbons.ts'
import { twists } from './iron-balusters/twists.ts'
import { victorian } from './iron-balusters/victorian.ts'

export const ironBalusters: readonly IronBaluster[] = [
  ...baskets,
  ...twists,
  ...knuckles,
  ...ribbons,
  ...decorative,
  ...victorian,
  ...panels,
  ...artistic,
  ...plainBars,
].map(makeIronBaluster)
