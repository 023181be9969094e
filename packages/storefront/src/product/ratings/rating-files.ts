import { ShownRatingsSchema, type ShownRatings } from '@millrun/commerce/ratings/shown-ratings'
import { createResource, type Resource } from '@millrun/ui/first/resource'

type ReadFile = (file: string) => Promise<unknown>

let readFile: ReadFile = async (file) => (await fetch(file)).json()
const files = new Map<string, Resource<ShownRatings>>()

/** Has the files read otherwise than by asking for them: where pages are printed they lie on the disk. */
export function readRatingFilesBy(read: ReadFile): void {
  readFile = read
}

/** The reviews in a file of the shelf: the same whenever it is asked for, as its name is made from them. */
export function ratingsIn(file: string): Resource<ShownRatings> {
  const known = files.get(file)
  if (known !== undefined) return known
  const made = createResource(async () => ShownRatingsSchema.parse(await readFile(file)))
  files.set(file, made)
  return made
}
