import { configure } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Whatever is looked for in a test's DOM is waited for, however long a busy machine takes. */
export function waitPatiently(): void {
  configure({
    // Whole pages would be printed with every element that is not found.
    getElementError: (message) => new Error(message?.split('\n')[0]),
    // What a press leads to comes as in a browser: chunk by chunk, and waited for by who looks for it.
    eventWrapper: (press) => press(),
    asyncWrapper: (look) => look(),
    // A busy machine takes its time; nothing here measures it.
    asyncUtilTimeout: 30_000,
  })
}

/** Replaces what stands in a field, as by pasting. */
export async function fill(visitor: UserEvent, field: HTMLElement, text: string): Promise<void> {
  field.blur()
  await visitor.click(field)
  if (field instanceof HTMLInputElement) field.select()
  await visitor.paste(text)
}
