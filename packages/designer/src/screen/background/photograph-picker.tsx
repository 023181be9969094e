import { type DragEvent, useState } from 'react'
import type { Photograph } from '../../photograph/read-photograph.ts'
import { buttonClass } from '@millrun/ui/first/button.tsx'
import { photographChunk } from './photograph-chunk.ts'

type Reading =
  | { readonly state: 'idle' | 'reading' }
  | { readonly state: 'refused'; readonly problem: string }

interface PhotographPickerProps {
  readonly onPhotograph: (photograph: Photograph) => void
}

const NOT_LOADED =
  'What it takes to read a photograph could not be loaded. Check your connection and try again.'

/** Takes a picture from the device, from its camera or dropped onto it, and says what is wrong with it. */
export function PhotographPicker({ onPhotograph }: PhotographPickerProps) {
  const [reading, setReading] = useState<Reading>({ state: 'idle' })

  async function take(file: File | undefined): Promise<void> {
    if (file === undefined || reading.state === 'reading') return
    setReading({ state: 'reading' })
    const tools = await photographChunk.load().catch(() => undefined)
    if (tools === undefined) return setReading({ state: 'refused', problem: NOT_LOADED })
    const read = await tools.readPhotograph(file)
    setReading(read.ok ? { state: 'idle' } : { state: 'refused', problem: read.problem })
    if (read.ok) onPhotograph(read.photograph)
  }

  function onDrop(event: DragEvent): void {
    event.preventDefault()
    void take(event.dataTransfer.files[0])
  }

  return (
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
      className="border border-dashed border-rule-2 p-4"
    >
      <p className="text-sm text-ink-2">
        See the stair in your own house.
        <span className="pointer-coarse:hidden"> Drop a picture here, or choose one.</span> It stays
        on this device: nothing of it is sent, saved or put into a link.
      </p>
      <div className="flex flex-wrap gap-2 pt-3">
        <FileButton label="Choose a photograph" onFile={take} />
        <span className="hidden pointer-coarse:contents">
          <FileButton label="Take one now" isCamera onFile={take} />
        </span>
      </div>
      <output
        className={`block text-sm not-empty:pt-2 ${reading.state === 'refused' ? 'text-wrong' : 'text-ink-2'}`}
      >
        {sentenceOf(reading)}
      </output>
    </div>
  )
}

function sentenceOf(reading: Reading): string | undefined {
  if (reading.state === 'refused') return reading.problem
  return reading.state === 'reading' ? 'Reading your photograph…' : undefined
}

interface FileButtonProps {
  readonly label: string
  /** Opens the camera at once, where there is one to open. */
  readonly isCamera?: boolean
  readonly onFile: (file: File | undefined) => Promise<void>
}

function FileButton({ label, isCamera = false, onFile }: FileButtonProps) {
  return (
    <label
      className={buttonClass(
        'tool',
        'relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-plotter',
      )}
    >
      {label}
      <input
        type="file"
        accept="image/*"
        {...(isCamera && { capture: 'environment' })}
        onChange={({ currentTarget }) => {
          void onFile(currentTarget.files?.[0])
          // The same file can be chosen once more.
          currentTarget.value = ''
        }}
        className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
      />
    </label>
  )
}
