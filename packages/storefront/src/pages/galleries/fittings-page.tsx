import { SCENES, sharePath } from '@millrun/catalogue/pictures/scene'
import {
  FITTING_KINDS,
  type FittingKind,
  type FittingText,
} from '@millrun/catalogue/families/fittings/fitting'
import { categoryFacet } from '@millrun/catalogue/families/gallery-words'
import { type MouseEvent, type ReactElement, useCallback, useEffect, useRef, useState } from 'react'
import { families } from '../../catalogue/families.ts'
import { GalleryClosing } from '../../galleries/gallery-closing.tsx'
import { GalleryHeader } from '../../galleries/gallery-header.tsx'
import { WayLink } from '../../text/way-link.tsx'
import type { ListWords } from '../../galleries/order-pad/pad-words.ts'
import { TabbedGallery } from '../../galleries/tabbed-gallery.tsx'
import { paths } from '../../paths.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import { isForNewTab } from '../../router/link.tsx'
import { createResource } from '@millrun/ui/first/resource'
import { aheadWhenIdle } from '@millrun/ui/first/when-idle'

const CATEGORY = categoryFacet<FittingText>(Object.entries(FITTING_KINDS), ({ kind }) => kind)

const LIST: ListWords<FittingText> = {
  title: 'Handrail Fittings',
  facts: ({ kind, dimensions }) => ({ Kind: FITTING_KINDS[kind], Size: dimensions }),
  choice: 'Choices',
  only: ({ materials }) => materials.join(', '),
}

export function Page() {
  return (
    <div className="wrap wrap-wide">
      <PageMeta
        title="Handrail Fittings"
        description="Volutes, goosenecks, turns, easings, caps and rail ends that carry a handrail around every corner of a stair, with a guide to where each one sits."
        picture={sharePath(SCENES.painted)}
        path={paths.fittings}
      />
      <GalleryHeader
        title="Handrail Fittings"
        lede="Where the rail starts, turns, rises or stops, a fitting carries its molding on. Choose a kind, and the guide shows where on the stair it belongs."
        back={<StepBack />}
      >
        <WayLink to={paths.handrails} icon="arrow-right">
          Handrails
        </WayLink>
      </GalleryHeader>
      <GuidedGallery />
      <GalleryClosing scene={SCENES.painted} view="object-[50%_62%]" />
    </div>
  )
}

/** The fittings, and beside those of one kind the guide to it, until it is closed. */
function GuidedGallery() {
  const gallery = useRef<HTMLDivElement>(null)
  const [isClosed, setClosed] = useState(false)
  const [guide, fetchGuide] = useGuide()

  /** The focus goes back to the button of the kind, which stays chosen. */
  function close(): void {
    setClosed(true)
    gallery.current?.querySelector<HTMLElement>('fieldset [aria-pressed="true"]')?.focus()
  }

  function guideTo(kind: string): ReactElement | undefined {
    if (guide === undefined || isClosed || !isFittingKind(kind)) return undefined
    return <guide.GuidePanel key={kind} kind={kind} onClose={close} />
  }

  return (
    <div ref={gallery}>
      <TabbedGallery
        products={families.fittings.use()}
        facet={CATEGORY}
        allTitle="All Fittings"
        count={(shown) => `Showing ${shown} ${shown === 1 ? 'product' : 'products'}`}
        list={LIST}
        card={(fitting) => ({ stand: 'piece', mark: FITTING_KINDS[fitting.kind], featureCount: 2 })}
        onChoose={() => {
          setClosed(false)
          fetchGuide()
        }}
        aside={guideTo}
      />
    </div>
  )
}

function isFittingKind(value: string): value is FittingKind {
  return value in FITTING_KINDS
}

/** One step back to where one came from; to all products when this page is the first. */
function StepBack() {
  return (
    <WayLink to={paths.products} icon="arrow-left" onClick={goBack}>
      Back
    </WayLink>
  )
}

function goBack(event: MouseEvent): void {
  if (window.history.length < 2 || isForNewTab(event)) return
  event.preventDefault()
  window.history.back()
}

const guidePanel = createResource(() => import('../../fittings/guide-panel.tsx'))

/** The panel of the guide, fetched when the gallery stands or a kind is chosen; undefined until then. */
function useGuide(): readonly [ReturnType<typeof guidePanel.peek>, fetchGuide: () => void] {
  const [guide, setGuide] = useState(() => guidePanel.peek())
  const fetchGuide = useCallback(() => {
    guidePanel.load().then(
      (arrived) => setGuide(() => arrived),
      () => undefined, // the gallery is whole without it
    )
  }, [])
  useEffect(
    () => (guide === undefined ? aheadWhenIdle(fetchGuide) : undefined),
    [guide, fetchGuide],
  )
  return [guide, fetchGuide]
}
