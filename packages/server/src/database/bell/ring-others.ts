import { setTimeout as wait } from 'node:timers/promises'
import type { Announcer } from './announcing.ts'
import type { Bell } from './bell.ts'
import { openWorkLine, type WorkLine } from './work-line.ts'
import type { Work } from './work-written.ts'

/** What is written within this time is told of together. */
const GATHER_MS = 50
/** So often a server makes sure that it hears what is said: what it says itself. */
const HELLO_MS = 15_000
/** After a line is lost another one is tried. */
const AGAIN_MS = 1000

/** Rings a server's bell for work that is written here, and for what other servers on the database write. */
export function ringOthers(connectionString: string, bell: Bell): Announcer {
  const closing = new AbortController()
  const untold = new Set<Work>()
  let line: WorkLine | undefined
  let listening: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  async function tellOthers(): Promise<void> {
    timer = undefined
    const work = [...untold]
    untold.clear()
    // Who is not told finds it by looking.
    if (work.length > 0) await line?.say(work).catch(() => undefined)
  }

  async function keepListening(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        line = await openWorkLine(connectionString)
        await hearOthers(line, bell, closing.signal)
      } catch {
        // As it is while the database is away.
      }
      bell.hearOthers(false)
      void line?.end().catch(() => undefined)
      line = undefined
      await pause(AGAIN_MS, closing.signal)
    }
  }

  return {
    open() {
      listening = keepListening()
    },
    tell(work) {
      bell.ring(work)
      for (const one of work) untold.add(one)
      timer ??= setTimeout(() => void tellOthers(), GATHER_MS).unref()
    },
    async close() {
      clearTimeout(timer)
      await tellOthers()
      closing.abort()
      await listening
    },
  }
}

/** Until the line is lost, or is found to be deaf. */
async function hearOthers(line: WorkLine, bell: Bell, closing: AbortSignal): Promise<void> {
  let hears = true
  await line.listen(({ isOwn, work }) => {
    if (!isOwn) return bell.ring(work)
    hears = true
    bell.hearOthers(true)
  })
  const lost = line.lost.then(() => true)
  while (hears && !closing.aborted) {
    hears = false
    await line.say([])
    const isLost = await Promise.race([lost, pause(HELLO_MS, closing)])
    if (isLost === true) return
  }
}

async function pause(ms: number, closing: AbortSignal): Promise<void> {
  await wait(ms, undefined, { ref: false, signal: closing }).catch(() => undefined)
}
