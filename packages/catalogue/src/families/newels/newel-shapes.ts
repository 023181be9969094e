import type { BoxNewelShape, NewelBand, NewelPanel } from '../../shapes/box-newel-shape.ts'
import type { NewelShape } from './newel-facts.ts'
import {
  acornFinial,
  ballFinial,
  BRISTOL,
  CLASSIC,
  HAMPTON,
  MARION,
  mushroomFinial,
} from './newel-turnings.ts'
import { turnedNewelShape } from './turned-newel-shape.ts'

/** Everything about a box newel that most of them share; sizes in inches. */
function box(
  shape: Pick<BoxNewelShape, 'lengthIn' | 'widthIn' | 'cap'> & Partial<BoxNewelShape>,
): BoxNewelShape {
  return {
    kind: 'box-newel',
    topWidthIn: shape.widthIn,
    taperFromIn: 0,
    isHollow: true,
    bands: [],
    reveals: [],
    panels: [],
    ...shape,
  }
}

function band(fromIn: number, toIn: number, widthIn: number): NewelBand {
  return { fromIn, toIn, widthIn }
}

function panel(
  fromIn: number,
  toIn: number,
  stileIn: number,
  form: NewelPanel['form'],
): NewelPanel {
  return { fromIn, toIn, stileIn, form }
}

