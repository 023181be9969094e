import { Tooltip as Parts } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

const OFFSET_PX = 4

/** Around all tooltips of a screen: after the first has been waited for, its neighbours come at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Parts.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Parts.Provider>
  )
}

interface TooltipProps {
  /** Says again what the control is named; a tooltip never says anything that is nowhere else. */
  readonly text: string
  readonly children: ReactElement
}

/** Names a control that shows only an icon. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Parts.Root>
      <Parts.Trigger asChild>{children}</Parts.Trigger>
      <Parts.Portal>
        <Parts.Content
          sideOffset={OFFSET_PX}
          className="z-50 rounded-xs bg-iron px-2.5 py-1 text-[13px] text-paper"
        >
          {text}
        </Parts.Content>
      </Parts.Portal>
    </Parts.Root>
  )
}
