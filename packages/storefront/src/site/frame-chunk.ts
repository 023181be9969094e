import { createResource } from '@millrun/ui/first/resource'

const PAUSE_MS = 10_000

/** What stands around every page, in a chunk that comes when the page itself answers. */
export const frameChunk = createResource(fetchParts)

/** What was printed stays, and its links lead on, until its script can be fetched. */
async function fetchParts() {
  for (;;) {
    try {
      return (await import('./frame-parts.tsx')).frameParts
    } catch {
      await networkOrPause()
    }
  }
}

function networkOrPause(): Promise<unknown> {
  return new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true })
    setTimeout(resolve, PAUSE_MS)
  })
}
