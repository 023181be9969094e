import { families } from '../catalogue/families.ts'
import { routes } from './routes.ts'

/** Fetches every page and family once the browser is idle: what follows needs no network. */
export function warmUp(): void {
  whenIdle(async () => {
    const resources = [...routes.map((route) => route.page), ...Object.values(families)]
    for (const resource of resources) {
      // A page that cannot be fetched now is asked for again when it is opened.
      await resource.load().catch(() => undefined)
    }
  })
}

function whenIdle(task: () => Promise<void>): void {
  const run = () => void task()
  if (document.readyState === 'complete') idle(run)
  else window.addEventListener('load', () => idle(run), { once: true })
}

function idle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 10_000 })
  else setTimeout(run, 2000)
}
