/** Lets work begin in the order in which it came, and no more than `most` pieces go on at a time. */
export function fewAtATime(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let free = most
  return async function inTurn(work) {
    if (free === 0) await new Promise<void>((resolve) => void waiting.push(resolve))
    else free -= 1
    try {
      return await work()
    } finally {
      // Who is next takes the place over.
      const next = waiting.shift()
      if (next === undefined) free += 1
      else next()
    }
  }
}
