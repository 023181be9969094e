import type { Entries } from '../entries.ts'
import { cap, straight, turn } from './course-steps.ts'
import type { FittingEntry } from './make-fitting.ts'

const NEWEL = { Newel: 'Pin top newel, 3/4" pin' }

export const caps: Entries<FittingEntry> = {
  'f-7510': {
    title: 'Opening Cap',
    profile: '6010',
    priceCents: 5899,
    course: [cap(4.25), straight(6)],
    specifications: NEWEL,
    use: 'Begins or ends a level rail over a newel',
    description:
      'Where a balcony rail begins in the open, it begins with this: the rail runs into a round cap of its own molding, and the newel comes up into the cap from below. The same piece, turned about, ends the rail.',
    searchKeywords: ['opening cap', 'end cap', 'newel cap', 'over the post', 'level'],
  },
  'f-7515': {
    title: 'Wide Opening Cap',
    profile: '6210',
    priceCents: 6499,
    course: [cap(4.625), straight(6)],
    specifications: NEWEL,
    use: 'For level runs of wide rail',
    description:
      'An opening cap for the wide colonial rail, large enough to shade a newel with a four inch top. Its rim repeats every member of the rail, so the corner where the two meet is a true miter on each side.',
    searchKeywords: ['opening cap', 'end cap', 'newel cap', 'wide', 'over the post'],
  },
  'f-7520': {
    title: 'Tandem Cap',
    profile: '6010',
    priceCents: 6699,
    course: [straight(5), cap(4.25), straight(5)],
    specifications: NEWEL,
    use: 'Puts a newel under the middle of a long level rail',
    description:
      'A long balcony rail needs a post every eight or ten feet. The tandem cap sets one below it without stopping the rail: the molding runs up to the cap from both sides and round it. Order one for every newel between the ends.',
    searchKeywords: ['tandem cap', 'intermediate', 'newel cap', 'over the post', 'balcony'],
  },
  'f-7530': {
    title: 'Corner Cap',
    profile: '6010',
    priceCents: 7499,
    course: [straight(5), cap(4.25), turn(0, 90), straight(5)],
    specifications: NEWEL,
    use: 'Sets the newel right in the corner of a balcony',
    description:
      'Two rails meet at a right angle on one newel. The cap covers the miter between them, so the corner is as strong as its post and shows no end grain. Good where a round corner would stand too far out over the stairs.',
    searchKeywords: ['corner cap', '90 degree', 'newel cap', 'quarter turn cap', 'over the post'],
  },
}
