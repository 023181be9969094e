/** Runs the task once the page has loaded and nothing else is going on. Gives back how to call it off. */
export function whenIdle(task: () => void): () => void {
  const off = new AbortController()
  const run = () => {
    if (!off.signal.aborted) task()
  }
  if (document.readyState === 'complete') idle(run)
  else window.addEventListener('load', () => idle(run), { once: true, signal: off.signal })
  return () => off.abort()
}

function idle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 10_000 })
  else setTimeout(run, 2000)
}
