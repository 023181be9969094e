import type { PictureKind } from './picture-kind.ts'

/** A phone's largest pictures stay well below. */
export const LARGEST_FILE_BYTES = 40_000_000

/** What a file is before it is decoded. */
export interface ChosenFile {
  readonly name: string
  readonly size: number
  readonly kind: PictureKind
}

/** Why a file cannot be used whatever the browser, as a sentence; undefined when decoding is worth trying. */
export function fileProblem({ name, size, kind }: ChosenFile): string | undefined {
  if (size === 0) return `${name} is empty. Choose another picture.`
  if (kind === 'other') return `${name} is not a picture. Choose a JPEG, PNG or WebP file.`
  if (size > LARGEST_FILE_BYTES) {
    return `${name} is larger than 40 MB. Save a smaller copy of it and choose that.`
  }
  return undefined
}

/** What to say about a picture that the browser could not decode. */
export function decodingProblem({ name, kind }: ChosenFile): string {
  if (kind === 'heic') {
    return `${name} is a HEIC picture, which this browser cannot read. Save it as JPEG, or take a screenshot of it, and choose that.`
  }
  return `${name} could not be read: the file seems to be damaged. Choose another picture.`
}
