import { expect, test } from 'vitest'
import { inLanes } from './in-lanes.ts'

function counting(to: number): () => Promise<number | undefined> {
  let next = 0
  return async () => (next < to ? (next += 1) : undefined)
}

test('every piece is worked off once, four at a time at most', async () => {
  const done: number[] = []
  let underWay = 0
  let most = 0
  const four = Promise.withResolvers<void>()
  await inLanes(
    counting(10),
    async (piece) => {
      underWay += 1
      most = Math.max(most, underWay)
      if (underWay === 4) four.resolve()
      await four.promise
      underWay -= 1
      done.push(piece)
    },
    new AbortController().signal,
  )
  expect(done.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(most).toBe(4)
})

test('a piece that fails does not keep the others from being done', async () => {
  const done: number[] = []
  const working = inLanes(
    counting(8),
    async (piece) => {
      if (piece === 2) throw new Error('the second one')
      done.push(piece)
    },
    new AbortController().signal,
  )
  await expect(working).rejects.toThrow('the second one')
  expect(done.toSorted((a, b) => a - b)).toEqual([1, 3, 4, 5, 6, 7, 8])
})

test('work that fails while nobody can say what comes next is heard of once all of it has ended', async () => {
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  const done: number[] = []
  const three = counting(3)
  const claim = async () => {
    const piece = await three()
    if (piece !== undefined) return piece
    ask()
    // As long as the first piece needs to fail.
    await new Promise((resolve) => setTimeout(resolve, 20))
    throw new Error('nobody can say')
  }
  const working = inLanes(
    claim,
    async (piece) => {
      await asked
      if (piece === 1) throw new Error('the first one')
      await new Promise((resolve) => setTimeout(resolve, 40))
      done.push(piece)
    },
    new AbortController().signal,
  )
  await expect(working).rejects.toThrow('the first one')
  expect(done.toSorted((a, b) => a - b)).toEqual([2, 3])
})

test('of two pieces nobody asks a fourth time', async () => {
  let asked = 0
  const two = counting(2)
  const claim = () => {
    asked += 1
    return two()
  }
  await inLanes(claim, async () => undefined, new AbortController().signal)
  expect(asked).toBe(3)
})

test('nothing is begun after the shop was told to close', async () => {
  const closing = new AbortController()
  const done: number[] = []
  await inLanes(
    counting(100),
    async (piece) => {
      done.push(piece)
      closing.abort()
    },
    closing.signal,
  )
  expect(done.length).toBeLessThanOrEqual(4)
})
