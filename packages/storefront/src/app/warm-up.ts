import { families } from '../catalogue/families.ts'
import { routes } from './routes.ts'
import { whenIdle } from './when-idle.ts'

/** Fetches every page and family once the browser is idle: what follows needs no network. */
export function warmUp(): void {
  whenIdle(() => void loadEverything())
}

async function loadEverything(): Promise<void> {
  const resources = [...routes.map((route) => route.page), ...Object.values(families)]
  for (const resource of resources) {
    // A page that cannot be fetched now is asked for again when it is opened.
    await resource.load().catch(() => undefined)
  }
}
