import { useId } from 'react'
import { useDesign } from '../design-state.tsx'
import { type Look, LOOKS } from './look.ts'

interface StageBarProps {
  readonly look: Look
  readonly onLook: (look: Look) => void
}

/** How one looks at the stair, and the way back from an edit. */
export function StageBar({ look, onLook }: StageBarProps) {
  const { undo, redo, canUndo, canRedo } = useDesign()
  const name = useId()
  return (
    <div className="flex items-center justify-between border-b border-rule bg-paper pr-1.5 pl-3 lg:pr-4 lg:pl-6">
      <fieldset className="flex">
        <legend className="sr-only">How to look at it</legend>
        {LOOKS.map((one) => (
          <label
            key={one.id}
            className="relative flex h-11 cursor-pointer items-center border-b-2 border-transparent px-2.5 text-[15px] whitespace-nowrap text-ink-2 hover:text-ink has-checked:border-ink has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-plotter lg:px-3.5"
          >
            <input
              type="radio"
              name={name}
              checked={one.id === look}
              onChange={() => onLook(one.id)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {one.name}
          </label>
        ))}
      </fieldset>
      <div className="flex">
        <Turn name="Undo" drawing="M9 6 4 11l5 5M4 11h10a5 5 0 0 1 0 10" can={canUndo} go={undo} />
        <Turn name="Redo" drawing="m15 6 5 5-5 5m5-5H10a5 5 0 0 0 0 10" can={canRedo} go={redo} />
      </div>
    </div>
  )
}

interface TurnProps {
  readonly name: string
  readonly drawing: string
  readonly can: boolean
  readonly go: () => void
}

/** It stays in the tab order when there is nothing to turn back: the focus would be lost with it. */
function Turn({ name, drawing, can, go }: TurnProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-disabled={!can}
      onClick={go}
      className="grid size-11 cursor-pointer place-items-center hover:bg-paper-2 aria-disabled:cursor-not-allowed aria-disabled:text-rule-2"
    >
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        aria-hidden="true"
      >
        <path d={drawing} />
      </svg>
    </button>
  )
}
