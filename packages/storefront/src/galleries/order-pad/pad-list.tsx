import type { ProductText } from '@millrun/catalogue/product'
import { Suspense } from 'react'
import { FaultBoundary } from '../../app/fault-boundary.tsx'
import { Button } from '@millrun/ui/first/button.tsx'
import { listChunk } from './pad-chunk.ts'
import type { ListWords } from './pad-words.ts'

export interface PadListProps<P extends ProductText> {
  /** All products of the gallery: what was written down counts although a filter hides its row. */
  readonly products: readonly P[]
  readonly shown: readonly P[]
  readonly words: ListWords<P>
  /** Id of the row that the address points to. */
  readonly targetId: string
}

/** A gallery as a list to order from, as soon as it is fetched. */
export function PadList<P extends ProductText>(props: PadListProps<P>) {
  return (
    <FaultBoundary Instead={ListMissing}>
      <Suspense fallback={<div aria-busy="true" className="min-h-dvh" />}>
        <Table {...props} />
      </Suspense>
    </FaultBoundary>
  )
}

function Table<P extends ProductText>(props: PadListProps<P>) {
  const { PadTable } = listChunk.use()
  return <PadTable {...props} />
}

function ListMissing() {
  return (
    <div className="py-10 lg:px-4" role="alert">
      <p className="max-w-[60ch]">
        The list could not be fetched. The grid shows the same products; reloading the page usually
        brings the list.
      </p>
      <Button className="mt-5" look="outline" onClick={() => window.location.reload()}>
        Reload Page
      </Button>
    </div>
  )
}
