import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { wholePicturePath } from '@millrun/catalogue/pictures/picture-path'
import type { Product } from '@millrun/catalogue/product'
import { wholePicture } from './whole-picture.ts'

/** Writes the pictures of long parts from end to end below a folder, where the shop serves them from. */
export async function writeWholePictures(
  products: readonly Product[],
  directory: string,
): Promise<void> {
  const written = products.map(async (product) => {
    const path = wholePicturePath(product)
    if (path !== undefined) await writeFile(join(directory, path), await wholePicture(product))
  })
  await Promise.all(written)
}
