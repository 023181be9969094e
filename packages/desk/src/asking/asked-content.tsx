import { Button } from '@millrun/ui/first/button.tsx'
import type { ReactNode } from 'react'
import type { Asked } from './use-asked.ts'

interface AskedContentProps<T> {
  readonly asked: Asked<T>
  /** Stands there while nothing has come yet, such as `Looking up the orders…`. */
  readonly waiting: string
  readonly children: (data: T) => ReactNode
}

/** What was asked for, what stands there meanwhile, and what is said when it cannot be had or is not new. */
export function AskedContent<T>({ asked, waiting, children }: AskedContentProps<T>) {
  const { data, refusal, isAsking } = asked
  if (data === undefined && (refusal === undefined || isAsking)) {
    return <output className="block py-3 text-lg text-ink-2">{waiting}</output>
  }
  return (
    <>
      {refusal !== undefined && <Refusal asked={asked} />}
      {data !== undefined && children(data)}
    </>
  )
}

/** With an older answer below it, this says that there is a newer one to be had. */
function Refusal({ asked: { data, refusal, isAsking, askAgain } }: { asked: Asked<unknown> }) {
  return (
    <div
      role="alert"
      className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-3 border-l-4 border-wrong py-2 pl-4"
    >
      <p className="max-w-[60ch] grow text-lg">
        {refusal}
        {data !== undefined && ' Below stands what was there before.'}
      </p>
      <Button look="tool" aria-disabled={isAsking} onClick={() => isAsking || askAgain()}>
        {isAsking ? 'Trying…' : 'Try Again'}
      </Button>
    </div>
  )
}
