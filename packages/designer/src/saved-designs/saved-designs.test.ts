import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { anyDesign } from '@millrun/stair/testing/any-design'
import { readSavedDesigns, savedDesignsText, withSaved } from './saved-designs.ts'

const hall = { id: 'hall', savedAtMs: 1, design: { ...USUAL_DESIGN, name: 'Hall' } }
const attic = { id: 'attic', savedAtMs: 2, design: { ...USUAL_DESIGN, name: 'Attic' } }

test('reads back what it wrote', () => {
  fc.assert(
    fc.property(fc.array(anyDesign(), { maxLength: 5 }), (designs) => {
      const saved = designs.map((design, index) => ({ id: `d-${index}`, savedAtMs: index, design }))
      const read = readSavedDesigns(savedDesignsText({ designs: saved, unread: [] }))
      expect(read).toEqual({ designs: saved, unread: [] })
    }),
  )
})

test('holds nothing at first', () => {
  expect(readSavedDesigns(null)).toEqual({ designs: [], unread: [] })
})

test('keeps what another version wrote as it is, and drops what no designer wrote', () => {
  const newer = { id: 'newer', savedAtMs: 3, link: 'd=9&x=1', folder: 'Attic' }
  const folder = { id: 'folder', designs: ['newer'] }
  const entries: readonly unknown[] = [
    newer,
    folder,
    ...JSON.parse(savedDesignsText({ designs: [hall, attic], unread: [] })),
    { id: '', savedAtMs: 3, link: 'd=1' },
    7,
  ]
  const read = readSavedDesigns(JSON.stringify(entries))
  expect(read).toEqual({ designs: [hall, attic], unread: [newer, folder] })
  expect(readSavedDesigns(savedDesignsText({ designs: [hall], unread: [newer] }))).toEqual({
    designs: [hall],
    unread: [newer],
  })
})

test('reads nothing where another version keeps all of it in its own way', () => {
  expect(readSavedDesigns('{"form":2,"designs":[]}')).toBe(undefined)
})

test('survives whatever stands there', () => {
  const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.json())
  fc.assert(
    fc.property(texts, (text) => {
      expect(readSavedDesigns(text)?.designs ?? []).toEqual([])
    }),
  )
})

test('puts what is saved again in front, in place of what it was', () => {
  const again = { ...hall, savedAtMs: 9 }
  expect(withSaved([attic, hall], again)).toEqual([again, attic])
})
