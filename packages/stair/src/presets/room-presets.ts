import { USUAL_DESIGN } from '../design/usual-design.ts'
import type { Preset } from './presets.ts'

/**
 * The staircases that the shop shows in photographed rooms, each known by the name of its picture: the
 * same parts, as far as they go together and keep to the code, with treads and risers.
 */
export const roomPresets: readonly Preset[] = [
  {
    id: 'scene-morning',
    name: 'Twists and baskets',
    text: 'Twisted bars, every third with a basket, between paneled box newels.',
    design: {
      ...USUAL_DESIGN,
      name: 'Twists and baskets',
      room: 'panelled-hall',
      newelId: 'n-4520',
      pattern: { styles: ['m-301', 'm-405'], order: [0, 1, 0] },
      finish: 'ORB',
      steps: 'new',
    },
  },
  {
    id: 'scene-bronze',
    name: 'Bronze knuckles',
    text: 'Bars with one knuckle in oil rubbed bronze, beside box newels with a domed cap.',
    design: {
      ...USUAL_DESIGN,
      name: 'Bronze knuckles',
      railId: 'c-6400',
      newelId: 'n-4550',
      pattern: { styles: ['m-501'], order: [0] },
      finish: 'ORB',
      steps: 'new',
    },
  },
  {
    id: 'scene-straight-lines',
    name: 'Plain black bars',
    text: 'Plain bars in satin black under a flat rail, between slim square newels.',
    design: {
      ...USUAL_DESIGN,
      name: 'Plain black bars',
      room: 'brick-loft',
      railId: 'c-6400',
      newelId: 'n-4620',
      pattern: { styles: ['m-101'], order: [0] },
      finish: 'SB',
      steps: 'new',
    },
  },
]
