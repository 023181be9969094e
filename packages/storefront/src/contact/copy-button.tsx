import { showToast } from '@millrun/ui/over/show-toast'

interface CopyButtonProps {
  readonly text: string
  readonly label: string
  /** Said when it is on the clipboard: `Address copied`. */
  readonly done: string
}

/** Puts a text on the clipboard, for those without a mail program. */
export function CopyButton({ text, label, done }: CopyButtonProps) {
  return (
    <button
      type="button"
      className="more cursor-pointer py-1.5 text-left"
      onClick={() => void copy(text, done)}
    >
      {label}
    </button>
  )
}

async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ title: done, description: text })
  } catch (error) {
    // The browser refuses, or the page is not served securely and has no clipboard.
    if (!(error instanceof DOMException) && !(error instanceof TypeError)) throw error
    showToast({ title: 'Please copy it by hand', description: text })
  }
}
