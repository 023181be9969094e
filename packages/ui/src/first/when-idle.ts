import { isAheadWelcome } from './is-ahead-welcome.ts'

/** Runs the task once the page has loaded and nothing else is going on. Gives back how to call it off. */
export function whenIdle(task: () => void): () => void {
  const off = new AbortController()
  const run = () => {
    if (!off.signal.aborted) task()
  }
  const wait = () => void idle().then(run)
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true, signal: off.signal })
  return () => off.abort()
}

/** The same for what fetches something that nobody has asked for: never where that is not welcome. */
export function aheadWhenIdle(task: () => void): () => void {
  return whenIdle(() => {
    if (isAheadWelcome()) task()
  })
}

/** Resolves when the browser has nothing to do. */
export function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve, { timeout: 10_000 })
    else setTimeout(resolve, 200)
  })
}

let turn: Promise<unknown> = Promise.resolve()

/** The same, for one at a time: much that is small, done at once, would hold up whoever uses the page then. */
export function idleInTurn(): Promise<unknown> {
  turn = turn.then(idle)
  return turn
}
