import type { Outline, Span } from './room-form.ts'

/** The sizes of a room's woodwork. Inches; what stands out does so from the face of its wall. */
export interface Joinery {
  /** Boards that line an opening through the wall, and how deep. */
  readonly lining?: { readonly thickIn: number; readonly out: Span }
  /** Boards beside an opening: how far from its edge, and how far above its head they end. */
  readonly legs: readonly {
    readonly beside: Span
    readonly aboveIn: number
    readonly outIn: number
  }[]
  /** Boards over an opening: how far beyond its edges, and how high above its head. */
  readonly heads: readonly {
    readonly beyondIn: number
    readonly above: Span
    readonly outIn: number
  }[]
  /** Blocks that the casing of a door stands on. */
  readonly plinth?: { readonly wideIn: number; readonly highIn: number; readonly outIn: number }
  readonly threshold?: { readonly up: Span; readonly out: Span }
  /** Below a window: how far beyond its edges, and where from the bottom of the opening. */
  readonly sill: { readonly beyondIn: number; readonly up: Span; readonly out: Span }
  readonly apron: { readonly beyondIn: number; readonly up: Span; readonly out: Span }
  readonly sash: { readonly wideIn: number; readonly out: Span; readonly skyIn: number }
  readonly bars: { readonly wideIn: number; readonly upright: Span; readonly level: Span }
  readonly door: {
    readonly out: Span
    readonly stileIn: number
    readonly knob: 'left' | 'right'
    /** Round the panels of a solid leaf; without it they are sunk between stiles and rails. */
    readonly molding?: Outline
  }
  /** What runs along a wall keeps this far from an opening. */
  readonly besideIn: number
  /** Sections out of the wall and up: from the floor, from the ceiling, from the height of the dado. */
  readonly base: Outline
  readonly cornice: Outline
  readonly dadoRail: Outline
  readonly dado: { readonly boardIn: number; readonly above: Span }
  readonly panel: { readonly wideIn: number; readonly apartIn: number; readonly molding: Outline }
}

/** Of the rooms that a designed stair stands in. */
export const HOUSE_JOINERY: Joinery = {
  lining: { thickIn: 0.75, out: [-5, 0.01] },
  legs: [
    { beside: [0.25, 4.25], aboveIn: 4.25, outIn: 0.7 },
    { beside: [3.15, 4.25], aboveIn: 4.25, outIn: 1.15 },
  ],
  heads: [
    { beyondIn: 0.25, above: [0.25, 4.25], outIn: 0.7 },
    { beyondIn: 3.15, above: [3.15, 4.25], outIn: 1.15 },
  ],
  sill: { beyondIn: 5.25, up: [-1.1, 0], out: [-5, 2] },
  apron: { beyondIn: 4.25, up: [-4.2, -1.1], out: [0, 0.75] },
  sash: { wideIn: 2, out: [-4.6, -3], skyIn: -4.6 },
  bars: { wideIn: 0.8, upright: [-4.6, -3.6], level: [-4.6, -3.6] },
  door: { out: [-2.4, -1.4], stileIn: 4.5, knob: 'left' },
  besideIn: 4.3,
  base: [
    [0, 0],
    [0.75, 0],
    [0.75, 4.9],
    [0.6, 5.1],
    [0.6, 5.5],
    [0.3, 6.3],
    [0.25, 6.75],
    [0, 6.75],
  ],
  cornice: [
    [0, -6.5],
    [0.5, -6.5],
    [0.6, -5.4],
    [1.4, -4.6],
    [2.6, -3.4],
    [3.9, -2],
    [4.4, -1.2],
    [5, -1.1],
    [5, 0],
    [0, 0],
  ],
  dadoRail: [
    [0, 0],
    [0.4, 0.1],
    [0.5, 0.9],
    [1.1, 1.4],
    [1.25, 2],
    [1.1, 2.4],
    [0, 2.5],
  ],
  dado: { boardIn: 0.12, above: [10.5, -4] },
  panel: {
    wideIn: 26,
    apartIn: 5,
    molding: [
      [0, 0],
      [1.5, 0],
      [1.2, 0.3],
      [0.8, 0.6],
      [0.35, 0.6],
    ],
  },
}
