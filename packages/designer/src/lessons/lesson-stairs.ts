import type { Design } from '@millrun/stair/design/design'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { presets } from '@millrun/stair/presets/presets'

/** Fourteen steps, 107 inches from floor to floor, treads of 10 inches, one open side. */
const FOURTEEN_STEPS: Design = { ...USUAL_DESIGN, risers: 14, spares: false }

/** The stairs that the shop's pages reckon with, by what each is to show; `opening` is what the designer opens with. */
export const LESSON_STAIRS = {
  opening: presets[0].design,
  balusters: { ...FOURTEEN_STEPS, name: 'How many balusters' },
  'post-to-post': { ...FOURTEEN_STEPS, name: 'Post-to-post', newelId: 'p-1010' },
  'over-the-post': {
    ...FOURTEEN_STEPS,
    name: 'Over-the-post',
    railSystem: 'over-the-post',
    start: 'volute',
    newelId: 'p-1020',
  },
  treads: { ...FOURTEEN_STEPS, name: 'New treads', steps: 'new' },
} as const satisfies Readonly<Record<string, Design>>

export type LessonName = keyof typeof LESSON_STAIRS
