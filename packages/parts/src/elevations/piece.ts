import type { Path, Point } from '../geometry/path.ts'

/** How light lies on a face. Light is 0 (deep shade) to 1 (glint). */
export type Shading = BoxShading | LineShading

/**
 * `stops` run over the face's bounding box: `across` from left to right, `along` from bottom to top,
 * `ball` from a spot up left outwards.
 */
export interface BoxShading {
  readonly run: 'across' | 'along' | 'ball'
  readonly stops: readonly ShadingStop[]
}

/** `stops` run straight from one place of the elevation to another. */
export interface LineShading {
  readonly run: 'between'
  readonly from: Point
  readonly to: Point
  readonly stops: readonly ShadingStop[]
}

export type ShadingStop = readonly [offset: number, light: number]

/** A surface seen from the front. */
export interface Face {
  readonly kind: 'face'
  readonly outline: Path
  readonly shading: Shading
  /** One patch of light on a larger face: drawings leave it out. */
  readonly isShadeOnly?: true
  /** Cut through: drawings hatch it. */
  readonly isCut?: true
  /** Its outline comes as lines of its own: drawings only lay its body. */
  readonly isBare?: true
}

/** A bent bar, seen from the front, along its centre line. */
export interface Rod {
  readonly kind: 'rod'
  readonly path: Path
  readonly widthIn: number
  /** Flat bars keep one light over their width, round ones have a highlight. */
  readonly section: 'round' | 'flat'
  /** What lies behind the part's axis is drawn darker; it must not run straight up. */
  readonly isBehind: boolean
}

/**
 * A line on a surface. `outline` and `edge` are drawn in pictures and drawings, in drawings the first as
 * heavily as the outline of a face; the others only in pictures.
 */
export interface Line {
  readonly kind: 'line'
  readonly role: 'outline' | 'edge' | 'glint' | 'shade' | 'grain'
  readonly path: Path
  readonly widthIn: number
}

/** What an elevation is made of, in inches: x from the centre line, y up from the bottom. */
export type Piece = Face | Rod | Line

/** The same light everywhere. */
export function evenShading(light: number): Shading {
  return { run: 'across', stops: [[0, light]] }
}
