import { Button } from '@millrun/ui/first/button.tsx'
import type { ReactNode } from 'react'
import type { Outcome } from '@millrun/ui/asking/outcome'
import { useAnswer } from './use-answer.ts'

interface AskedProps<T> {
  /** What is asked for: the same name, the same answer, until it is asked for again. */
  readonly name: string
  readonly ask: () => Promise<Outcome<T>>
  /** Stands there meanwhile. */
  readonly waiting: string
  readonly children: (data: T) => ReactNode
}

/** Something that the shop is asked for: what stands there meanwhile, and when it cannot be had. */
export function Asked<T>({ name, ask, waiting, children }: AskedProps<T>) {
  const { data, error, refetch, isFetching } = useAnswer(name, ask)
  if (data !== undefined) return children(data.value)
  if (error === null || isFetching) {
    return <output className="block text-lg text-ink-2">{waiting}</output>
  }
  return (
    <div role="alert">
      <p className="max-w-[56ch] text-lg">{error.message}</p>
      <Button className="mt-5" look="outline" onClick={() => void refetch()}>
        Try Again
      </Button>
    </div>
  )
}
