import type { ReactNode } from 'react'
import { Term } from '../../terms/term.tsx'
import type { AskedMeasure } from './measures-asked.ts'

/** How one asks for a measure, and where it is taken. */
export interface MeasureWords {
  readonly label: string
  readonly hint: ReactNode
}

/** The measures in words that somebody knows who never built a stair. */
export const MEASURE_WORDS: Readonly<
  Record<Exclude<AskedMeasure, 'risers' | 'risersBelow' | 'runIn'>, MeasureWords>
> = {
  totalRiseIn: {
    label: 'Height from floor to floor',
    hint: (
      <>
        Straight up, from the lower floor to the top of the upper one. The trade says{' '}
        <Term word="rise">total rise</Term>.
      </>
    ),
  },
  widthIn: {
    label: 'Width of the stair',
    hint: 'Across one step, from the wall or edge on one side to the other.',
  },
  landingIn: {
    label: 'Depth of the landing',
    hint: (
      <>
        From the last step below to the far edge of the <Term word="landing" />.
      </>
    ),
  },
  wellIn: {
    label: 'Space between the flights',
    hint: (
      <>
        The <Term word="well" /> that one can look down into.
      </>
    ),
  },
  winderNarrowIn: {
    label: 'Narrow end of the wedge steps',
    hint: 'Along the inner side of the turn, from one riser to the next. Most codes ask for at least 6".',
  },
  balconyIn: {
    label: 'Length of the balcony',
    hint: 'Along its open edge, from end to end.',
  },
  kneeWallIn: {
    label: 'Height of the low wall',
    hint: (
      <>
        Straight up from the front edge of a step to the top of the <Term word="knee-wall" />.
      </>
    ),
  },
  railHeightIn: {
    label: 'Rail height on the steps',
    hint: (
      <>
        Straight up from the front edge of a step, its <Term word="nosing" />, to the top of the
        rail. Most codes ask for 34" to 38".
      </>
    ),
  },
  levelRailHeightIn: {
    label: 'Rail height on the level',
    hint: 'From the floor to the top of the rail. Most codes ask for at least 36".',
  },
}
