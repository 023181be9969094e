import { isAheadWelcome } from '@millrun/ui/first/is-ahead-welcome'

/**
 * What is printed can be read without its script: where nothing is to be fetched ahead, that waits until somebody turns to
 * a part of the page that does not answer yet, or goes to another page.
 */
export async function untilWanted(): Promise<void> {
  if (typeof window === 'undefined' || isAheadWelcome()) return
  const { untilApproached } = await import('./until-approached.ts')
  await untilApproached()
}
