import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { USUAL_DESIGN } from '../design/usual-design.ts'
import { anyDesign } from '../testing/any-design.ts'
import { readSavedDesigns, savedDesignsText, withSaved } from './saved-designs.ts'

const hall = { id: 'hall', savedAtMs: 1, design: { ...USUAL_DESIGN, name: 'Hall' } }
const attic = { id: 'attic', savedAtMs: 2, design: { ...USUAL_DESIGN, name: 'Attic' } }

test('reads back what it wrote', () => {
  fc.assert(
    fc.property(fc.array(anyDesign(), { maxLength: 5 }), (designs) => {
      const saved = designs.map((design, index) => ({ id: `d-${index}`, savedAtMs: index, design }))
      const read = readSavedDesigns(savedDesignsText(saved))
      expect(read).toEqual({ designs: saved, problems: [] })
    }),
  )
})

test('holds nothing at first', () => {
  expect(readSavedDesigns(null)).toEqual({ designs: [], problems: [] })
})

test('keeps what it can where something is damaged', () => {
  const entries: readonly unknown[] = [
    ...JSON.parse(savedDesignsText([hall, attic])),
    { id: 'old', savedAtMs: 3, link: 'd=9' },
    { id: '', savedAtMs: 3, link: 'd=1' },
    7,
  ]
  const read = readSavedDesigns(JSON.stringify(entries))
  expect(read.designs).toEqual([hall, attic])
  expect(read.problems).toEqual([
    'dropped design 3: This link was made by another version of the designer. Reload the page and open it again.',
    'dropped design 4: not an id, a time and a link',
    'dropped design 5: not an id, a time and a link',
  ])
})

test('survives whatever stands there', () => {
  const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.json())
  fc.assert(
    fc.property(texts, (text) => {
      expect(readSavedDesigns(text).designs).toEqual([])
    }),
  )
})

test('puts what is saved again in front, in place of what it was', () => {
  const again = { ...hall, savedAtMs: 9 }
  expect(withSaved([attic, hall], again)).toEqual([again, attic])
})
