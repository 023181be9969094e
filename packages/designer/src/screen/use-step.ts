import { type RefObject, useEffect, useRef, useState } from 'react'
import { leadTo } from './lead-to.ts'
import type { StepId } from './steps.ts'

/** Goes to a step, or to a place in it that is known by its id. */
export type GoToStep = (step: StepId, place?: string) => void

interface StepState {
  readonly step: StepId
  /** For the tabs themselves: the focus stays with them. */
  readonly setStep: (step: StepId) => void
  /** For everything else that leads to a step: the focus goes there too. */
  readonly goTo: GoToStep
  /** What holds the tabs and their panels. */
  readonly tabs: RefObject<HTMLDivElement | null>
}

interface At {
  readonly step: StepId
  readonly isLedTo: boolean
  readonly place?: string
}

/** Which of the four steps is open. */
export function useStep(): StepState {
  const [at, setAt] = useState<At>({ step: 'background', isLedTo: false })
  const tabs = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!at.isLedTo) return
    if (at.place !== undefined) {
      leadTo(at.place)
      return
    }
    tabs.current?.querySelector('[role=tablist]')?.scrollIntoView({ block: 'nearest' })
    const panel = tabs.current?.querySelector<HTMLElement>('[role=tabpanel][data-state=active]')
    panel?.focus({ preventScroll: true })
  }, [at])

  return {
    step: at.step,
    setStep: (step) => setAt({ step, isLedTo: false }),
    goTo: (step, place) =>
      setAt({ step, isLedTo: true, ...(place === undefined ? {} : { place }) }),
    tabs,
  }
}
