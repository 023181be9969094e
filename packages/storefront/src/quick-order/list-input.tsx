import { Button } from '@millrun/ui/first/button.tsx'
import { useEffect, useId, useRef, useState } from 'react'
import { listStore } from './list-store.ts'
import { readListFile } from './read-list-file.ts'

interface ListInputProps {
  readonly text: string
  readonly rows: number
  readonly onChange: (text: string) => void
}

/** The box for a list, and the way to fill it from a file. */
export function ListInput({ text, rows, onChange }: ListInputProps) {
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    // What was typed before the page came alive.
    const early = box.current?.value ?? ''
    if (early !== '' && listStore.read() === '') listStore.write(early)
  }, [])

  async function addFile(file: File): Promise<void> {
    const read = await readListFile(file)
    setProblem(read.ok ? undefined : read.problem)
    if (read.ok) onChange(text.trim() === '' ? read.text : `${text.trimEnd()}\n${read.text}`)
  }

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        Your list, one item to a line
      </label>
      <textarea
        id={id}
        ref={box}
        rows={rows}
        value={text}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className="block w-full resize-y rounded-xs border border-rule-2 bg-field px-3.5 py-3 leading-7"
      />
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-2">
        Item number, quantity and choices in any order. Nothing is in the cart before you say so.
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-6">
        <FileButton onFile={(file) => void addFile(file)} />
        {text !== '' && (
          <Button
            look="quiet"
            onClick={() => {
              onChange('')
              box.current?.focus()
            }}
          >
            Clear the List
          </Button>
        )}
      </div>
      <p role="alert" className="text-sm text-wrong empty:hidden">
        {problem}
      </p>
    </div>
  )
}

function FileButton({ onFile }: { onFile: (file: File) => void }) {
  return (
    <label className="more relative inline-flex h-11 cursor-pointer items-center text-[15px] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-plotter">
      Choose a CSV File
      <input
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        className="absolute inset-0 w-full cursor-pointer opacity-0"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file !== undefined) onFile(file)
          // The same file can be chosen again when it has been mended.
          currentTarget.value = ''
        }}
      />
    </label>
  )
}
