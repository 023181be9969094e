import { catalogue } from '@millrun/catalogue/catalogue'
import { picturePath } from '@millrun/catalogue/picture-path'
import { describe, expect, it } from 'vitest'
import { productPictures, swatches } from './catalogue-pictures.ts'

const find = (id: string) => {
  const product = catalogue.find((candidate) => candidate.id === id)
  if (product === undefined) throw new Error(`no ${id}`)
  return product
}

const file = (id: string, path: string) =>
  productPictures(find(id)).find((picture) => picture.path === path)?.svg ?? ''

describe('the pictures of a product', () => {
  it.each(catalogue.map((product) => [product.id, product] as const))(
    '%s has a picture and drawings without a number that is none',
    (id, product) => {
      const files = productPictures(product)
      const paths = files.map(({ path }) => `/${path}`)
      expect(paths).toContain(picturePath(id))
      expect(paths).toContain(`/drawings/${id}.svg`)
      for (const { svg } of files) {
        expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>$/s)
        expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      }
    },
  )

  it('say in the drawing of M-399: 44", 18-1/2", 7" and 2"', () => {
    const drawing = file('m-399', 'drawings/m-399.svg')
    for (const measure of ['44&quot; (1118)', '18-1/2&quot; (470)', '7&quot; (178)']) {
      expect(drawing).toContain(`>${measure}<`)
    }
    expect(drawing).toContain('>ø 2&quot; (51) basket<')
    expect(drawing).toContain('>M-399<')
    expect(drawing).toContain('>1:3<')
  })

  it('say on the phone that the elevation is drawn short, and only there', () => {
    const note = 'Drawn short; dimensions are true.'
    expect(file('m-399', 'drawings/m-399-elevation-narrow.svg')).toContain(note)
    expect(file('m-399', 'drawings/m-399-elevation.svg')).not.toContain(note)
  })

  it('show six further finishes where the buyer chooses one, in other colours', () => {
    const paths = productPictures(find('m-399')).map(({ path }) => path)
    expect(paths.filter((path) => path.startsWith('pictures/m-399-'))).toHaveLength(6)
    expect(file('m-399', 'pictures/m-399-vb.svg')).not.toBe(file('m-399', 'pictures/m-399.svg'))
    expect(productPictures(find('m-402')).map(({ path }) => path)).toContain('pictures/m-402.svg')
  })
})

describe('the swatches', () => {
  it('show every finish, and every wood by slug and by code', () => {
    const paths = swatches().map(({ path }) => path)
    for (const name of [
      'finish-sb',
      'finish-vb',
      'species-white-oak',
      'species-ro',
      'species-hk',
    ]) {
      expect(paths).toContain(`swatches/${name}.svg`)
    }
    expect(new Set(paths).size).toBe(paths.length)
  })
})
