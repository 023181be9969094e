/** Lets one after the other: who asks gets a turn, in the order of asking, and has to end it. */
export function takeTurns(): () => Promise<() => void> {
  let last = Promise.resolve()
  return async function takeTurn() {
    const before = last
    const { promise, resolve } = Promise.withResolvers<void>()
    last = promise
    await before
    return resolve
  }
}
