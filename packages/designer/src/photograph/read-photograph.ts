import { canvasOf } from './canvas-of.ts'
import { type ChosenFile, decodingProblem, fileProblem } from './file-problem.ts'
import { KIND_BYTES, pictureKind } from './picture-kind.ts'
import { sizeWithin } from './picture-size.ts'

/** A visitor's picture as it was taken, upright. It is held in memory only, and never leaves the device. */
export interface Photograph {
  readonly name: string
  readonly canvas: HTMLCanvasElement
}

export type PhotographRead =
  | { readonly ok: true; readonly photograph: Photograph }
  | { readonly ok: false; readonly problem: string }

/** More would be finer than any screen shows, and heavy on a phone. */
const LONGEST_PX = 2400

/**
 * Reads a picture on this device, turned as its camera was held and at most 2400 pixels long. What cannot
 * be read comes back as a sentence for the visitor.
 */
export async function readPhotograph(file: File): Promise<PhotographRead> {
  const chosen = await chosenFile(file)
  const problem = fileProblem(chosen)
  if (problem !== undefined) return { ok: false, problem }
  const bitmap = await decoded(file)
  if (bitmap === undefined) return { ok: false, problem: decodingProblem(chosen) }
  const canvas = canvasOf(bitmap, sizeWithin(bitmap, LONGEST_PX))
  bitmap.close()
  return { ok: true, photograph: { name: file.name, canvas } }
}

/** What cannot be opened at all, such as a folder that was dropped, is no picture either. */
async function chosenFile(file: File): Promise<ChosenFile> {
  const firstBytes = await settled(file.slice(0, KIND_BYTES).arrayBuffer())
  const kind = firstBytes === undefined ? 'other' : pictureKind(new Uint8Array(firstBytes))
  return { name: file.name, size: file.size, kind }
}

async function decoded(file: File): Promise<ImageBitmap | undefined> {
  return settled(createImageBitmap(file, { imageOrientation: 'from-image' }))
}

/** Browsers answer a file that they cannot read with a DOMException. */
async function settled<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}
