import { inflateSync } from 'node:zlib'
import {
  BinaryBitmap,
  Code128Reader,
  GlobalHistogramBinarizer,
  RGBLuminanceSource,
} from '@zxing/library'

interface FilledRect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A page of a PDF as it is printed. */
export interface ReadPage {
  readonly text: string
  readonly filled: readonly FilledRect[]
}

interface PdfObject {
  readonly head: string
  readonly stream: string
}

/** The pages of a PDF that pdfkit has written: what stands on them, and what is filled with ink. */
export function readPdf(pdf: Buffer): readonly ReadPage[] {
  const objects = objectsIn(pdf)
  const kids = [...objects.values()].find(({ head }) => head.includes('/Type /Pages'))?.head ?? ''
  const pages = refsIn(/\/Kids \[([^\]]*)\]/.exec(kids)?.[1] ?? '')
  return pages.map((id) => readPage(objects, objects.get(id)?.head ?? ''))
}

/** What a scanner reads from the bars of a page, drawn as they are printed; throws where it would read nothing. */
export function readBarcode({ filled }: ReadPage): string {
  const pixelsPerPoint = 4
  const [width, height] = [612 * pixelsPerPoint, 32]
  const light = new Uint8ClampedArray(width * height).fill(255)
  for (const bar of filled) {
    const [from, to] = [bar.x, bar.x + bar.width].map((x) => Math.round(x * pixelsPerPoint))
    for (let row = 0; row < height; row += 1)
      light.fill(0, row * width + (from ?? 0), row * width + (to ?? 0))
  }
  const source = new RGBLuminanceSource(light, width, height)
  const bitmap = new BinaryBitmap(new GlobalHistogramBinarizer(source))
  return new Code128Reader().decode(bitmap).getText()
}

function objectsIn(pdf: Buffer): ReadonlyMap<string, PdfObject> {
  const objects = new Map<string, PdfObject>()
  const text = pdf.toString('latin1')
  for (const { 0: whole, 1: id = '', index } of text.matchAll(/(\d+) 0 obj\n/g)) {
    const begin = index + whole.length
    const body = text.slice(begin, text.indexOf('endobj', begin))
    const at = body.indexOf('stream\n')
    const head = at === -1 ? body : body.slice(0, at)
    objects.set(id, { head, stream: at === -1 ? '' : streamOf(head, body.slice(at + 7)) })
  }
  return objects
}

function streamOf(head: string, rest: string): string {
  const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0)
  const bytes = Buffer.from(rest.slice(0, length), 'latin1')
  return (head.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
}

function refsIn(text: string): readonly string[] {
  return Array.from(text.matchAll(/(\d+) 0 R/g), ([, id = '']) => id)
}

function readPage(objects: ReadonlyMap<string, PdfObject>, page: string): ReadPage {
  const [contents = ''] = refsIn(/\/Contents \d+ 0 R/.exec(page)?.[0] ?? '')
  const [resources = ''] = refsIn(/\/Resources \d+ 0 R/.exec(page)?.[0] ?? '')
  const fonts = new Map(
    Array.from(
      (objects.get(resources)?.head ?? '').matchAll(/\/(F\d+) (\d+) 0 R/g),
      ([, name = '', id = '']) => [name, lettersOf(objects, objects.get(id)?.head ?? '')] as const,
    ),
  )
  return printed(objects.get(contents)?.stream ?? '', fonts)
}

/** Which letters the codes of a typeface stand for. */
function lettersOf(objects: ReadonlyMap<string, PdfObject>, font: string): readonly string[] {
  const [id = ''] = refsIn(/\/ToUnicode \d+ 0 R/.exec(font)?.[0] ?? '')
  const lists = (objects.get(id)?.stream ?? '').matchAll(/\[((?:<[0-9a-f ]*>\s*)*)\]/g)
  return [...lists].flatMap(([, list = '']) =>
    Array.from(list.matchAll(/<([0-9a-f ]*)>/g), ([, hex = '']) =>
      Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    ),
  )
}

const MARKS =
  /\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+) re\n|^(f|S)$/gm

function printed(stream: string, fonts: ReadonlyMap<string, readonly string[]>): ReadPage {
  const words: string[] = []
  const filled: FilledRect[] = []
  let letters: readonly string[] = []
  let drawn: FilledRect[] = []
  for (const [, font, codes, x, y, width, height, paint] of stream.matchAll(MARKS)) {
    if (font !== undefined) letters = fonts.get(font) ?? []
    if (codes !== undefined) words.push(textOf(codes, letters))
    if (x !== undefined) {
      drawn.push({ x: Number(x), y: Number(y), width: Number(width), height: Number(height) })
    }
    if (paint === 'f') filled.push(...drawn)
    if (paint !== undefined) drawn = []
  }
  return { text: words.join('\n'), filled }
}

function textOf(codes: string, letters: readonly string[]): string {
  const hex = Array.from(codes.matchAll(/<([0-9a-f]*)>/g), ([, part = '']) => part).join('')
  return Array.from(
    hex.matchAll(/.{4}/g),
    ([code]) => letters[Number.parseInt(code, 16)] ?? '',
  ).join('')
}
