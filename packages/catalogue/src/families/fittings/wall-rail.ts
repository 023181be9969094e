import type { Entries } from '../entries.ts'
import { ease, PITCH_DEG, straight, turn } from './course-steps.ts'
import type { FittingEntry } from './make-fitting.ts'

const BRACKET = { Projection: 'Leads back to the wall from brackets of 2-1/2" to 2-3/4"' }

export const wallRail: Entries<FittingEntry> = {
  'f-7710': {
    title: 'Round Wall Rail Return',
    profile: 'wall-round',
    priceCents: 4899,
    course: [straight(4), turn(2, 90), straight(0.625)],
    specifications: BRACKET,
    use: 'For both ends of a round wall rail',
    description:
      'Most codes ask that a wall rail return to the wall or end at a newel, so that no sleeve or strap hooks on it; check your local one. This part sweeps back on an easy radius. It is round but for the flat under it, so one part serves both ends: roll it until it points at the wall.',
    searchKeywords: ['returned end', 'wall return', 'rail return', 'round', '1-1/2'],
  },
  'f-7715': {
    title: 'Molded Wall Rail Return',
    profile: '6010',
    priceCents: 5699,
    course: [straight(5), turn(0, 90), straight(2.625)],
    isHanded: true,
    specifications: BRACKET,
    use: 'Returns a colonial rail to the wall with a miter',
    description:
      'A short leg mitered to the end of a molded rail closes the gap to the wall and carries the molding round the corner. Left or right is the side the wall is on at the upper end as you go up; at the foot of the same rail you need the other hand.',
    searchKeywords: ['returned end', 'wall return', 'mitered return', 'moulded', 'left', 'right'],
  },
  'f-7720': {
    title: 'Round Wall Rail Extension with Return',
    profile: 'wall-round',
    priceCents: 9499,
    startSlopeDeg: PITCH_DEG,
    course: [straight(4), ease(8, -PITCH_DEG), straight(12), turn(2, 90), straight(0.625)],
    isHanded: true,
    specifications: BRACKET,
    use: 'Gives the twelve inch level extension at the head of public stairs',
    description:
      'Stairs that the public uses as a rule need the rail to run on level for a foot beyond the top riser; your local code decides. This piece levels off, runs on the twelve inches and returns to the wall. The left-hand one has the wall on your left as you go up.',
    searchKeywords: [
      'extension',
      'returned end',
      'wall return',
      'ada',
      'accessible',
      'left',
      'right',
    ],
  },
  'f-7730': {
    title: 'Round Wall Rail Corner',
    profile: 'wall-round',
    priceCents: 5199,
    course: [straight(4), turn(3, 90), straight(4)],
    use: 'Follows a wall round an inside or outside corner',
    description:
      'Where a passage turns, the hand should not have to let go. The corner keeps the rail at one distance from both walls, and since the section is round it can be rolled to suit a level rail or a sloping one that meets it in a short miter.',
    searchKeywords: ['wall rail corner', 'quarter turn', 'inside corner', 'round', '90 degree'],
  },
}
