import { type RefObject, useEffect, useRef, useState } from 'react'
import { bringIntoView } from './problems/bring-into-view.ts'
import { stepPanels } from './step-panels.ts'
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

  // The panel of a step is shown a moment after its tab is.
  useEffect(() => {
    if (!at.isLedTo) return undefined
    const frame = requestAnimationFrame(() => showStep(tabs.current, at.place))
    return () => cancelAnimationFrame(frame)
  }, [at])

  return {
    step: at.step,
    setStep: (step) => setAt({ step, isLedTo: false }),
    goTo: (step, place) => {
      const go = () => setAt({ step, isLedTo: true, ...(place === undefined ? {} : { place }) })
      // The place is looked for in the panel, so that has to be there; what could not be fetched says so itself.
      if (step === 'background' || stepPanels[step].peek() !== undefined) go()
      else void stepPanels[step].load().then(go, go)
    },
    tabs,
  }
}

/** The tab has the focus first: from the place, it is then the way back. */
function showStep(tabs: HTMLElement | null, place: string | undefined): void {
  const tab = tabs?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
  tab?.focus({ preventScroll: true })
  if (place === undefined) tab?.scrollIntoView({ block: 'nearest' })
  else bringIntoView(place)
}
