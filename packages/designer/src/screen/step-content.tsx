import { Button } from '@millrun/ui/first/button.tsx'
import type { Resource } from '@millrun/ui/first/resource'
import { Tabs } from 'radix-ui'
import { type ReactNode, useEffect, useState } from 'react'
import type { StepId } from './steps.ts'

interface StepContentProps<T> {
  readonly id: StepId
  readonly panel: Resource<T>
  readonly children: (panel: T) => ReactNode
}

/** What an open step shows: its panel as soon as that is fetched. */
export function StepContent<T extends object>({ id, panel, children }: StepContentProps<T>) {
  return (
    <Tabs.Content value={id} className="px-5 py-6">
      <Fetched panel={panel}>{children}</Fetched>
    </Tabs.Content>
  )
}

function Fetched<T extends object>({ panel, children }: Omit<StepContentProps<T>, 'id'>) {
  const [arrived, setArrived] = useState(() => panel.peek())
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (arrived !== undefined || hasFailed) return undefined
    let isOpen = true
    panel.load().then(
      (value) => isOpen && setArrived(() => value),
      () => isOpen && setFailed(true),
    )
    return () => {
      isOpen = false
    }
  }, [panel, arrived, hasFailed])
  if (arrived !== undefined) return children(arrived)
  return hasFailed ? <NotFetched onAgain={() => setFailed(false)} /> : <div aria-busy="true" />
}

function NotFetched({ onAgain }: { onAgain: () => void }) {
  return (
    <div role="alert">
      <p>This step could not be loaded. Your design is kept.</p>
      <Button look="tool" className="mt-3" onClick={onAgain}>
        Try again
      </Button>
    </div>
  )
}
