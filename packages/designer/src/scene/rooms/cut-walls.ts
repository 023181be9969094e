import { nosingLineIn } from '../../model/steps.ts'
import type { Stair } from '../../model/stair.ts'
import type { Coat } from './face-writer.ts'
import { cutSpans } from './cut-head.ts'
import type { HeadCut } from './house.ts'
import type { RoomLook } from './room-look.ts'
import type { RoomMesh } from './room-mesh.ts'
import type { WalledSide } from './walled-sides.ts'

/** As high above the nosings as the skirt board that runs along it. */
const ABOVE_IN = 3.5
/** Behind the faces of the whole wall, which is there for who walks up. */
const INSET_IN = 0.1
const CUT_IN = 0.3
/** As architects fill a wall that is cut. */
const CUT: Coat = { surface: 'paint', colour: '#3a3733' }

/** What is left of the wall between the flights of a U, cut along the lower one so that the upper one is seen. */
export function cutDivider(
  mesh: RoomMesh,
  { design, steps }: Stair,
  { flight: lower, sign }: WalledSide,
  { partition }: RoomLook,
): void {
  const near = sign * (lower.widthIn / 2 + INSET_IN)
  const far = sign * (lower.widthIn / 2 + design.wellIn - INSET_IN)
  const [fromIn, toIn] = [INSET_IN, lower.lengthIn - INSET_IN]
  const top = (alongIn: number, aboveIn: number) =>
    [alongIn, nosingLineIn(steps, alongIn) + aboveIn] as const
  const [foot, head] = [top(fromIn, ABOVE_IN), top(toIn, ABOVE_IN)]
  stub(
    mesh,
    {
      frame: lower.frame,
      outline: [[fromIn, 0], [toIn, 0], head, foot],
      fromRightIn: Math.min(near, far),
      toRightIn: Math.max(near, far),
    },
    partition,
  )
}

/** What is left of the wall beside the head of a flight. */
export function cutWallAtHead(
  mesh: RoomMesh,
  { design }: Stair,
  cut: HeadCut,
  { partition }: RoomLook,
): void {
  const {
    along: [from, to],
    across,
  } = cutSpans(cut)
  const low = design.totalRiseIn
  const high = low + ABOVE_IN
  const inset = INSET_IN
  stub(
    mesh,
    {
      frame: cut.flight.frame,
      outline: [
        [from + inset, low],
        [to, low],
        [to, high],
        [from + inset, high],
      ],
      fromRightIn: across[0] + inset,
      toRightIn: across[1] - inset,
    },
    partition,
  )
}

/** A wall whose outline ends with its cut: the last corner but one, and the last. */
function stub(mesh: RoomMesh, block: Parameters<RoomMesh['block']>[0], coat: Coat): void {
  mesh.block(block, coat)
  const cut = block.outline.slice(-2)
  const above = cut.map(([alongIn, upIn]) => [alongIn, upIn + CUT_IN] as const)
  mesh.block({ ...block, outline: [...cut.toReversed(), ...above] }, CUT)
}
