import type { BoxNewelShape, NewelPanel } from '../shapes/box-newel-shape.ts'
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
    base: { fromIn: 0, toIn: 4.5, widthIn: 5.5 },
    bands: [{ fromIn: 44.5, toIn: 45.5, widthIn: 5.125 }],
    cap: { form: 'pyramid', widthIn: 6, heightIn: 2.5 },
  }),
  'n-4520': box({
    lengthIn: 48,
    widthIn: 6.25,
    base: { fromIn: 0, toIn: 5.25, widthIn: 7.5 },
    bands: [
      { fromIn: 32, toIn: 32.75, widthIn: 7 },
      { fromIn: 44, toIn: 45.25, widthIn: 7 },
    ],
    panels: [panel(7.75, 29.5, 1.125, 'recessed')],
    cap: { form: 'pyramid', widthIn: 8, heightIn: 2.75 },
  }),
  'n-4530': box({
    lengthIn: 52,
    widthIn: 7.5,
    base: { fromIn: 0, toIn: 6, widthIn: 9 },
    bands: [
      { fromIn: 33, toIn: 34, widthIn: 8.25 },
      { fromIn: 47, toIn: 48.75, widthIn: 8.375 },
    ],
    panels: [panel(8.75, 30.25, 1.5, 'raised'), panel(36.5, 44.5, 1.5, 'raised')],
    cap: { form: 'pyramid', widthIn: 9.75, heightIn: 3.25 },
  }),
  'n-4540': box({
    lengthIn: 54,
    widthIn: 6.25,
    base: { fromIn: 0, toIn: 5.25, widthIn: 7.5 },
    bands: [{ fromIn: 50, toIn: 51.25, widthIn: 7 }],
    panels: [panel(7.75, 31, 1.125, 'recessed'), panel(37.5, 47.5, 1.125, 'recessed')],
    cap: { form: 'slab', widthIn: 8, heightIn: 1.25 },
  }),
  'n-4550': box({
    lengthIn: 48,
    widthIn: 5.5,
    base: { fromIn: 0, toIn: 5, widthIn: 6.75 },
    bands: [
      { fromIn: 28, toIn: 28.75, widthIn: 6.125 },
      { fromIn: 30, toIn: 30.75, widthIn: 6.125 },
      { fromIn: 43.75, toIn: 45, widthIn: 6.25 },
    ],
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
    base: { fromIn: 0, toIn: 6, widthIn: 5.25 },
    reveals: [44.5],
    cap: { form: 'slab', widthIn: 6, heightIn: 1.25 },
  }),
  'n-4720': box({
    lengthIn: 52,
    widthIn: 5.5,
    base: { fromIn: 0, toIn: 7, widthIn: 6.5 },
    bands: [{ fromIn: 48.5, toIn: 49.5, widthIn: 6 }],
    panels: [panel(9, 32, 0.875, 'slats')],
    cap: { form: 'slab', widthIn: 7.25, heightIn: 1.5 },
  }),
  'n-4730': box({
    lengthIn: 50,
    widthIn: 5,
    base: { fromIn: 0, toIn: 6, widthIn: 6 },
    bands: [{ fromIn: 42, toIn: 43.5, widthIn: 5.75 }],
    reveals: [31.5],
    cap: { form: 'pyramid', widthIn: 6.25, heightIn: 1.75 },
  }),
  'n-4810': box({
    lengthIn: 52,
    widthIn: 6.25,
    topWidthIn: 4.5,
    taperFromIn: 8,
    base: { fromIn: 0, toIn: 8, widthIn: 7.5 },
    bands: [{ fromIn: 48.5, toIn: 50, widthIn: 5.5 }],
    cap: { form: 'slab', widthIn: 7, heightIn: 1.5 },
  }),
  'n-4820': box({
    lengthIn: 50,
    widthIn: 5.5,
    base: { fromIn: 0, toIn: 6.5, widthIn: 6.75 },
    bands: [
      { fromIn: 33, toIn: 34.5, widthIn: 6.25 },
      { fromIn: 46.5, toIn: 47.75, widthIn: 6.25 },
    ],
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
    base: { fromIn: 0, toIn: 12, widthIn: 6 },
    bands: [{ fromIn: 56.25, toIn: 57.25, widthIn: 5.625 }],
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
    base: { fromIn: 0, toIn: 5, widthIn: 6 },
    bands: [{ fromIn: 44.75, toIn: 45.75, widthIn: 5.625 }],
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
    base: { fromIn: 0, toIn: 12, widthIn: 7.5 },
    bands: [
      { fromIn: 40, toIn: 40.75, widthIn: 7 },
      { fromIn: 56, toIn: 57.25, widthIn: 7 },
    ],
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
