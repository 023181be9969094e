import type { Choices } from '@millrun/catalogue/choices'
import type { Product } from '@millrun/catalogue/product'

/** Makes the 3D model of a product in these choices and hands it to the browser as a download. */
export async function savePartFile(product: Product, choices: Choices): Promise<void> {
  const { partFile } = await import('@millrun/viewer/part-file')
  const file = new Blob([await partFile(product, choices)], { type: 'model/gltf-binary' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `${[product.id, ...Object.values(choices)].join('-')}.glb`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
