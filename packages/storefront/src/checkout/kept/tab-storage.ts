import type { z } from 'zod/mini'

/** Something that this tab keeps, over reloads and Back, until the tab is closed. */
interface TabValue<T, M> {
  readonly read: () => T | M
  readonly keep: (value: T) => void
  readonly forget: () => void
}

/** What this tab keeps under a key; `missing` is read when there is nothing or something else. */
export function tabValue<T, M>(key: string, schema: z.ZodMiniType<T>, missing: M): TabValue<T, M> {
  return {
    read: () =>
      attempt((storage) => {
        const text = storage.getItem(key)
        return text === null ? undefined : schema.safeParse(JSON.parse(text)).data
      }) ?? missing,
    keep: (value) => attempt((storage) => storage.setItem(key, JSON.stringify(value))),
    forget: () => attempt((storage) => storage.removeItem(key)),
  }
}

function attempt<R>(use: (storage: Storage) => R): R | undefined {
  try {
    return use(window.sessionStorage)
  } catch (error) {
    // oxlint-disable-next-line no-console -- storage is full or forbidden: the page works without it
    console.warn('The checkout could not use the storage of this tab:', error)
    return undefined
  }
}
