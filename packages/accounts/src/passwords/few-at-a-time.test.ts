import { expect, test } from 'vitest'
import { fewAtATime } from './few-at-a-time.ts'

test('begins in the order of asking, and never more than so many', async () => {
  const inTurn = fewAtATime(2)
  const begun: number[] = []
  let underWay = 0
  let most = 0
  const work = (piece: number) =>
    inTurn(async () => {
      begun.push(piece)
      underWay += 1
      most = Math.max(most, underWay)
      await new Promise((resolve) => setTimeout(resolve, 1))
      underWay -= 1
    })
  await Promise.all([1, 2, 3, 4, 5].map(work))
  expect(begun).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
})

test('work that fails leaves its place to the next', async () => {
  const inTurn = fewAtATime(1)
  const failed = inTurn(() => Promise.reject(new Error('no')))
  const next = inTurn(async () => 'done')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('done')
})
