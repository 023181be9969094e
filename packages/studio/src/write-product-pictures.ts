import { detailName, scaleName } from '@millrun/catalogue/pictures/picture-path'
import { FAMILIES } from '@millrun/catalogue/families/families'
import type { Product } from '@millrun/catalogue/product'
import { productLooks } from '@millrun/parts/materials/product-looks'
import { readManifest } from './photographs/read-manifest.ts'
import { copyPhotograph } from './copy-photograph.ts'
import { writeMailPicture } from './write-mail-picture.ts'

const ENDINGS = ['-400.avif', '-800.avif', '-1200.avif', '-800.webp'] as const

/** A look of a product has no photograph that the shop could show. */
export class NotPhotographedError extends Error {
  override readonly name = 'NotPhotographedError'
}

/**
 * Copies the photograph of every look of the products, and what is photographed of them besides, into a folder, with
 * the looks as mails show them. Throws NotPhotographedError where a look has none: `npm run pictures` makes it.
 */
export async function writeProductPictures(
  products: readonly Product[],
  folder: string,
): Promise<void> {
  const manifest = readManifest()
  const looks = products.flatMap((product) => productLooks(product).map(({ name }) => name))
  const missing = looks.filter((name) => !Object.hasOwn(manifest, name))
  if (missing.length > 0) {
    throw new NotPhotographedError(`npm run pictures has not photographed ${missing.join(', ')}`)
  }
  const further = [...products.map(({ id }) => detailName(id)), ...FAMILIES.map(scaleName)].filter(
    (name) => Object.hasOwn(manifest, name),
  )
  await Promise.all([
    ...[...looks, ...further].map((name) => copyPhotograph(name, ENDINGS, folder)),
    ...looks.map((name) => writeMailPicture(name, folder)),
  ])
}
