import type { Design } from '../design/design.ts'
import type { BalustradePlan, NewelSpot, PlanParts, Span, SpanEnd } from './span.ts'
import { LONGEST_SPAN_IN } from './building-sizes.ts'
import type { Frame } from './frame.ts'

const FRAME: Frame = { xIn: 0, zIn: 0, headingDeg: 0 }

/** A level run. Newels at its ends stand within its length; those between keep every span to eight feet. */
export function balconyPlan(design: Design, { newelHalfIn }: PlanParts): BalustradePlan {
  const faceIn = 2 * newelHalfIn
  const startIn = design.balconyStart === 'newel' ? newelHalfIn : 0
  const endIn = design.balconyIn - (design.balconyEnd === 'newel' ? newelHalfIn : 0)
  const clearIn =
    endIn -
    startIn -
    (design.balconyStart === 'newel' ? newelHalfIn : 0) -
    (design.balconyEnd === 'newel' ? newelHalfIn : 0)
  const middles = Math.max(
    0,
    Math.ceil((clearIn - LONGEST_SPAN_IN) / (LONGEST_SPAN_IN + faceIn) - 1e-9),
  )
  const bayIn = (clearIn - middles * faceIn) / (middles + 1)
  const firstIn = startIn + (design.balconyStart === 'newel' ? newelHalfIn : 0)
  const middleSpots = Array.from({ length: middles }, (_, index) =>
    spot(`middle-${index + 1}`, 'middle', firstIn + (index + 1) * bayIn + (index + 0.5) * faceIn),
  )
  const spots = [
    ...(design.balconyStart === 'newel' ? [spot('start', 'end', startIn)] : []),
    ...middleSpots,
    ...(design.balconyEnd === 'newel' ? [spot('end', 'end', endIn)] : []),
  ]
  return { spots, spans: spansBetween(spots, design.balconyIn) }
}

function spot(id: string, role: NewelSpot['role'], alongIn: number): NewelSpot {
  return { id, role, frame: FRAME, alongIn, rightIn: 0, floorIn: 0 }
}

function spansBetween(spots: readonly NewelSpot[], lengthIn: number): readonly Span[] {
  const newels = spots.map(({ id, alongIn }): SpanEnd => ({ at: 'newel', newelId: id, alongIn }))
  const startsAtWall = spots[0]?.id !== 'start'
  const endsAtWall = spots.at(-1)?.id !== 'end'
  const ends: readonly SpanEnd[] = [
    ...(startsAtWall ? [{ at: 'wall', alongIn: 0 } as const] : []),
    ...newels,
    ...(endsAtWall ? [{ at: 'wall', alongIn: lengthIn } as const] : []),
  ]
  return ends.slice(1).flatMap((to, index): readonly Span[] => {
    const from = ends[index]
    if (from === undefined) return []
    const id = `level-${index + 1}`
    return [{ id, kind: 'level', side: 'left', frame: FRAME, rightIn: 0, floorIn: 0, from, to }]
  })
}
