import { expect, test } from 'vitest'
import { fileName } from './file-name.ts'

test('a file is called after its design and what it holds', () => {
  expect(fileName({ name: 'Bronze twists & baskets' }, 'cut-list', 'pdf')).toBe(
    'bronze-twists-baskets-cut-list.pdf',
  )
})

test('no sign of a name leads out of a folder', () => {
  expect(fileName({ name: '../Café: “Nord”/2' }, 'drawings', 'dxf')).toBe(
    'cafe-nord-2-drawings.dxf',
  )
  expect(fileName({ name: '—' }, 'model', 'glb')).toBe('stair-model.glb')
})
