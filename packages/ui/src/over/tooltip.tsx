import { Tooltip as Parts } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

const OFFSET_PX = 4

/** Around all tooltips of the screen: after the first has been waited for, its neighbours come at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Parts.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Parts.Provider>
  )
}

/** Names a control that shows only a drawing. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Parts.Root>
      <Parts.Trigger asChild>{children}</Parts.Trigger>
      <Parts.Portal>
        <Parts.Content
          sideOffset={OFFSET_PX}
          className="z-50 rounded-xs bg-iron px-2.5 py-1 text-[13px] text-paper print:hidden"
        >
          {text}
        </Parts.Content>
      </Parts.Portal>
    </Parts.Root>
  )
}
