import type { Announcer } from './announcing.ts'
import { openWorkLine } from './work-line.ts'
import type { Work } from './work-written.ts'

/** Tells the servers on a database what a command has made for them to do, when it is done with it. */
export function tellAtEnd(connectionString: string): Announcer {
  const written = new Set<Work>()

  async function tell(): Promise<void> {
    const line = await openWorkLine(connectionString)
    await line.say([...written])
    await line.end()
  }

  return {
    open: () => undefined,
    tell(work) {
      for (const one of work) written.add(one)
    },
    async close() {
      // Who is not told finds it by looking.
      if (written.size > 0) await tell().catch(() => undefined)
    },
  }
}
