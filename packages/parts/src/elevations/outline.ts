import type { Path } from '../geometry/path.ts'

/** A surface seen from the front: it hides what lies behind it. */
export interface Face {
  readonly kind: 'face'
  readonly path: Path
  /** Cut through: it is hatched. */
  readonly isCut?: true
  /** Its outline comes as lines of its own: only its body is laid. */
  readonly isBare?: true
}

/** A bent bar, seen from the front, along its centre line. */
export interface Rod {
  readonly kind: 'rod'
  readonly path: Path
  readonly widthIn: number
  /** Lengths of one round bar meet without a line between them; flat ones end square. */
  readonly section: 'round' | 'flat'
}

/** A line on a surface: as heavy as an outline, or a fine edge. */
export interface Line {
  readonly kind: 'line'
  readonly role: 'outline' | 'edge'
  readonly path: Path
}

/** What an elevation is drawn with, in inches: x from the centre line, y up from the bottom. */
export type Outline = Face | Rod | Line

export function face(path: Path): Face {
  return { kind: 'face', path }
}

export function cutFace(path: Path): Face {
  return { kind: 'face', path, isCut: true }
}

export function edge(path: Path): Line {
  return { kind: 'line', role: 'edge', path }
}
