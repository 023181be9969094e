import { findProduct } from '@millrun/catalogue/catalogue'
import { expect, test } from 'vitest'
import { partSentence } from './part-sentence.ts'
import { shownPart } from './shown-part.ts'

function sentence(
  id: string,
  choices: Record<string, string>,
  size: readonly [number, number, number],
) {
  const product = findProduct(id)
  if (product === undefined) throw new Error(`${id} is not sold`)
  const box = { least: [0, 0, 0], most: size } as const
  return partSentence(product.title, shownPart(product, choices), box)
}

test('says what is shown and its sizes', () => {
  expect(sentence('c-2005', { species: 'white-oak' }, [1.75, 42, 1.75])).toBe(
    'Classic Square Top Baluster in White Oak: 1-3/4" (44) wide, 42" (1067) high, 1-3/4" (44) deep, inches with millimeters.',
  )
  expect(sentence('m-399', { finish: 'cv' }, [2, 44, 2])).toContain('in Copper Vein: 2" (51) wide')
})

test('says that a piece is shown of what is sold longer', () => {
  const said = sentence('standard-handrail', {}, [30, 2.375, 2.25])
  expect(said).toContain('96" (2438) long')
  expect(said).toContain('A piece of 30" (762) is shown.')
})
