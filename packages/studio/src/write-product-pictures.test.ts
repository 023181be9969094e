import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogue } from '@millrun/catalogue/catalogue'
import { chosenPicture } from '@millrun/catalogue/pictures/chosen-picture'
import { mailPicturePath } from '@millrun/catalogue/pictures/picture-path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeProductPictures } from './write-product-pictures.ts'

const BALUSTERS = catalogue.filter(({ id }) => id === 'm-399' || id === 'c-2005')

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'millrun-pictures-'))
  await writeProductPictures(BALUSTERS, folder)
})

afterAll(() => rm(folder, { recursive: true }))

test('what is chosen in any look has its picture for mails', async () => {
  const names = new Set(await readdir(folder))
  const finishes = BALUSTERS.flatMap((product) =>
    product.optionGroups
      .filter(({ type }) => type === 'finish')
      .flatMap(({ options }) =>
        options.map(({ code }) => chosenPicture(product, { finish: code })),
      ),
  )
  const woods = BALUSTERS.flatMap((product) =>
    Object.keys(product.species ?? {}).map((species) => chosenPicture(product, { species })),
  )
  const missing = [...finishes, ...woods]
    .map((path) => mailPicturePath(path).replace('/pictures/', ''))
    .filter((name) => !names.has(name))
  expect(finishes.length * woods.length).toBeGreaterThan(0)
  expect(missing).toEqual([])
})

test('it is a small JPEG in the shape of the others', async () => {
  const { format, width, height } = await sharp(
    join(folder, 'c-2005-white-oak-mail.jpg'),
  ).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 112, height: 140 })
})
