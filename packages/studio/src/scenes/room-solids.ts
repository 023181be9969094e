import { alikeBy } from '@millrun/catalogue/alike'
import { turnedRound } from '@millrun/parts/turning/lathe'
import type { Facets } from '@millrun/parts/solids/mesh/facets'
import { meshOf } from '@millrun/parts/solids/mesh/mesh-of'
import { movedSolids, shifted } from '@millrun/parts/solids/moved-solids'
import { IN_PLACE, type Placement, type Solid } from '@millrun/parts/solids/solid'
import { forwardOf, type Frame, rightOf } from '@millrun/stair/segments/frame'
import { type Coat, type CoatName, rectangle, type RoomForm } from '@millrun/stair/room/room-form'
import { framedPanel } from '../carcase/framed-panel.ts'
import { slab } from '../coated/slab.ts'
import type { Coated, Look } from '../coated/coated.ts'

/** What the walls of a room look like, and its woodwork; the sky behind its windows is the studio's. */
export type RoomLooks = Readonly<Record<Exclude<CoatName, 'sky'>, Look>>

/** The plain things of a room as solids, all of one coat together. */
export function roomSolids(forms: readonly RoomForm[], looks: RoomLooks): readonly Coated[] {
  return alikeBy(forms, ({ coat }) => coat).flatMap((coated) => {
    const [{ coat }] = coated
    if (coat === 'sky') return []
    const look = typeof coat === 'string' ? looks[coat] : lookOf(coat)
    return [{ solids: coated.flatMap(solidsOf), look }]
  })
}

function lookOf({ surface, colour }: Coat): Look {
  if (surface === 'glow') return { glow: colour, strength: 4 }
  if (surface === 'cloth') return { cloth: colour }
  return { paint: colour, roughness: surface === 'metal' ? 0.4 : 0.7 }
}

/** A wall and a floor are so thick: light must not come through their edges. */
const WALL_IN = 5
const FLOOR_IN = 1

function solidsOf(form: RoomForm): readonly Solid[] {
  switch (form.kind) {
    case 'face': {
      const { frame, along, up, outIn } = form
      return onWall(frame, slab('wall', rectangle(along, up), outIn - WALL_IN, outIn))
    }
    case 'box': {
      const { frame, along, up, out } = form
      return onWall(frame, slab('board', rectangle(along, up), ...out))
    }
    case 'prism':
      return prism(form)
    case 'panel': {
      const { frame, along, up, outIn, molding } = form
      const round = framedPanel(molding, rectangle(along, up))
      return onWall(frame, ...movedSolids([round], [shifted([0, 0, outIn])]))
    }
    case 'level': {
      const { along, across, upIn, seenFrom } = form
      const plate = slab('floor', rectangle(along, [-across[1], -across[0]]), 0, FLOOR_IN)
      const lowIn = seenFrom === 'above' ? upIn - FLOOR_IN : upIn
      return movedSolids([plate], [{ origin: [0, lowIn, 0], x: X, y: back(Z), z: Y }])
    }
    case 'spindle': {
      const profile = form.outline.map(([radiusIn, heightIn]) => ({ heightIn, radiusIn }))
      return movedSolids([solid('spindle', turnedRound(profile, 1))], [shifted(form.at)])
    }
  }
}

/** The section lies before the viewer, who looks back along its way. */
function prism(form: Extract<RoomForm, { kind: 'prism' }>): readonly Solid[] {
  const { way, frame, outline, span } = form
  const [from, to] = span
  const { origin, x, y, z } = wallPlace(frame)
  if (way === 'across') return onWall(frame, slab('board', outline, from, to))
  const place = way === 'along' ? { x: z, y, z: back(x) } : { x, y: z, z: back(y) }
  return movedSolids([slab('molding', outline, -to, -from)], [{ origin, ...place }])
}

const X = [1, 0, 0] as const
const Y = [0, 1, 0] as const
const Z = [0, 0, 1] as const

function back([x, y, z]: Placement['x']): Placement['x'] {
  return [-x, -y, -z]
}

function solid(name: string, facets: Facets): Solid {
  return { name, substance: 'wood', mesh: meshOf(facets), placements: [IN_PLACE] }
}

function onWall(frame: Frame, ...solids: readonly Solid[]): readonly Solid[] {
  return movedSolids(solids, [wallPlace(frame)])
}

/** Where a wall's own axes are: x along it to the right as one faces it, y up, z into the room. */
export function wallPlace(frame: Frame): Placement {
  return { origin: [frame.xIn, 0, frame.zIn], x: forwardOf(frame), y: Y, z: rightOf(frame) }
}
