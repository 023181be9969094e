import type { Entries } from '../entries.ts'
import { railWidthIn } from '../../shapes/rail-sizes.ts'
import { RAIL_SECTIONS } from '../handrails/rail-sections.ts'
import { cap, ease, PITCH_DEG, straight } from './course-steps.ts'
import type { FittingEntry } from './make-fitting.ts'

const RAIL_IN = railWidthIn({ halfSection: RAIL_SECTIONS['6010'] })

export const railEnds: Entries<FittingEntry> = {
  'f-7610': {
    title: 'Rounded Rail End',
    profile: '6010',
    priceCents: 4599,
    course: [cap(RAIL_IN), straight(8)],
    use: 'Finishes a rail that stops in the open',
    description:
      'Eight inches of rail with its end turned: every member of the molding runs round the end in a half circle and meets itself. Bolt it to a rail that stops past its last bracket or newel, so that no sawn end is left to see or to catch a sleeve.',
    searchKeywords: ['rail end', 'end cap', 'bullnose end', 'rounded', 'finish'],
  },
  'f-7620': {
    title: 'Drop End',
    profile: '6010',
    priceCents: 8299,
    startSlopeDeg: 90,
    course: [straight(2.5), ease(5, PITCH_DEG - 90), straight(6)],
    use: 'Turns the foot of a wall rail down, out of the way',
    description:
      'At the foot of the stairs the rail bends over and points to the floor. A hand that follows it down is told where the last step is, and nothing sticks out into the hall at hip height.',
    searchKeywords: ['drop end', 'rail end', 'down turn', 'lambs tongue', 'foot of stairs'],
  },
  'f-7630': {
    title: 'Scroll End',
    profile: '6010',
    priceCents: 13899,
    startSlopeDeg: PITCH_DEG + 360,
    course: [
      straight(0.5),
      ease(1.75, -90),
      ease(2.625, -90),
      ease(3.5, -90),
      ease(4.5, -90),
      straight(5),
    ],
    use: 'Begins a rail against a square newel or a wall',
    description:
      'The rail rolls under itself like a fern, upright and in line with the flight, so it needs no more width than the rail. Joiners call it a monkey tail. It stands on its own past the last baluster or ends a rail on a wall.',
    searchKeywords: ['scroll end', 'monkey tail', 'monkeys tail', 'vertical volute', 'rail end'],
  },
}
