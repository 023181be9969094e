import * as library from 'pdfkit'
import Sans from 'pdfkit/standard-fonts/Helvetica'
import SansBold from 'pdfkit/standard-fonts/HelveticaBold'
import Serif from 'pdfkit/standard-fonts/TimesRoman'

/** A PDF that is being written; lengths are points, y down. */
export type Pdf = InstanceType<typeof library.default>

export const POINTS_PER_INCH = 72

/** The same content is the same file, whenever it is written. */
const WRITTEN = new Date(Date.UTC(2026, 0, 1))

/**
 * A PDF without a page, in Node and in browsers alike. Its typefaces are `Helvetica`, `Helvetica-Bold` and
 * `Times-Roman`, which every reader has: write what `printable` lets through.
 */
export function newPdf(title: string, size: readonly [number, number]): Pdf {
  if (isForBrowsers(library)) library.registerStdFonts(Sans, SansBold, Serif)
  return new library.default({
    size: [...size],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    info: { Title: title, Author: 'Millrun Stair Parts', CreationDate: WRITTEN },
    lang: 'en-US',
    displayTitle: true,
  })
}

/** Ends a PDF and gives its bytes. Rejects when it cannot be written. */
export function pdfBytes(pdf: Pdf): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const written = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk))
    pdf.on('end', () => resolve(joined(chunks)))
    pdf.on('error', reject)
  })
  pdf.end()
  return written
}

function joined(chunks: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}

interface BrowserBuild {
  registerStdFonts(...typefaces: readonly object[]): void
}

/** Node's build of the library finds its typefaces by itself. */
function isForBrowsers(build: object): build is BrowserBuild {
  return 'registerStdFonts' in build
}
