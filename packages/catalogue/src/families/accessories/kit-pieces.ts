import type {
  KitPiece,
  KitShape,
  NozzlePiece,
  NutPiece,
  PlugPiece,
  RodPiece,
  SyringePiece,
  Thread,
  WasherPiece,
} from '../../shapes/kit-shape.ts'

/** 18 threads to the inch, as a 5/16" nut takes; 13 for 1/2". */
const FINE_PITCH_IN = 1 / 18
const COARSE_PITCH_IN = 1 / 13

const railBolt: RodPiece = {
  kind: 'rod',
  name: 'rail bolt',
  lengthIn: 3.5,
  diameterIn: 0.3125,
  threads: [
    woodThread(0, 1.625, 0.115, 0.052),
    { fromIn: 2.125, toIn: 3.5, pitchIn: FINE_PITCH_IN, depthIn: 0.034, isForWood: false },
  ],
  points: ['foot'],
}
const railNut: NutPiece = {
  kind: 'nut',
  name: 'nut',
  acrossFlatsIn: 0.5,
  thickIn: 0.265,
  boreIn: 0.29,
}
const starWasher: WasherPiece = {
  kind: 'washer',
  name: 'star washer',
  outsideIn: 0.75,
  thickIn: 0.05,
  boreIn: 0.33,
  teeth: 14,
}
const plug: PlugPiece = { kind: 'plug', name: 'wood plug', diameterIn: 1, lengthIn: 0.4375 }

/** Wider pieces lie nearer to the viewer, so that a drawing can point at each from above. A bolt for one joint of a handrail, and what closes its hole. */
export const railBoltPieces: KitShape = {
  kind: 'kit',
  pieces: [
    { ...railBolt, xIn: -0.85, yIn: 0 },
    { ...railNut, xIn: 0.65, yIn: 1.2 },
    { ...starWasher, xIn: 0.65, yIn: 0.1 },
    { ...plug, xIn: 0.65, yIn: -1.15 },
  ],
}

const threadedRod: RodPiece = {
  kind: 'rod',
  name: 'threaded rod',
  lengthIn: 8,
  diameterIn: 0.5,
  threads: [{ fromIn: 0, toIn: 8, pitchIn: COARSE_PITCH_IN, depthIn: 0.047, isForWood: false }],
  points: [],
}
const lagScrew: RodPiece = {
  kind: 'rod',
  name: 'structural screw',
  lengthIn: 3,
  diameterIn: 0.25,
  threads: [woodThread(0, 1.875, 0.1, 0.045)],
  points: ['foot'],
  headIn: 0.5,
}
const rodNut: NutPiece = {
  kind: 'nut',
  name: 'nut',
  acrossFlatsIn: 0.75,
  thickIn: 0.4375,
  boreIn: 0.46,
}
const rodWasher: WasherPiece = {
  kind: 'washer',
  name: 'washer',
  outsideIn: 1.25,
  thickIn: 0.1,
  boreIn: 0.5625,
}

/** What stands one newel on its framing. */
export const newelMountingPieces: KitShape = {
  kind: 'kit',
  pieces: [
    {
      kind: 'plate',
      name: 'plate',
      sideIn: 3,
      thickIn: 0.25,
      boreIn: 0.5,
      holesApartIn: 2.125,
      xIn: -0.1,
      yIn: -2.4,
    },
    { ...threadedRod, xIn: -2.6, yIn: 0 },
    ...[-1.35, -0.6, 0.15, 0.9].map((xIn) => ({ ...lagScrew, xIn, yIn: 2.2 })),
    { ...rodNut, xIn: 2.35, yIn: 3.4 },
    { ...rodNut, xIn: 2.35, yIn: 2 },
    { ...plug, xIn: 2.35, yIn: 0.4 },
    { ...rodWasher, xIn: 2.35, yIn: -1.4 },
  ],
}

const dowelScrew: RodPiece = {
  kind: 'rod',
  name: 'dowel screw',
  lengthIn: 3.5,
  diameterIn: 0.3125,
  threads: [woodThread(0, 1.5, 0.115, 0.052), woodThread(2, 3.5, 0.115, 0.052)],
  points: ['foot', 'top'],
}

/** Some of a pack, side by side. */
export const dowelScrewPieces: KitShape = { kind: 'kit', pieces: row(dowelScrew, 5, 0.62) }

const trimScrew: RodPiece = {
  kind: 'rod',
  name: 'trim screw',
  lengthIn: 2.25,
  diameterIn: 0.1875,
  threads: [woodThread(0, 1.5, 0.09, 0.04)],
  points: ['foot'],
  headIn: 0.25,
}

export const trimScrewPieces: KitShape = { kind: 'kit', pieces: row(trimScrew, 6, 0.4) }

const nozzle: NozzlePiece = { kind: 'nozzle', name: 'mixing nozzle', diameterIn: 0.5, lengthIn: 3 }
const largeSyringe: SyringePiece = {
  kind: 'syringe',
  name: 'syringe',
  barrelIn: 1.08,
  barrelLongIn: 4.6,
}
const smallSyringe: SyringePiece = {
  kind: 'syringe',
  name: 'syringe',
  barrelIn: 0.82,
  barrelLongIn: 4.9,
}

/** Four fluid ounces in a syringe, twice, and a nozzle for every pause. */
export const largeEpoxyPieces: KitShape = {
  kind: 'kit',
  pieces: [
    { ...largeSyringe, xIn: -1.7, yIn: -1 },
    { ...largeSyringe, xIn: 1.7, yIn: -1 },
    ...[-2.4, -1.44, -0.48, 0.48, 1.44, 2.4].map((xIn) => ({ ...nozzle, xIn, yIn: 4.2 })),
  ],
}

export const smallEpoxyPieces: KitShape = {
  kind: 'kit',
  pieces: [
    { ...smallSyringe, xIn: -1, yIn: 0.4 },
    ...[0.8, 1.5, 2.2].map((xIn) => ({ ...nozzle, xIn, yIn: -0.5 })),
  ],
}

function woodThread(fromIn: number, toIn: number, pitchIn: number, depthIn: number): Thread {
  return { fromIn, toIn, pitchIn, depthIn, isForWood: true }
}

/** Pieces alike in a row, the first at the left. */
function row(piece: RodPiece, count: number, apartIn: number): readonly [KitPiece, ...KitPiece[]] {
  const at = (index: number) => ({ ...piece, xIn: (index - (count - 1) / 2) * apartIn, yIn: 0 })
  return [at(0), ...Array.from({ length: count - 1 }, (_, index) => at(index + 1))]
}
