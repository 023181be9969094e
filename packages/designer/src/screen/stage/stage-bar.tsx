import { useId } from 'react'
import { useDesign } from '../design-state.tsx'
import { IconButton } from './icon-button.tsx'
import { type Look, LOOKS } from './look.ts'
import { LateTooltipProvider } from '@millrun/ui/over/late-tooltip.tsx'
import { HiddenRadio } from '@millrun/ui/fields/hidden-radio.tsx'

interface StageBarProps {
  readonly look: Look
  readonly onLook: (look: Look) => void
}

/** How one looks at the stair, and the way back from an edit. */
export function StageBar({ look, onLook }: StageBarProps) {
  const { undo, redo, canUndo, canRedo } = useDesign()
  const name = useId()
  return (
    <div className="flex items-center justify-between border-b border-rule bg-paper pr-1.5 pl-3 lg:pr-4 lg:pl-6 print:hidden">
      <fieldset className="flex">
        <legend className="sr-only">How to look at it</legend>
        {LOOKS.map((one) => (
          <label
            key={one.id}
            className="relative flex h-11 cursor-pointer items-center border-b-2 border-transparent px-2.5 text-[15px] whitespace-nowrap text-ink-2 hover:text-ink has-checked:border-ink has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-plotter lg:px-3.5"
          >
            <HiddenRadio name={name} isChosen={one.id === look} onChoose={() => onLook(one.id)} />
            {one.name}
          </label>
        ))}
      </fieldset>
      <div className="flex">
        <LateTooltipProvider>
          <IconButton
            name="Undo"
            drawing="M9 6 4 11l5 5M4 11h10a5 5 0 0 1 0 10"
            isUsable={canUndo}
            onPress={undo}
          />
          <IconButton
            name="Redo"
            drawing="m15 6 5 5-5 5m5-5H10a5 5 0 0 0 0 10"
            isUsable={canRedo}
            onPress={redo}
          />
        </LateTooltipProvider>
      </div>
    </div>
  )
}
