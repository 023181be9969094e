import type { Mark } from '../marks/mark.ts'

/** Widths that an elevation in a page is drawn for, in units of the drawing: a wide column, and a phone. */
export const PAGE_WIDTHS = { wide: 1180, narrow: 350 } as const

/** What is drawn of a part for the page, and how high that reaches, in units of the drawing. */
export interface PageDrawing {
  readonly height: number
  readonly drawn: readonly Mark[]
}

/** For a phone, plain length is left out and sections stand below the part. */
export type PageLayout = keyof typeof PAGE_WIDTHS
