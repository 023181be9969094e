import { expect, test } from 'vitest'
import { leftLines, takePieces } from './left-lines.ts'

const line = (id: string, quantity: number) => ({
  id,
  item: id.toUpperCase(),
  title: id,
  unitPriceCents: 100,
  quantity,
})

const ORDER = { lines: [line('m-399', 10), line('c-2005', 2), line('m-399', 4)] }

test('what is left is what was bought less what has left', () => {
  const left = leftLines(
    ORDER,
    new Map([
      [1, 3],
      [2, 2],
    ]),
  )
  expect(left.map((one) => [one.number, one.left])).toEqual([
    [1, 7],
    [3, 4],
  ])
})

test('pieces of one id come off all its lines, the first ones first', () => {
  const left = leftLines(ORDER, new Map([[1, 3]]))
  const asked = [
    { id: 'm-399', quantity: 5 },
    { id: 'm-399', quantity: 4 },
  ]
  expect(takePieces(left, asked)).toEqual({
    ok: true,
    taken: [
      { number: 1, quantity: 7 },
      { number: 3, quantity: 2 },
    ],
  })
})

test('never more than are left, of all the lines of an id together', () => {
  const left = leftLines(ORDER, new Map([[1, 3]]))
  const asked = [
    { id: 'm-399', quantity: 11 },
    { id: 'm-399', quantity: 1 },
  ]
  expect(takePieces(left, asked)).toEqual({ ok: false, id: 'm-399', asked: 12, left: 11 })
  expect(takePieces(left, [{ id: 'gone', quantity: 1 }])).toMatchObject({ ok: false, left: 0 })
})
