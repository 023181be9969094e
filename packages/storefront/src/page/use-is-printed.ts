import { useState, useSyncExternalStore } from 'react'
import { subscribeToNothing } from './use-unprinted.ts'

/**
 * Whether this came with the document and was taken over: not what the browser has rendered itself. The answer stays
 * what it was at first, so that nothing is rendered once more for it: React would do that in one go.
 */
export function useIsPrinted(): boolean {
  const [first] = useState(firstAnswer)
  return useSyncExternalStore(subscribeToNothing, first.inBrowser, first.printed)
}

/** Which of the two is asked first is what it was. */
function firstAnswer() {
  let isPrinted: boolean | undefined
  return {
    inBrowser: () => (isPrinted ??= false),
    printed: () => (isPrinted ??= true),
  }
}
