import type { ShownReturn } from '@millrun/commerce/desk/returns/shown-return'
import { useState } from 'react'
import { WaitingRefunds } from '../money/waiting-refunds.tsx'
import { Part } from '../parts/part.tsx'
import { useStaff } from '../session/staff-context.ts'
import { CloseForm } from './close-form.tsx'
import { DecideReturn } from './decide-return.tsx'
import { ReceiveForm } from './receive-form.tsx'
import { RefundReturn } from './refund-return.tsx'
import { type ReturnDeed, useReturnDeed } from './use-return-deed.ts'

interface DeedProps {
  readonly shown: ShownReturn
  readonly deed: ReturnDeed
}

/** What is to be done about a return now, by whom may. */
export function ReturnDeeds({ shown }: { shown: ShownReturn }) {
  const [said, setSaid] = useState<string>()
  const act = useReturnDeed(shown)
  const deed: ReturnDeed = async (what, body) => {
    setSaid(undefined)
    const outcome = await act(what, body)
    if (outcome.ok) setSaid(outcome.data.sentence)
    return outcome
  }
  return (
    <>
      <output className="mb-6 block border-l-4 border-ink py-2 pl-4 text-lg empty:hidden">
        {said}
      </output>
      <Decision shown={shown} deed={deed} />
      <Receiving shown={shown} deed={deed} />
      <Refund shown={shown} deed={deed} />
      <Closing shown={shown} deed={deed} />
    </>
  )
}

function Decision({ shown, deed }: DeedProps) {
  const { role } = useStaff()
  if (shown.status !== 'asked') return null
  return (
    <Part title="To decide">
      {role === 'shipping' ? (
        <p>The owner or a manager decides about it.</p>
      ) : (
        <DecideReturn shown={shown} deed={deed} />
      )}
    </Part>
  )
}

function Receiving({ shown, deed }: DeedProps) {
  const { status, isKept, lines } = shown
  const isOpen = (status === 'approved' || status === 'due') && !isKept
  if (!isOpen || lines.every(({ quantity, received }) => received === quantity)) return null
  return (
    <Part title="Pieces that are here">
      <ReceiveForm shown={shown} deed={deed} />
    </Part>
  )
}

function Refund({ shown, deed }: DeedProps) {
  const { role } = useStaff()
  if (shown.status !== 'due') return null
  return (
    <Part title="Refund">
      {shown.requests.length > 0 ? (
        <Waiting shown={shown} />
      ) : role === 'shipping' ? (
        <p>The owner or a manager gives the money back.</p>
      ) : (
        <RefundReturn shown={shown} deed={deed} />
      )}
    </Part>
  )
}

function Waiting({ shown: { requests } }: { shown: ShownReturn }) {
  const { role } = useStaff()
  return role === 'shipping' ? (
    <p>It waits for a second person.</p>
  ) : (
    <>
      <p className="mb-3">It waits for a second person to decide.</p>
      <WaitingRefunds requests={requests} />
    </>
  )
}

function Closing({ shown, deed }: DeedProps) {
  const { role } = useStaff()
  const { status, requests } = shown
  const canClose = (status === 'approved' || status === 'due') && requests.length === 0
  if (!canClose || role === 'shipping') return null
  return (
    <Part title="Nothing more comes">
      <CloseForm shown={shown} deed={deed} />
    </Part>
  )
}
