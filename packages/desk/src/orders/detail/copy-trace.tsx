import { copyText } from '@millrun/ui/share/share-link'
import { useState } from 'react'

const SAID = {
  copied: 'Copied',
  refused: 'Please mark and copy it by hand',
}

/** By what the servers' log is searched for what made this happen; a press copies it. */
export function CopyTrace({ trace }: { trace: string }) {
  const [end, setEnd] = useState<keyof typeof SAID>()

  async function copy(): Promise<void> {
    setEnd((await copyText(trace)) ? 'copied' : 'refused')
  }

  return (
    <span className="flex flex-wrap gap-x-3 text-sm text-ink-2">
      <button
        type="button"
        title="Copies it, to search the servers' log"
        className="cursor-pointer py-0.5 text-left wrap-anywhere select-text hover:underline"
        onClick={() => void copy()}
      >
        Trace {trace}
      </button>
      <span aria-live="polite">{end !== undefined && SAID[end]}</span>
    </span>
  )
}
