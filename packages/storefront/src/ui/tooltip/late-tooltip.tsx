import { useRef, type ReactElement } from 'react'
import { createResource } from '../app/resource.ts'
import { useLate } from './use-late.ts'

interface TooltipProps {
  /** Says again what the control is named; a tooltip never says anything that is nowhere else. */
  readonly text: string
  readonly children: ReactElement
}

const bubbles = createResource(() => import('./tooltip-bubble.tsx'))

/** Names a control that shows only an icon. The primitives library comes late: nobody waits for it. */
export function Tooltip({ text, children }: TooltipProps) {
  const wrapper = useRef<HTMLSpanElement>(null)
  const bubble = useLate(bubbles, wrapper)
  return (
    <span ref={wrapper} className="contents">
      {bubble === undefined ? (
        children
      ) : (
        <bubble.TooltipBubble text={text}>{children}</bubble.TooltipBubble>
      )}
    </span>
  )
}
