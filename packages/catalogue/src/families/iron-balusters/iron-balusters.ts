import { withIds } from '../entries.ts'
import type { IronBaluster } from './iron-baluster.ts'
import { artistic } from './patterns/artistic.ts'
import { baskets } from './patterns/baskets.ts'
import { decorative } from './patterns/decorative.ts'
import { knuckles } from './patterns/knuckles.ts'
import { makeIronBaluster } from './make-iron-baluster.ts'
import { panels } from './patterns/panels.ts'
import { plainBars } from './patterns/plain-bars.ts'
import { ribbons } from './patterns/ribbons.ts'
import { twists } from './patterns/twists.ts'
import { victorian } from './patterns/victorian.ts'

export const ironBalusters: readonly IronBaluster[] = withIds({
  ...baskets,
  ...twists,
  ...knuckles,
  ...ribbons,
  ...decorative,
  ...victorian,
  ...panels,
  ...artistic,
  ...plainBars,
}).map(makeIronBaluster)
