import { MOST_PHOTOGRAPHS, TOO_MANY_PHOTOGRAPHS } from '@millrun/commerce/returns/ask-return'
import { useState } from 'react'
import { type ChosenPhotograph, readChosen } from './chosen-photograph.ts'

export interface Photographs {
  readonly photographs: readonly ChosenPhotograph[]
  /** What was wrong with files that were chosen last. */
  readonly fileProblem: string | undefined
  readonly addFiles: (files: readonly File[]) => Promise<void>
  readonly removePhotograph: (place: number) => void
}

/** Photographs that are chosen to be sent along, for as long as the page is open; `onChange` hears of each change. */
export function usePhotographs(onChange: () => void): Photographs & { readonly clear: () => void } {
  const [photographs, setPhotographs] = useState<readonly ChosenPhotograph[]>([])
  const [fileProblem, setFileProblem] = useState<string>()

  function change(next: readonly ChosenPhotograph[]): void {
    setPhotographs(next)
    onChange()
  }

  async function addFiles(files: readonly File[]): Promise<void> {
    const read = await Promise.all(files.map(readChosen))
    const added = read.flatMap((one) => (one.ok ? [one.photograph] : []))
    const all = [...photographs, ...added]
    change(all.slice(0, MOST_PHOTOGRAPHS))
    const wrong = read.flatMap((one) => (one.ok ? [] : [one.problem]))
    setFileProblem(all.length > MOST_PHOTOGRAPHS ? TOO_MANY_PHOTOGRAPHS : wrong[0])
  }

  return {
    photographs,
    fileProblem,
    addFiles,
    removePhotograph: (place) => change(photographs.filter((_, index) => index !== place)),
    clear: () => change([]),
  }
}
