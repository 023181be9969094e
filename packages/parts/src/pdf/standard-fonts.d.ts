/** Widths of typefaces that every reader of PDF has: the library names no types for them. */
declare module 'pdfkit/standard-fonts/*' {
  const typeface: object
  export { typeface as default }
}
