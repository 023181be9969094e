import type { Frame } from '../segments/frame.ts'
import { nosingLineIn } from '../segments/steps.ts'
import type { Stair } from '../model/stair.ts'
import { cutSpans } from './house/cut-head.ts'
import type { HeadCut } from './house/house.ts'
import type { WalledSide } from './house/walled-sides.ts'
import {
  type Coat,
  type Outline,
  rectangle,
  type RoomForm,
  type Span,
  spanOf,
} from './room-form.ts'

/** As high above the nosings as the skirt board that runs along it. */
const ABOVE_IN = 3.5
/** Behind the faces of the whole wall, which is there for who walks up. */
const INSET_IN = 0.1
const CUT_IN = 0.3
/** As architects fill a wall that is cut. */
const CUT: Coat = { surface: 'paint', colour: '#3a3733' }

/** What is left of the wall between the flights of a U, cut along the lower one so that the upper one is seen. */
export function cutDivider(
  { design, steps }: Stair,
  { flight: lower, sign }: WalledSide,
): readonly RoomForm[] {
  const near = sign * (lower.widthIn / 2 + INSET_IN)
  const far = sign * (lower.widthIn / 2 + design.wellIn - INSET_IN)
  const [fromIn, toIn] = [INSET_IN, lower.lengthIn - INSET_IN]
  const top = (alongIn: number) => [alongIn, nosingLineIn(steps, alongIn) + ABOVE_IN] as const
  return stub(lower.frame, [[fromIn, 0], [toIn, 0], top(toIn), top(fromIn)], spanOf(near, far))
}

/** What is left of the wall beside the head of a flight. */
export function cutWallAtHead({ design }: Stair, cut: HeadCut): readonly RoomForm[] {
  const {
    along: [from, to],
    across,
  } = cutSpans(cut)
  const low = design.totalRiseIn
  return stub(cut.flight.frame, rectangle([from + INSET_IN, to], [low, low + ABOVE_IN]), [
    across[0] + INSET_IN,
    across[1] - INSET_IN,
  ])
}

/** A wall whose outline ends with its cut: the last corner but one, and the last. */
function stub(frame: Frame, outline: Outline, span: Span): readonly RoomForm[] {
  const cut = outline.slice(-2)
  const above = cut.map(([alongIn, upIn]) => [alongIn, upIn + CUT_IN] as const)
  const across = { kind: 'prism', way: 'across', frame, span } as const
  return [
    { ...across, outline, coat: 'partition' },
    { ...across, outline: [...cut.toReversed(), ...above], coat: CUT },
  ]
}
