import { moldedSection, pointsOf } from '../../shapes/molded-section.ts'
import type { SectionPoint } from '../../shapes/rail-shape.ts'
import { roundSection } from '../../shapes/round-section.ts'

/** Right halves of our rail sections by the name that the trade knows them under. */
export const RAIL_SECTIONS = {
  /** Colonial molded rail, 2-1/4" x 2-3/8". */
  '6010': molded(
    '0,0 0.62,0',
    '0.62,0.15',
    '0.8,0.35 0.62,0.85 0.7,1.05 1,1.35 1.125,1.65 1.05,1.95 0.8,2.25 0.4,2.36 0,2.375',
  ),
  /** Wide colonial rail, 2-5/8" x 2-3/8". */
  '6210': molded(
    '0,0 0.8125,0',
    '0.8125,0.15',
    '0.98,0.35 0.8,0.85 0.86,1.05 1.17,1.35 1.3125,1.68 1.22,1.98 0.93,2.25 0.47,2.36 0,2.375',
  ),
  /** Heavy colonial rail, 2-1/2" x 2-9/16". */
  '6310': molded(
    '0,0 0.75,0',
    '0.75,0.18',
    '0.93,0.4 0.76,0.95 0.82,1.15 1.12,1.5 1.25,1.84 1.17,2.14 0.9,2.44 0.45,2.55 0,2.5625',
  ),
  /** Contemporary rail with a flat top, 2-3/8" x 2-1/4". */
  '6400': molded(
    '0,0 0.72,0',
    '0.84,0.12 0.84,0.92',
    '1.06,1.2 1.1875,1.5 1.1875,2 1.11,2.17 0.94,2.25',
    '0,2.25',
  ),
  /** Round wall rail, 1-1/2" with a flat 1/2" wide for its brackets. */
  'wall-round': roundSection(1.5, 0.5),
  /** Colonial rail with a foot wide enough for a 1-1/4" plow, 2-1/4" x 2-3/8". */
  '6013': molded(
    '0,0 0.8125,0',
    '0.8125,0.15',
    '0.88,0.3 0.74,0.7 0.78,1 1.03,1.38 1.125,1.66 1.05,1.96 0.8,2.25 0.4,2.36 0,2.375',
  ),
  /** Bread loaf with finger grooves, 2-1/4" x 2-1/4". */
  '6519': molded(
    '0,0 1.035,0',
    '1.125,0.09',
    '1.125,0.2',
    '1.02,0.3 0.8,0.47 0.79,0.8 1,1.12 1.125,1.52 1.06,1.85 0.8,2.12 0.42,2.23 0,2.25',
  ),
  /** Bread loaf with plain sides for a 1-3/4" plow, 2-1/2" x 2-1/4". */
  '6529': molded('0,0 1.16,0', '1.25,0.09', '1.25,1.2', '1.18,1.72 0.9,2.08 0.47,2.22 0,2.25'),
  /** Flat rail with eased edges, 2-1/2" x 1-1/2". */
  '6700': molded('0,0 1.15,0', '1.25,0.1', '1.25,1.35', '1.1,1.5', '0,1.5'),
  /** Chamfered cap on a plowed foot, 2-1/2" x 2". */
  '6710': molded('0,0 1,0', '1,0.75', '1.25,1', '1.25,1.6', '0.85,2', '0,2'),
  /** Bevelled rail with a deep finger recess, 2-1/2" x 2-1/4". */
  '6720': molded('0,0 0.85,0', '0.85,1.1', '1.25,1.5', '1.25,1.75', '0.95,2.25', '0,2.25'),
  /** Oval wall rail, 1-1/2" x 2". */
  'wall-oval': molded('0,0 0.3,0', '0.55,0.14 0.7,0.5 0.75,1 0.7,1.5 0.5,1.86 0.25,1.98 0,2'),
  /** Small molded wall rail, 1-5/8" x 1-7/8". */
  'wall-molded': molded(
    '0,0 0.45,0',
    '0.45,0.12',
    '0.55,0.3 0.42,0.65 0.48,0.85 0.72,1.15 0.8125,1.4 0.74,1.68 0.45,1.85 0,1.875',
  ),
  /** Toad-back: a raised ridge between two shoulders, 2-3/4" x 2-1/2". */
  '6601': molded(
    '0,0 0.8,0',
    '0.8,0.2',
    '0.95,0.42 0.78,0.85 0.86,1.15 1.2,1.55 1.375,1.9 1.28,2.2 0.95,2.36 0.7,2.33',
    '0.6,2.41 0.35,2.49 0,2.5',
  ),
  /** Lamb's tongue: a fillet below a high round, 2-1/2" x 2-5/8". */
  '6620': molded(
    '0,0 0.72,0',
    '0.72,0.22',
    '0.86,0.4 0.7,0.8 0.74,1.1 0.95,1.45 1,1.55',
    '1.12,1.55',
    '1.25,1.9 1.15,2.24 0.85,2.51 0.4,2.61 0,2.625',
  ),
} as const satisfies Record<string, readonly SectionPoint[]>

/** A molded section, each of its runs written like the points of an SVG. */
function molded(...runs: readonly string[]): readonly SectionPoint[] {
  return moldedSection(runs.map(pointsOf))
}

export type RailSectionName = keyof typeof RAIL_SECTIONS

/** What the profile of each section is called, without its size. */
export const RAIL_PROFILES: Readonly<Record<RailSectionName, string>> = {
  '6010': 'Colonial (6010 style)',
  '6210': 'Wide colonial (6210 style)',
  '6310': 'Heavy colonial (6310 style)',
  '6400': 'Contemporary flat top (6400 style)',
  'wall-round': 'Round with a flat for brackets',
  '6013': 'Colonial on a wide foot',
  '6519': 'Bread loaf (6519 style)',
  '6529': 'Bread loaf with plain sides',
  '6700': 'Flat, eased edges',
  '6710': 'Chamfered cap on a plowed foot',
  '6720': 'Beveled, with a deep recess',
  'wall-oval': 'Upright oval',
  'wall-molded': 'Small colonial',
  '6601': 'Toad-back',
  '6620': "Lamb's tongue",
}
