import { configure } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { toastRegion } from '../over/show-toast.ts'

/** A busy machine takes its time; nothing in these tests measures it. */
export const PATIENCE_MS = 30_000

/** Whatever is looked for in a test's DOM is waited for, however long a busy machine takes. */
export function waitPatiently(): void {
  configure({
    // Whole pages would be printed with every element that is not found.
    getElementError: (message) => new Error(message?.split('\n')[0]),
    // What a press leads to comes as in a browser: chunk by chunk, and waited for by who looks for it.
    eventWrapper: (press) => press(),
    asyncWrapper: (look) => look(),
    asyncUtilTimeout: PATIENCE_MS,
  })
}

/** React does its work piece by piece, each in a turn of its own; none may be left when the DOM of a file is gone. */
const TURNS = 10

/** Lets React end what it has begun, after everything was taken away. */
export async function letReactEnd(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    await new Promise((done) => {
      setImmediate(done)
    })
  }
}

/** After the last test of a file: a toast that comes later is drawn nowhere, since its DOM is gone. */
export async function endToasts(): Promise<void> {
  toastRegion.peek()?.toastRoot.unmount()
  await letReactEnd()
}

/** Replaces what stands in a field, as by pasting. */
export async function fill(visitor: UserEvent, field: HTMLElement, text: string): Promise<void> {
  field.blur()
  await visitor.click(field)
  if (field instanceof HTMLInputElement) field.select()
  await visitor.paste(text)
}
