import type { RodPiece, Thread } from '@millrun/catalogue/shapes/kit-shape'

/** A wood screw tapers to its point over this many diameters. */
const POINT_DIAMETERS = 1.3
/** What is cut off a blunt end. */
const CHAMFER_IN = 0.04
/** Share of a turn that the crest of a thread for wood takes at each side of its edge. */
const WOOD_CREST = 0.2
/** How much of the depth of its thread the plain part of a rolled rod is thinner. */
const SHANK_SHARE = 0.45

/**
 * How far the side of a rod lies from its axis at a height above its foot, where one looks from: 0 is towards the
 * viewer, a quarter turn to the right. Inches and radians. The head is not part of it.
 */
export function rodRadiusIn(rod: RodPiece, heightIn: number, angle: number): number {
  const half = rod.diameterIn / 2
  const thread = rod.threads.find(({ fromIn, toIn }) => heightIn >= fromIn && heightIn <= toIn)
  const side = thread ? threadRadiusIn(thread, half, heightIn, angle) : shankRadiusIn(rod)
  return Math.min(side, bluntIn(rod, heightIn)) * pointShare(rod, heightIn)
}

/** How far the plain part of a rod lies from its axis. */
export function shankRadiusIn({ diameterIn, threads }: RodPiece): number {
  const depthIn = Math.max(0, ...threads.map((thread) => thread.depthIn))
  return diameterIn / 2 - SHANK_SHARE * depthIn
}

function threadRadiusIn(thread: Thread, half: number, heightIn: number, angle: number): number {
  const { fromIn, toIn, pitchIn, depthIn, isForWood } = thread
  const turns = (heightIn - fromIn) / pitchIn - angle / (2 * Math.PI)
  const fromCrest = Math.abs(turns - Math.floor(turns) - 0.5)
  const crest = isForWood
    ? Math.max(0, 1 - fromCrest / WOOD_CREST)
    : Math.min(1, 1.2 * (1 - 2 * fromCrest))
  const runsOut = Math.min(1, (toIn - heightIn) / pitchIn, (heightIn - fromIn) / pitchIn)
  return half - depthIn + crest * depthIn * (isForWood ? Math.max(0, runsOut) : 1)
}

/** The edge that is taken off an end without a point. */
function bluntIn({ diameterIn, lengthIn, points, headIn }: RodPiece, heightIn: number): number {
  const foot = points.includes('foot') ? Infinity : heightIn
  const top = points.includes('top') || headIn !== undefined ? Infinity : lengthIn - heightIn
  return diameterIn / 2 - Math.max(0, CHAMFER_IN - Math.min(foot, top))
}

function pointShare({ diameterIn, lengthIn, points }: RodPiece, heightIn: number): number {
  const reachIn = POINT_DIAMETERS * diameterIn
  const foot = points.includes('foot') ? heightIn : reachIn
  const top = points.includes('top') ? lengthIn - heightIn : reachIn
  return Math.min(1, Math.max(0, Math.min(foot, top) / reachIn)) ** 0.75
}

/** Rows in a place where nothing changes. */
const PLAIN_STEP_IN = 0.12
/** Rows where an end tapers or is chamfered. */
const END_IN = 0.05

/** Heights above the foot of a rod at which its side is followed, so many to a turn of a thread, up to `toIn`. */
export function rodRows(rod: RodPiece, toIn: number, rowsPerTurn: number): readonly number[] {
  const rows = new Set([0, END_IN / 2, END_IN, toIn - END_IN, toIn - END_IN / 2, toIn])
  for (let at = 0; at < toIn; at += PLAIN_STEP_IN) rows.add(at)
  for (const { fromIn, toIn: end, pitchIn } of rod.threads) {
    const count = Math.ceil(((end - fromIn) / pitchIn) * rowsPerTurn)
    for (let row = 0; row <= count; row += 1) rows.add(fromIn + ((end - fromIn) * row) / count)
  }
  return [...rows].filter((row) => row >= 0 && row <= toIn).toSorted((a, b) => a - b)
}
