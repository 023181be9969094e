import { createResource } from '@millrun/ui/first/resource'

/** What asks the shop whether there is something new, and has the browser keep it. */
export const newsChunk = createResource(() => import('./look-for-news.ts'))

/** Asks, where there is a shop that was built. What cannot be asked now is asked at the next step. */
export async function lookForNews(): Promise<void> {
  if (import.meta.env.DEV) return
  const news = await newsChunk.load().catch(() => undefined)
  await news?.lookForNews()
}
