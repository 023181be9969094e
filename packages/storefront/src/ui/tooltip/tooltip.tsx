import { Tooltip } from 'radix-ui'
import type { ReactElement } from 'react'

const OFFSET_PX = 4

/** The tooltip of the primitives library, at its defaults (700 ms, 300 ms between neighbours). */
export function TooltipBubble({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
      <Tooltip.Root>
        <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content
            sideOffset={OFFSET_PX}
            className="z-50 rounded-xs bg-iron px-2.5 py-1 text-[13px] text-paper"
          >
            {text}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  )
}
