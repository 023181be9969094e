import { between, cross, dot, partWay, type SpacePoint, unit } from '@millrun/parts/geometry/space'
import { placed } from '@millrun/parts/solids/mesh/measured'
import { movedSolids } from '@millrun/parts/solids/moved-solids'
import { placedWithin } from '@millrun/parts/solids/placed-within'
import { IN_PLACE, type Placement, type Solid } from '@millrun/parts/solids/solid'
import { meshVolume } from '@millrun/parts/weighing/mesh-volume'
import { partPoints } from './part-points.ts'

/** Places as near to the ground as this rest on it, in inches. */
const TOUCHING_IN = 1e-4
/** A round edge is rolled over from facet to facet. */
const MOST_TIPS = 2000

/**
 * A part as it comes to rest on a level floor when it is let go as it stands: it tips over whatever it touches the floor
 * with until its weight is above that.
 */
export function atRest(solids: readonly Solid[]): readonly Solid[] {
  let [places, weight, pose] = [partPoints(solids), centreOfWeight(solids), IN_PLACE]
  for (let tips = 0; tips < MOST_TIPS; tips += 1) {
    const tip = nextTip(places, weight)
    if (tip === undefined) break
    places = places.map((place) => placed(place, tip))
    weight = placed(weight, tip)
    pose = placedWithin(tip, pose)
  }
  return pose === IN_PLACE ? solids : movedSolids(solids, [pose])
}

/** The turn by which it tips until one place more touches the floor; none when it is at rest. */
function nextTip(places: readonly SpacePoint[], weight: SpacePoint): Placement | undefined {
  const floorIn = places.reduce((least, [, y]) => Math.min(least, y), Infinity)
  const below: SpacePoint = [weight[0], floorIn, weight[2]]
  const touching = places.filter(([, y]) => y < floorIn + TOUCHING_IN)
  if (surrounds(touching, below)) return undefined
  const hinge = nearestTo(below, touching)
  const out = unit(between(hinge, below))
  let angle = Math.PI
  for (const place of places) {
    const upIn = place[1] - floorIn
    if (upIn < TOUCHING_IN) continue
    angle = Math.min(angle, Math.atan2(upIn, dot(between(hinge, place), out)))
  }
  return turnedOver(hinge, out, angle)
}

/** Whether places on the floor lie on all sides of another there. */
function surrounds(touching: readonly SpacePoint[], [x, , z]: SpacePoint): boolean {
  const ways = touching
    .map((place) => Math.atan2(place[2] - z, place[0] - x))
    .toSorted((a, b) => a - b)
  const first = ways[0] ?? 0
  return ways.every((way, index) => (ways[index + 1] ?? first + 2 * Math.PI) - way < Math.PI)
}

/** The point nearest to a place on the floor of all that lie between two that touch it. */
function nearestTo(below: SpacePoint, touching: readonly SpacePoint[]): SpacePoint {
  let nearest = touching[0] ?? below
  for (const [index, from] of touching.entries()) {
    for (const to of touching.slice(index)) {
      const point = nearestBetween(from, to, below)
      if (distance(point, below) < distance(nearest, below)) nearest = point
    }
  }
  return nearest
}

function nearestBetween(from: SpacePoint, to: SpacePoint, below: SpacePoint): SpacePoint {
  const way = between(from, to)
  const share = dot(way, between(from, below)) / (dot(way, way) || 1)
  return partWay(from, to, Math.min(1, Math.max(0, share)))
}

function distance(one: SpacePoint, other: SpacePoint): number {
  return Math.hypot(other[0] - one[0], other[2] - one[2])
}

/** Turned about a level axis through the hinge, so that what is above it moves out and what is outside moves down. */
function turnedOver(hinge: SpacePoint, out: SpacePoint, angle: number): Placement {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const axis = cross([0, 1, 0], out)
  const turned = (way: SpacePoint): SpacePoint => {
    const [up, ahead, along] = [way[1], dot(way, out), dot(way, axis)]
    const [newUp, newAhead] = [up * cos - ahead * sin, ahead * cos + up * sin]
    return [newAhead * out[0] + along * axis[0], newUp, newAhead * out[2] + along * axis[2]]
  }
  const axes = { x: turned([1, 0, 0]), y: turned([0, 1, 0]), z: turned([0, 0, 1]) }
  return { ...axes, origin: between(placed(hinge, { ...axes, origin: [0, 0, 0] }), hinge) }
}

/** Where all that their skins hold hangs level. */
function centreOfWeight(solids: readonly Solid[]): SpacePoint {
  const sum = { x: 0, y: 0, z: 0, cubicIn: 0 }
  for (const { mesh, placements } of solids) {
    const { cubicIn, centre } = meshVolume(mesh)
    for (const placement of placements) {
      const [x, y, z] = placed(centre, placement)
      sum.x += x * cubicIn
      sum.y += y * cubicIn
      sum.z += z * cubicIn
      sum.cubicIn += cubicIn
    }
  }
  return [sum.x / sum.cubicIn, sum.y / sum.cubicIn, sum.z / sum.cubicIn]
}
