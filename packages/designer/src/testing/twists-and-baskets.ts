import type { Design } from '@millrun/stair/design/design'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'

/** 14 risers with two solid twists and a solid basket on each tread: twists come in every finish, the basket in bronze only. */
export const TWISTS_AND_BASKETS: Design = {
  ...USUAL_DESIGN,
  name: 'Bronze twists and baskets',
  room: 'panelled-hall',
  widthIn: 42,
  pattern: { styles: ['m-301', 'm-405'], order: [0, 1, 0] },
  finish: 'ORB',
}
