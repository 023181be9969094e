import {
  LARGEST_PHOTOGRAPH,
  NO_PHOTOGRAPH,
  PHOTOGRAPH_TOO_LARGE,
} from '@millrun/commerce/returns/ask-return'
import { dataUrlOf } from '@millrun/ui/asking/data-url-of'

/** A photograph that a buyer has chosen, as it is shown and sent. */
export interface ChosenPhotograph {
  readonly name: string
  /** `data:image/jpeg;base64,…`. */
  readonly dataUrl: string
}

/** The kinds that are taken, for the browser's own list of files. */
export const PHOTOGRAPH_KINDS = 'image/jpeg,image/png,image/webp'

/** Long enough to see a crack, in pixels, and small enough for a phone's connection. */
const LONGEST_SIDE = 2000
const QUALITY = 0.85

export type ReadPhotograph =
  | { readonly ok: true; readonly photograph: ChosenPhotograph }
  | { readonly ok: false; readonly problem: string }

/** Reads a chosen file, made smaller where the browser can; that also leaves out where it was taken. */
export async function readChosen(file: File): Promise<ReadPhotograph> {
  if (!PHOTOGRAPH_KINDS.split(',').includes(file.type)) return { ok: false, problem: NO_PHOTOGRAPH }
  const picture = (await smaller(file).catch(() => undefined)) ?? file
  if (picture.size > LARGEST_PHOTOGRAPH) return { ok: false, problem: PHOTOGRAPH_TOO_LARGE }
  const dataUrl = await dataUrlOf(picture).catch(() => undefined)
  if (dataUrl === undefined) {
    return { ok: false, problem: `${file.name} could not be read; please choose it again.` }
  }
  return { ok: true, photograph: { name: file.name, dataUrl } }
}

/** Undefined where it is not smaller so. */
async function smaller(file: File): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const picture = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', QUALITY),
  )
  return picture !== null && picture.size < file.size ? picture : undefined
}
