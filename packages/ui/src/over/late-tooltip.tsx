import { createContext, use, useRef, type ComponentProps, type ReactNode } from 'react'
import { createResource } from '../first/resource.ts'
import { useLate } from '../first/use-late.ts'
import type { Tooltip } from './tooltip.tsx'

const tooltips = createResource(() => import('./tooltip.tsx'))
const Arrived = createContext<ReturnType<typeof tooltips.peek>>(undefined)

/**
 * The provider of a screen whose tooltips come late, because nobody waits for the primitives library. It
 * stands close around them: what is in it is mounted anew when they come.
 */
export function LateTooltipProvider({ children }: { children: ReactNode }) {
  const wrapper = useRef<HTMLSpanElement>(null)
  const arrived = useLate(tooltips, wrapper)
  return (
    <span ref={wrapper} className="contents">
      {arrived === undefined ? (
        children
      ) : (
        <Arrived value={arrived}>
          <arrived.TooltipProvider>{children}</arrived.TooltipProvider>
        </Arrived>
      )}
    </span>
  )
}

/** A tooltip within such a provider. */
export function LateTooltip(props: ComponentProps<typeof Tooltip>) {
  const arrived = use(Arrived)
  return arrived === undefined ? props.children : <arrived.Tooltip {...props} />
}
