import { mouldedSection } from '../shapes/moulded-section.ts'
import type { SectionPoint } from '../shapes/rail-shape.ts'

/** Right halves of our rail sections by the name that the trade knows them under. */
export const RAIL_SECTIONS = {
  /** Colonial moulded rail, 2-1/4" x 2-3/8". */
  '6010': mouldedSection([
    [
      [0, 0],
      [0.62, 0],
    ],
    [[0.62, 0.15]],
    [
      [0.8, 0.35],
      [0.62, 0.85],
      [0.7, 1.05],
      [1, 1.35],
      [1.125, 1.65],
      [1.05, 1.95],
      [0.8, 2.25],
      [0.4, 2.36],
      [0, 2.375],
    ],
  ]),
  /** Wide colonial rail, 2-5/8" x 2-3/8". */
  '6210': mouldedSection([
    [
      [0, 0],
      [0.8125, 0],
    ],
    [[0.8125, 0.15]],
    [
      [0.98, 0.35],
      [0.8, 0.85],
      [0.86, 1.05],
      [1.17, 1.35],
      [1.3125, 1.68],
      [1.22, 1.98],
      [0.93, 2.25],
      [0.47, 2.36],
      [0, 2.375],
    ],
  ]),
  /** Heavy colonial rail, 2-1/2" x 2-9/16". */
  '6310': mouldedSection([
    [
      [0, 0],
      [0.75, 0],
    ],
    [[0.75, 0.18]],
    [
      [0.93, 0.4],
      [0.76, 0.95],
      [0.82, 1.15],
      [1.12, 1.5],
      [1.25, 1.84],
      [1.17, 2.14],
      [0.9, 2.44],
      [0.45, 2.55],
      [0, 2.5625],
    ],
  ]),
  /** Contemporary rail with a flat top, 2-3/8" x 2-1/4". */
  '6400': mouldedSection([
    [
      [0, 0],
      [0.72, 0],
    ],
    [
      [0.84, 0.12],
      [0.84, 0.92],
    ],
    [
      [1.06, 1.2],
      [1.1875, 1.5],
      [1.1875, 2],
      [1.11, 2.17],
      [0.94, 2.25],
    ],
    [[0, 2.25]],
  ]),
  /** Round wall rail, 1-1/2" with a flat 1/2" wide for its brackets. */
  'wall-round': mouldedSection([
    [
      [0, 0],
      [0.25, 0],
    ],
    [
      [0.5, 0.148],
      [0.685, 0.401],
      [0.75, 0.707],
      [0.685, 1.012],
      [0.5, 1.266],
      [0.25, 1.414],
      [0, 1.457],
    ],
  ]),
} as const satisfies Record<string, readonly SectionPoint[]>

export type RailSectionName = keyof typeof RAIL_SECTIONS
