/** Widths of a typeface that every reader of PDF has: the library names no types for them. */
declare const typeface: object
export = typeface
