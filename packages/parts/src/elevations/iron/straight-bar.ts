import { rectangle } from '../../geometry/figures.ts'
import { barCorners, barSides, type Side } from '../bar-section.ts'
import { flatLightOn, ROUND_SHADING } from '../light.ts'
import { sinDeg } from '../../geometry/degrees.ts'
import type { Face, Line, Piece } from '../piece.ts'
import { evenShading } from '../piece.ts'

export interface Bar {
  readonly section: 'square' | 'round'
  readonly barIn: number
  readonly turnDeg: number
}

/** A plain length of bar between two heights. */
export function straightBar(bar: Bar, fromIn: number, toIn: number): readonly Piece[] {
  if (bar.section === 'round') {
    const radius = bar.barIn / 2
    const outline = rectangle([-radius, fromIn], [radius, toIn])
    return [{ kind: 'face', outline, shading: ROUND_SHADING }]
  }
  const sides = visibleSides(bar)
  return [
    ...sides.map((side) => barFace(side, fromIn, toIn)),
    ...sides.slice(0, 1).map((side) => easedEdge(side, fromIn, toIn)),
  ]
}

export interface VisibleSide {
  readonly left: number
  readonly right: number
  readonly normalDeg: number
}

/** The sides of a square bar in sight, from left to right. */
export function visibleSides(bar: Bar): readonly VisibleSide[] {
  return barSides(barCorners(bar.barIn, bar.barIn))
    .map((side) => turnedSide(side, bar.turnDeg))
    .filter((side) => side.right - side.left > 1e-3)
    .toSorted((a, b) => a.left - b.left)
}

function turnedSide(side: Side, turnDeg: number): VisibleSide {
  return {
    left: side.left.radiusIn * sinDeg(side.left.angleDeg + turnDeg),
    right: side.right.radiusIn * sinDeg(side.right.angleDeg + turnDeg),
    normalDeg: wrapped(side.normalDeg + turnDeg),
  }
}

function barFace(side: VisibleSide, fromIn: number, toIn: number): Face {
  const outline = rectangle([side.left, fromIn], [side.right, toIn])
  const light = flatLightOn(side.normalDeg)
  const shading = {
    run: 'across',
    stops: [
      [0, light * 0.7],
      [0.1, light * 1.12],
      [0.6, light * 0.9],
      [1, light],
    ],
  } as const
  return { kind: 'face', outline, shading: light < 0.2 ? evenShading(light) : shading }
}

/** The edge that faces the light is a little rounded and catches it. */
function easedEdge(side: VisibleSide, fromIn: number, toIn: number): Line {
  const path = {
    start: [side.right, fromIn],
    parts: [{ kind: 'line', to: [side.right, toIn] }],
    isClosed: false,
  } as const
  return { kind: 'line', role: 'glint', path, widthIn: 0.028 }
}

function wrapped(angleDeg: number): number {
  return ((((angleDeg + 180) % 360) + 360) % 360) - 180
}
