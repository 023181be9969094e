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
} as const satisfies Record<string, readonly SectionPoint[]>

export type RailSectionName = keyof typeof RAIL_SECTIONS
