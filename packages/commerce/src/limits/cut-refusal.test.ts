import { catalogue, findProduct } from '@millrun/catalogue/catalogue'
import { stickGroup } from '@millrun/catalogue/choosing/cut'
import { lineOf, readLineId } from '@millrun/catalogue/choosing/line-id'
import { expect, test } from 'vitest'
import { cutRefusal } from './cut-refusal.ts'

const STICKS = catalogue.flatMap((product) => {
  const lengths = stickGroup(product)
  const [species] = Object.keys(product.species ?? {})
  return (lengths?.options ?? []).map(({ code }) =>
    lineOf(product, { [lengths?.id ?? '']: code, ...(species === undefined ? {} : { species }) }),
  )
})

test('whatever a refusal proposes can be had of that stick', () => {
  const refused = STICKS.flatMap(({ id, product, choices }) => {
    const [pieces = '', length = ''] =
      cutRefusal(product, choices).match(/(cut|length)=[^,;]+/g) ?? []
    const ofStick = id.replace('length=', 'stick=')
    return [`${id},${pieces}`, `${ofStick},${length}`].filter(
      (asked) => !readLineId(asked, findProduct).ok,
    )
  })
  expect(STICKS.length).toBeGreaterThan(100)
  expect(refused).toEqual([])
})

test('what is not cut is to be ordered whole', () => {
  const newels = catalogue.filter(({ family }) => family === 'newels')
  const told = newels.map((product) => cutRefusal(product, { cut: '24+24' }))
  expect(told).toEqual(newels.map(({ title }) => `${title} is not cut; please order it whole.`))
})
