/**
 * Stands in the browser for `fontkit`, which reads font files: PDFs are set in the typefaces that every
 * reader has, so 130 kB of compressed script are left out of what a visitor waits for.
 */
export function create(): never {
  throw new Error('PDFs are set in the standard typefaces only')
}
