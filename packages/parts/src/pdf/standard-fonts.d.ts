declare module 'pdfkit/standard-fonts/*' {
  /** Widths of a typeface that every reader of PDF has. */
  const typeface: object
  export { typeface as default }
}