/** The numbers of every newel and detailed post by its product id. */
export const newelShapes = {
  'n-4010': turnedNewelShape({
    turning: CLASSIC,
    blockIn: 3,
    lengthIn: 48,
    bottomBlockIn: 17.25,
    top: { blockIn: 5, finial: ballFinial },
  }),
  'n-4015': turnedNewelShape({
    turning: BRISTOL,
    blockIn: 3.5,
    lengthIn: 48,
    bottomBlockIn: 16.5,
    top: { blockIn: 5, finial: mushroomFinial },
  }),
  'n-4020': turnedNewelShape({
    turning: MARION,
    blockIn: 3.5,
    lengthIn: 48,
    bottomBlockIn: 16,
    top: { blockIn: 5, finial: acornFinial },
  }),
  'n-4025': turnedNewelShape({
    turning: HAMPTON,
    blockIn: 3.5,
    lengthIn: 48,
    bottomBlockIn: 16,
    top: { blockIn: 5, finial: ballFinial },
    flutes: { fromIn: 21.5, toIn: 36, count: 10 },
  }),
  'n-4030': turnedNewelShape({ turning: CLASSIC, blockIn: 3, lengthIn: 48, bottomBlockIn: 13 }),
  'n-4510': box({
    lengthIn: 48,
    widthIn: 4.5,
    base: band(0, 4.5, 5.5),
    bands: [band(44.5, 45.5, 5.125)],
    cap: { form: 'pyramid', widthIn: 6, heightIn: 2.5 },
  }),
  'n-4520': box({
    lengthIn: 48,
    widthIn: 6.25,
    base: band(0, 5.25, 7.5),
    bands: [band(32, 32.75, 7), band(44, 45.25, 7)],
    panels: [panel(7.75, 29.5, 1.125, 'recessed')],
    cap: { form: 'pyramid', widthIn: 8, heightIn: 2.75 },
  }),
  'n-4530': box({
    lengthIn: 52,
    widthIn: 7.5,
    base: band(0, 6, 9),
    bands: [band(33, 34, 8.25), band(47, 48.75, 8.375)],
    panels: [panel(8.75, 30.25, 1.5, 'raised'), panel(36.5, 44.5, 1.5, 'raised')],
    cap: { form: 'pyramid', widthIn: 9.75, heightIn: 3.25 },
  }),
  'n-4540': box({
    lengthIn: 54,
    widthIn: 6.25,
    base: band(0, 5.25, 7.5),
    bands: [band(50, 51.25, 7)],
    panels: [panel(7.75, 31, 1.125, 'recessed'), panel(37.5, 47.5, 1.125, 'recessed')],
    cap: { form: 'slab', widthIn: 8, heightIn: 1.25 },
  }),
  'n-4550': box({
    lengthIn: 48,
    widthIn: 5.5,
    base: band(0, 5, 6.75),
    bands: [band(28, 28.75, 6.125), band(30, 30.75, 6.125), band(43.75, 45, 6.25)],
    cap: { form: 'dome', widthIn: 7, heightIn: 3 },
  }),
  'n-4610': box({
    lengthIn: 48,
    widthIn: 3,
    isHollow: false,
    cap: { form: 'chamfer', widthIn: 3, heightIn: 0.5 },
  }),
  'n-4620': box({
    lengthIn: 48,
    widthIn: 3.5,
    isHollow: false,
    reveals: [42.5, 43.5],
    cap: { form: 'chamfer', widthIn: 3.5, heightIn: 0.375 },
  }),
  'n-4630': box({
    lengthIn: 48,
    widthIn: 3.5,
    topWidthIn: 2.5,
    taperFromIn: 10,
    isHollow: false,
    cap: { form: 'chamfer', widthIn: 2.5, heightIn: 0.25 },
  }),
  'n-4710': box({
    lengthIn: 50,
    widthIn: 4.5,
    base: band(0, 6, 5.25),
    reveals: [44.5],
    cap: { form: 'slab', widthIn: 6, heightIn: 1.25 },
  }),
  'n-4720': box({
    lengthIn: 52,
    widthIn: 5.5,
    base: band(0, 7, 6.5),
    bands: [band(48.5, 49.5, 6)],
    panels: [panel(9, 32, 0.875, 'slats')],
    cap: { form: 'slab', widthIn: 7.25, heightIn: 1.5 },
  }),
  'n-4730': box({
    lengthIn: 50,
    widthIn: 5,
    base: band(0, 6, 6),
    bands: [band(42, 43.5, 5.75)],
    reveals: [31.5],
    cap: { form: 'pyramid', widthIn: 6.25, heightIn: 1.75 },
  }),
  'n-4810': box({
    lengthIn: 52,
    widthIn: 6.25,
    topWidthIn: 4.5,
    taperFromIn: 8,
    base: band(0, 8, 7.5),
    bands: [band(48.5, 50, 5.5)],
    cap: { form: 'slab', widthIn: 7, heightIn: 1.5 },
  }),
  'n-4820': box({
    lengthIn: 50,
    widthIn: 5.5,
    base: band(0, 6.5, 6.75),
    bands: [band(33, 34.5, 6.25), band(46.5, 47.75, 6.25)],
    panels: [panel(9, 30.5, 1.25, 'recessed')],
    cap: { form: 'slab', widthIn: 7.25, heightIn: 1.5 },
  }),
  'n-4910': turnedNewelShape({
    turning: CLASSIC,
    blockIn: 3,
    lengthIn: 62,
    bottomBlockIn: 17.25,
    top: { blockIn: 14.5, finial: ballFinial },
  }),
  'n-4920': box({
    lengthIn: 60,
    widthIn: 5,
    base: band(0, 12, 6),
    bands: [band(56.25, 57.25, 5.625)],
    panels: [panel(14.5, 36, 1, 'recessed')],
    cap: { form: 'pyramid', widthIn: 6.5, heightIn: 2.5 },
  }),
  'n-4930': box({
    lengthIn: 58,
    widthIn: 3.5,
    isHollow: false,
    reveals: [53],
    cap: { form: 'chamfer', widthIn: 3.5, heightIn: 0.5 },
  }),
  'p-1010': turnedNewelShape({
    turning: BRISTOL,
    blockIn: 3,
    lengthIn: 48,
    bottomBlockIn: 17.25,
    top: { blockIn: 5, finial: mushroomFinial },
  }),
  'p-1020': turnedNewelShape({ turning: CLASSIC, blockIn: 3, lengthIn: 43, bottomBlockIn: 8.5 }),
  'p-1030': {
    ...turnedNewelShape({ turning: HAMPTON, blockIn: 3.5, lengthIn: 48, bottomBlockIn: 12 }),
    flutes: { fromIn: 17.5, toIn: 38, count: 10 },
  },
  'p-1040': box({
    lengthIn: 48,
    widthIn: 5,
    base: band(0, 5, 6),
    bands: [band(44.75, 45.75, 5.625)],
    cap: { form: 'pyramid', widthIn: 6.5, heightIn: 2.25 },
  }),
  'p-2010': turnedNewelShape({
    turning: CLASSIC,
    blockIn: 3,
    lengthIn: 62,
    bottomBlockIn: 18.5,
    top: { blockIn: 13, finial: acornFinial },
  }),
  'p-2020': turnedNewelShape({ turning: BRISTOL, blockIn: 3, lengthIn: 56, bottomBlockIn: 20 }),
  'p-2030': turnedNewelShape({
    turning: MARION,
    blockIn: 3.5,
    lengthIn: 62,
    bottomBlockIn: 17,
    top: { blockIn: 14.5, finial: ballFinial },
  }),
  'p-2040': box({
    lengthIn: 60,
    widthIn: 6.25,
    base: band(0, 12, 7.5),
    bands: [band(40, 40.75, 7), band(56, 57.25, 7)],
    panels: [panel(14.5, 37.5, 1.125, 'recessed')],
    cap: { form: 'pyramid', widthIn: 8, heightIn: 2.75 },
  }),
  'p-3010': turnedNewelShape({ turning: CLASSIC, blockIn: 3, lengthIn: 58, bottomBlockIn: 22 }),
  'p-3020': turnedNewelShape({
    turning: BRISTOL,
    blockIn: 3,
    lengthIn: 56,
    bottomBlockIn: 17.25,
    top: { blockIn: 10, finial: mushroomFinial },
  }),
  'p-3030': turnedNewelShape({ turning: MARION, blockIn: 3, lengthIn: 48, bottomBlockIn: 13 }),
  'p-3040': box({
    lengthIn: 54,
    widthIn: 3.5,
    isHollow: false,
    cap: { form: 'chamfer', widthIn: 3.5, heightIn: 0.5 },
  }),
} as const satisfies Record<string, NewelShape>

export type NewelId = Extract<keyof typeof newelShapes, `n-${string}`>
export type PostId = Extract<keyof typeof newelShapes, `p-${string}`>

export function isNewelId(id: string): id is NewelId {
  return id.startsWith('n-') && id in newelShapes
}

export function isPostId(id: string): id is PostId {
  return id.startsWith('p-') && id in newelShapes
}
