import { matchedSet } from '@millrun/catalogue/families/shoes-knuckles/matched-set'
import { catalogue } from '@millrun/catalogue/catalogue'
import { ironBalusters } from '@millrun/catalogue/families/iron-balusters/iron-balusters'
import { shoesKnuckles } from '@millrun/catalogue/families/shoes-knuckles/shoes-knuckles'
import { expect, test } from 'vitest'
import type { SetRow } from './set/set-row.ts'
import { setRows, type SetWishes } from './set-rows.ts'

function rowsFor(id: string, wishes: Partial<SetWishes> = {}): readonly SetRow[] {
  const product = ironBalusters.find((one) => one.id === id)
  if (product === undefined) throw new Error(`no ${id}`)
  const all: SetWishes = {
    product,
    choices: { finish: 'vb' },
    finish: 'VB',
    quantity: 41,
    surface: 'flat',
    hasSpares: false,
    ...wishes,
  }
  return setRows(all, matchedSet(product.shape, shoesKnuckles), (wanted) =>
    catalogue.find((one) => one.id === wanted),
  )
}

const KINDS: Readonly<Record<string, (row: SetRow) => boolean>> = {
  balusters: ({ role }) => role === 'own',
  shoes: ({ role, line }) => role === 'needed' && line.product.family === 'shoes-knuckles',
  epoxy: ({ role, line }) => role === 'needed' && line.product.family === 'accessories',
  ornaments: ({ role }) => role === 'wished',
}

function counted(rows: readonly SetRow[], kind: string): readonly (readonly unknown[])[] {
  return rows
    .filter((row) => KINDS[kind]?.(row))
    .map(({ line, quantity, spares }) => [line.id, quantity, spares])
}

test('gives each baluster a shoe of its finish, for what it stands on', () => {
  expect(counted(rowsFor('m-399'), 'balusters')).toEqual([['m-399:finish=vb', 41, 0]])
  expect(counted(rowsFor('m-399'), 'shoes')).toEqual([['sh-100:finish=vb', 41, 0]])
  expect(counted(rowsFor('m-399', { surface: 'pitched' }), 'shoes')).toEqual([
    ['sh-103:finish=vb', 41, 0],
  ])
})

test('adds spares to balusters and shoes only', () => {
  // 41 × 5 % = 2.05, so 3
  const rows = rowsFor('m-399', { hasSpares: true })
  expect(rows.map(({ role, spares }) => [role, spares])).toContainEqual(['own', 3])
  expect(counted(rows, 'shoes')).toEqual([['sh-100:finish=vb', 44, 3]])
  expect(rows.filter(({ role, spares }) => role === 'wished' && spares > 0)).toEqual([])
})

test('offers what slides on the bar, one for each', () => {
  const ornaments = counted(rowsFor('m-399'), 'ornaments')
  expect(ornaments.length).toBeGreaterThan(1)
  expect(ornaments.every(([, quantity]) => quantity === 41)).toBe(true)
})

test('takes epoxy for both ends of every baluster', () => {
  // 82 holes, more than two small kits fill; 28 and 130 holes
  expect(counted(rowsFor('m-399'), 'epoxy')).toEqual([['epoxy-kit-120', 1, 0]])
  expect(counted(rowsFor('m-399', { quantity: 14 }), 'epoxy')).toEqual([['epoxy-kit-35', 1, 0]])
  expect(counted(rowsFor('m-399', { quantity: 65, hasSpares: true }), 'epoxy')).toEqual([
    ['epoxy-kit-120', 1, 0],
    ['epoxy-kit-35', 1, 0],
  ])
})
