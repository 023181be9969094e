import { useState } from 'react'
import { saveFile } from '../../files/save-file.ts'

interface DownloadRowProps {
  readonly name: string
  readonly format: string
  /** What one does with it, in a few words. */
  readonly use: string
  readonly make: () => Promise<File>
}

type Progress = 'idle' | 'making' | 'saved' | 'failed'

const WORDS: Readonly<Record<Exclude<Progress, 'idle'>, string>> = {
  making: 'Being made …',
  saved: 'Saved to your downloads.',
  failed: 'It could not be made. Check your connection and try again.',
}

/** A file that is made on this device when it is asked for. */
export function DownloadRow({ name, format, use, make }: DownloadRowProps) {
  const [progress, setProgress] = useState<Progress>('idle')

  async function save(): Promise<void> {
    setProgress('making')
    try {
      saveFile(await make())
      setProgress('saved')
    } catch (error) {
      setProgress('failed')
      reportError(error)
    }
  }

  return (
    <li className="border-b border-rule">
      <button
        type="button"
        aria-disabled={progress === 'making'}
        onClick={() => progress !== 'making' && void save()}
        className="grid min-h-14 w-full cursor-pointer grid-cols-[1fr_auto] items-baseline gap-x-4 py-2.5 text-left hover:bg-paper-2"
      >
        <span className="more justify-self-start text-[15px]">{name}</span>
        <span className="text-sm text-ink-2">{format}</span>
        <span className="col-span-2 text-sm leading-5 text-ink-2">{use}</span>
      </button>
      <p
        aria-live="polite"
        className={`text-sm leading-5 not-empty:pb-2 ${progress === 'failed' ? 'text-wrong' : ''}`}
      >
        {progress !== 'idle' && WORDS[progress]}
      </p>
    </li>
  )
}
