import { SCENES, sharePath } from '@millrun/catalogue/scene'
import { FITTING_KINDS, type FittingKind, type FittingText } from '@millrun/catalogue/fitting'
import { useRef, useState, type ReactElement } from 'react'
import { families } from '../catalogue/families.ts'
import { StepBack } from '../fittings/step-back.tsx'
import { useGuide } from '../fittings/use-guide.ts'
import { kindFacet } from '../galleries/filters/facet.ts'
import { GalleryClosing } from '../galleries/gallery-closing.tsx'
import { GalleryHeader, WayLink } from '../galleries/gallery-header.tsx'
import type { ListWords } from '../galleries/list/list-words.ts'
import { TabbedGallery } from '../galleries/tabbed-gallery.tsx'
import { paths } from '../paths.ts'
import { PageMeta } from '../ui/page-meta.tsx'

const CATEGORY = kindFacet<FittingKind, FittingText>(FITTING_KINDS)

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
  const guide = useGuide()

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
        onChoose={() => setClosed(false)}
        aside={guideTo}
      />
    </div>
  )
}

function isFittingKind(value: string): value is FittingKind {
  return value in FITTING_KINDS
}
