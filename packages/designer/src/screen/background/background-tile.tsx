import type { ReactNode } from 'react'
import { HiddenRadio } from '@millrun/ui/fields/hidden-radio.tsx'

interface BackgroundTileProps {
  /** Of the group of radio buttons. */
  readonly group: string
  readonly label: string
  readonly isPicked: boolean
  readonly onPick: () => void
  /** A picture, 4:3. */
  readonly children: ReactNode
}

/** A background to choose by its picture. */
export function BackgroundTile({ group, label, isPicked, onPick, children }: BackgroundTileProps) {
  return (
    <label className="group relative block cursor-pointer text-sm leading-tight has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-plotter">
      <HiddenRadio name={group} isChosen={isPicked} onChoose={onPick} />
      <span className="block aspect-4/3 overflow-hidden border border-rule-2 -outline-offset-1 outline-ink group-has-checked:border-ink group-has-checked:outline-2">
        {children}
      </span>
      <span className="block pt-1.5 pb-1">{label}</span>
    </label>
  )
}
