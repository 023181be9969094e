import { useEffect, useId, useRef, useState } from 'react'
import { cornersProblem } from '../../photograph/corners-problem.ts'
import type { Marking } from '../../photograph/marking.ts'
import type { Photograph } from '../../photograph/read-photograph.ts'
import { sizesDoubt } from '../../photograph/sizes-doubt.ts'
import { Button } from '@millrun/ui/first/button.tsx'
import { CornerBoard } from './corner-board.tsx'
import { CornerFields } from './corner-fields.tsx'
import { MarkedSize } from './marked-size.tsx'
import { StraightenedPreview } from './straightened-preview.tsx'

interface StraighteningDialogProps {
  readonly photograph: Photograph
  /** What it begins with. */
  readonly marking: Marking
  /** The marking has no `cornersProblem`. */
  readonly onDone: (marking: Marking) => void
  readonly onClose: () => void
}

/** A photograph on the whole screen, in which somebody marks a rectangle and says how large it is. */
export function StraighteningDialog(props: StraighteningDialogProps) {
  const { photograph, onDone, onClose } = props
  const [marking, setMarking] = useState(props.marking)
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const problem = cornersProblem(marking.corners, photograph.canvas)

  useEffect(() => {
    dialog.current?.showModal()
    title.current?.focus()
  }, [])

  function finish(): void {
    const wrongField = dialog.current?.querySelector<HTMLElement>('[aria-invalid]')
    if (wrongField) {
      wrongField.focus()
      return
    }
    onDone(marking)
    dialog.current?.close()
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-0 size-full max-h-none max-w-none grid-rows-[auto_minmax(0,1fr)_auto] overscroll-contain bg-paper text-ink open:grid"
    >
      <header className="border-b border-ink px-5 py-3 lg:px-8">
        <h2
          ref={title}
          id={titleId}
          tabIndex={-1}
          className="title-card outline-none sm:title-part"
        >
          Straighten your photograph
        </h2>
      </header>
      <Marker photograph={photograph} marking={marking} onMarking={setMarking} />
      <footer className="flex flex-wrap items-center justify-end gap-3 border-t border-ink px-5 py-3 lg:px-8">
        <output className="grow basis-full text-sm text-wrong sm:basis-0">{problem}</output>
        <Button look="tool" onClick={() => dialog.current?.close()}>
          Cancel
        </Button>
        <Button look="tool-solid" disabled={problem !== undefined} onClick={finish}>
          Use this photograph
        </Button>
      </footer>
    </dialog>
  )
}

interface MarkerProps {
  readonly photograph: Photograph
  readonly marking: Marking
  readonly onMarking: (next: (before: Marking) => Marking) => void
}

/** The photograph with its corners, and what they are said to measure. */
function Marker({ photograph, marking, onMarking }: MarkerProps) {
  const { canvas } = photograph
  const problem = cornersProblem(marking.corners, canvas)
  const change = (changes: Partial<Marking>) => onMarking((before) => ({ ...before, ...changes }))
  return (
    <div className="grid content-start overflow-y-auto lg:grid-cols-[minmax(0,1fr)_360px] lg:content-stretch lg:overflow-hidden">
      <div className="grid place-items-center bg-paper-2 p-3 lg:p-6">
        <CornerBoard
          source={canvas}
          marking={marking}
          onCorners={(corners) => change({ corners })}
        />
      </div>
      <div className="flex flex-col gap-5 px-5 py-5 lg:overflow-y-auto lg:border-l lg:border-rule lg:px-6">
        <p className="text-[15px]">
          Put the four corners on something upright and rectangular on your wall or beside your
          stair: a door, a panel, or the wall from floor to ceiling.
        </p>
        <MarkedSize
          marking={marking}
          doubt={problem === undefined ? sizesDoubt(marking, canvas) : undefined}
          onChange={change}
        />
        <CornerFields corners={marking.corners} onCorners={(corners) => change({ corners })} />
        {problem === undefined && <StraightenedPreview photograph={photograph} marking={marking} />}
      </div>
    </div>
  )
}
