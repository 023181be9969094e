import { setTimeout as wait } from 'node:timers/promises'

const POLL_MS = 50

/** Resolves with true once the address answers with success, with false when `ended` comes first. */
export async function waitUntilReady(address: string, ended: AbortSignal): Promise<boolean> {
  while (!ended.aborted) {
    if (await isReady(address, ended)) return true
    await wait(POLL_MS)
  }
  return false
}

async function isReady(address: string, ended: AbortSignal): Promise<boolean> {
  try {
    return (await fetch(address, { signal: ended })).ok
  } catch (error) {
    const isExpected = error instanceof TypeError || ended.aborted
    if (isExpected) return false
    throw error
  }
}
