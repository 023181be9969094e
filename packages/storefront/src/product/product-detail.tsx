import type { Listing } from '@millrun/catalogue/product'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { FaultBoundary } from '../app/fault-boundary.tsx'
import { BelowWindow } from '../page/below-window.tsx'
import { Breadcrumbs } from '../page/breadcrumbs.tsx'
import { Button } from '@millrun/ui/first/button.tsx'
import { BuyColumn } from './buying/buy-column.tsx'
import { ProductHeading } from './buying/product-heading.tsx'
import { ProductPictures } from './pictures/product-pictures.tsx'
import { lateBuyingChunk, storyChunk } from './story/story-chunk.ts'
import { createPickStore, type PickStore } from './choices/pick-store.ts'
import { useSelection } from './choices/use-selection.ts'
import { wayBack, wayDown } from '../page/way-back.ts'
import { useIsPainted } from '../page/use-is-painted.ts'
import { WayLink } from '../text/way-link.tsx'

/** The page of a product. */
export function ProductDetail({ product }: { product: Listing }) {
  const [picks] = useState(createPickStore)
  const isPainted = useIsPainted()
  return (
    <article className="wrap flex flex-col lg:block lg:pb-24">
      <Way product={product} />
      <Buying product={product} picks={picks} isPainted={isPainted}>
        <FaultBoundary Instead={NothingMissed}>
          <Suspense>{isPainted && <Late product={product} picks={picks} />}</Suspense>
        </FaultBoundary>
      </Buying>
      <FaultBoundary Instead={StoryMissing}>
        <Suspense fallback={<StoryToCome />}>
          {isPainted ? (
            <BelowWindow>
              <Story product={product} />
            </BelowWindow>
          ) : (
            <StoryToCome />
          )}
        </Suspense>
      </FaultBoundary>
    </article>
  )
}

interface PickingProps {
  readonly product: Listing
  readonly picks: PickStore
}

function Late(props: PickingProps) {
  const { LateBuying } = lateBuyingChunk.use()
  return <LateBuying {...props} />
}

/** Where it cannot be fetched, neither can the story below, which says so. */
function NothingMissed() {
  return null
}

function Story({ product }: { product: Listing }) {
  const { ProductStory } = storyChunk.use()
  return <ProductStory listing={product} />
}

/** Keeps the foot of the page below the window. */
function StoryToCome() {
  return <div aria-busy="true" className="min-h-dvh" />
}

/** The way to buy above it does not wait for it. */
function StoryMissing() {
  return (
    <div className="mt-12 border-t border-rule pt-6" role="alert">
      <p className="max-w-[60ch]">
        The description of this part could not be fetched. It can be put into the cart all the same;
        reloading the page usually brings the rest.
      </p>
      <Button className="mt-6" look="outline" onClick={() => window.location.reload()}>
        Reload Page
      </Button>
    </div>
  )
}

interface BuyingProps extends PickingProps {
  readonly isPainted: boolean
  readonly children: ReactNode
}

/** Keeps the choices to itself, so that what comes later can wait undisturbed; it is told by `picks`. */
function Buying({ product, picks, isPainted, children }: BuyingProps) {
  const selection = useSelection(product)
  const { choices, quantity } = selection
  useEffect(() => picks.tell({ choices, quantity }), [picks, choices, quantity])
  useEffect(() => picks.hear(selection.choose))
  return (
    <div className="contents lg:grid lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:gap-x-6">
      <div className="lg:col-span-5 lg:col-start-8 lg:pt-6 lg:pl-3">
        <ProductHeading product={product} selection={selection} />
      </div>
      <div className="mt-4 bg-paper lg:sticky lg:top-0 lg:col-span-7 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:self-start">
        <ProductPictures product={product} selection={selection} isPainted={isPainted} />
      </div>
      <div className="contents lg:col-span-5 lg:block lg:pl-3">
        <BuyColumn product={product} selection={selection} isHeld={picks.isHeld} />
        {children}
      </div>
    </div>
  )
}

function Way({ product }: { product: Listing }) {
  const back = wayBack(product.category)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 py-1.5 sm:py-3 lg:py-4">
      <div className="max-sm:hidden">
        <Breadcrumbs above={wayDown(product.category)} current={product.itemNumber} />
      </div>
      <WayLink to={back.to} icon="arrow-left">
        Back to {back.name}
      </WayLink>
    </div>
  )
}
