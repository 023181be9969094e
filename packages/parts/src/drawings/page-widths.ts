/** Widths that an elevation in a page is drawn for, in units of the drawing: a wide column, and a phone. */
export const PAGE_WIDTHS = { wide: 1180, narrow: 350 } as const

/** For a phone, plain length is left out and sections stand below the part. */
export type PageLayout = keyof typeof PAGE_WIDTHS
