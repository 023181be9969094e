import type { Joinery } from '@millrun/stair/room/joinery'
import type { Outline } from '@millrun/stair/room/room-form'

const PANEL_MOLDING: Outline = [
  [1.25, 0],
  [1.25, 0.25],
  [0.95, 0.32],
  [0.75, 0.45],
  [0.45, 0.72],
  [0.2, 0.75],
  [0, 0.6],
  [0, 0],
]

/** What is photographed was built with other sizes than the rooms of the designer. No two faces lie in one plane: what light finds between them is black. */
export const PHOTOGRAPHED_JOINERY: Joinery = {
  legs: [{ beside: [0, 4], aboveIn: 0, outIn: 0.8 }],
  heads: [
    { beyondIn: 4.4, above: [0, 5], outIn: 1 },
    { beyondIn: 5, above: [5, 6], outIn: 1.8 },
  ],
  plinth: { wideIn: 4.2, highIn: 8, outIn: 1.1 },
  threshold: { up: [-1, 0.25], out: [-5, 0.2] },
  sill: { beyondIn: 5, up: [-1.2, 0.15], out: [-4.8, 2] },
  apron: { beyondIn: 4, up: [-4.4, -1.2], out: [0, 0.7] },
  sash: { wideIn: 1.9, out: [-3.8, -2.2], skyIn: -4 },
  bars: { wideIn: 0.9, upright: [-3.5, -2.5], level: [-3.4, -2.6] },
  door: { out: [-4, -2], stileIn: 4.6, knob: 'right', molding: PANEL_MOLDING },
  besideIn: 4,
  base: [
    [0, 0],
    [1.2, 0],
    [1.2, 0.6],
    [0.7, 0.6],
    [0.7, 6],
    [0.4, 6],
    [0.4, 6.9],
    [0, 6.9],
  ],
  // steps that stand out farther the higher they are
  cornice: [
    [0, -5],
    [0.7, -5],
    [0.7, -4.3],
    [1.2, -4.3],
    [1.2, -3.6],
    [2, -3.6],
    [2, -2.8],
    [2.8, -2.8],
    [2.8, -2],
    [3.5, -2],
    [3.5, -1.1],
    [4.2, -1.1],
    [4.2, 0],
    [0, 0],
  ],
  dadoRail: [
    [0, -1.9],
    [0.8, -1.9],
    [0.8, -0.6],
    [1.5, -0.6],
    [1.5, 0.7],
    [0, 0.7],
  ],
  dado: { boardIn: 0.15, above: [10, -4] },
  panel: {
    wideIn: 20,
    apartIn: 4,
    molding: PANEL_MOLDING,
  },
}
