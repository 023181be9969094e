import {
  RISER_THICK_IN,
  STRINGER_DEPTH_IN,
  STRINGER_THICK_IN,
  TREAD_THICK_IN,
} from '../segments/building-sizes.ts'
import type { Segment } from '../segments/segment.ts'
import type { WinderString } from '../segments/winder-sides.ts'
import type { Block, BlockPoint } from './block.ts'

/** The boards that carry wedges, on both of their sides; none for a segment without wedges. */
export function winderStrings({ winder }: Segment): readonly Block[] {
  if (winder === undefined) return []
  const { left, right } = winder.strings
  return [
    ...left.map((one) => stringBlock(one, 0, STRINGER_THICK_IN)),
    ...right.map((one) => stringBlock(one, -STRINGER_THICK_IN, 0)),
  ]
}

/** Below the treads, behind the risers, and underneath from one end straight to the other. */
function stringBlock(
  { frame, lengthIn, treads, riseIn }: WinderString,
  fromRightIn: number,
  toRightIn: number,
): Block {
  const tops = treads.map(({ topIn }) => topIn - TREAD_THICK_IN)
  const under = (topIn: number | undefined) =>
    Math.max(0, (topIn ?? 0) + TREAD_THICK_IN - STRINGER_DEPTH_IN - riseIn)
  const steps = treads.flatMap(({ fromIn, toIn }, index): readonly BlockPoint[] => {
    const behindIn = Math.min(toIn, fromIn + (index === 0 ? 0 : RISER_THICK_IN))
    const nextIn = index === treads.length - 1 ? toIn : Math.min(lengthIn, toIn + RISER_THICK_IN)
    const topIn = tops[index] ?? 0
    return [
      [behindIn, topIn],
      [nextIn, topIn],
    ]
  })
  const outline: readonly BlockPoint[] = [
    [0, under(tops[0])],
    [lengthIn, under(tops.at(-1))],
    ...steps.toReversed(),
  ]
  return { kind: 'stringer', frame, outline, fromRightIn, toRightIn }
}
