import type { Path, Point } from '../../geometry/path.ts'

/** What a line or a word belongs to, named as CAD programs name their layers. */
export type Layer = 'OUTLINE' | 'HIDDEN' | 'CENTER' | 'DIMENSIONS' | 'HATCH' | 'TEXT' | 'SHEET'

/** How a line is drawn; its weight is in units of the drawing. */
export interface Pen {
  readonly layer: Layer
  readonly weight: number
}

/** Lines, or closed figures laid on the paper. */
export interface Figure {
  readonly kind: 'figure'
  readonly paths: readonly Path[]
  /** Covers what was drawn before it; of several outlines the later ones are hollows in the first. */
  readonly isFilled?: true
  /** Without a pen only its body shows. */
  readonly pen?: Pen
  readonly arrows?: 'end' | 'both'
}

/** A bent bar: two lines with a body between them, along a centre line. */
export interface Bar {
  readonly kind: 'bar'
  readonly path: Path
  readonly width: number
  /** Open ends go on in another bar. */
  readonly ends: 'open' | 'square'
  readonly pen: Pen
}

export interface Words {
  readonly kind: 'words'
  readonly text: string
  /** What stands there instead where the drawing is to a scale: on paper, not in CAD. */
  readonly toScale?: string
  readonly at: Point
  readonly size: number
  readonly anchor: 'start' | 'middle' | 'end'
  readonly layer: 'DIMENSIONS' | 'TEXT'
  readonly typeface: 'sans' | 'serif'
  /** Read from the right of the sheet. */
  readonly isUpended?: true
}

/** One view of a part in its scale. CAD shows it full size about the same place. */
export interface View {
  readonly kind: 'view'
  readonly unitsPerInch: number
  readonly about: Point
  readonly marks: readonly Mark[]
  /** Shows only what lies within. */
  readonly window?: Window
}

export interface Window {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * What drawings are made of, later ones over earlier ones, in units of the drawing with y down. SVG, PDF
 * and DXF are all written from the same marks.
 */
export type Mark = Figure | Bar | Words | View

/** Lines of one pen. */
export function stroke(pen: Pen, ...paths: readonly Path[]): Figure {
  return { kind: 'figure', paths, pen }
}
