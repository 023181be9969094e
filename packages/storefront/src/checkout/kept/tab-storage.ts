import type { z } from 'zod/mini'

/** What this tab keeps under a key; undefined when there is nothing or something else. */
export function readTabValue<T>(key: string, schema: z.ZodMiniType<T>): T | undefined {
  try {
    const text = window.sessionStorage.getItem(key)
    if (text === null) return undefined
    const parsed = schema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  } catch (error) {
    warn(error)
    return undefined
  }
}

/** Keeps a value for this tab, over reloads and Back, until the tab is closed. */
export function keepTabValue(key: string, value: object): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(value))
  } catch (error) {
    warn(error)
  }
}

/** Drops what is kept under a key. */
export function forgetTabValue(key: string): void {
  try {
    window.sessionStorage.removeItem(key)
  } catch (error) {
    warn(error)
  }
}

function warn(error: unknown): void {
  // oxlint-disable-next-line no-console -- storage is full or forbidden: the page works without it
  console.warn('The checkout could not use the storage of this tab:', error)
}
