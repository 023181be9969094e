import { SCENES, sharePath } from '@millrun/catalogue/scene'
import { FITTING_KINDS, type FittingKind, type FittingText } from '@millrun/catalogue/fitting'
import { useRef, useState, type ReactElement } from 'react'
import { families } from '../catalogue/families.ts'
import { StepBack } from '../fittings/step-back.tsx'
import { useGuide } from '../fittings/use-guide.ts'
import { kindFacet } from '../galleries/facet.ts'
import { GalleryClosing } from '../galleries/gallery-closing.tsx'
import { GalleryHeader, WayLink } from '../galleries/gallery-header.tsx'
import { TabbedGallery } from '../galleries/tabbed-gallery.tsx'
import { paths } from '../paths.ts'
import { PageMeta } from '../ui/page-meta.tsx'

const CATEGORY = kindFacet<FittingKind, FittingText>(FITTING_KINDS)

export function Page() {
  return (
    <div className="wrap">
      <PageMeta
        title="Handrail Fittings"
        description="Volutes, goosenecks, turns, easings, caps and rail ends that carry a handrail around every corner of a stair, with a guide to where each one sits."
        picture={sharePath(SCENES.painted)}
        path={paths.fittings}
      />
      <GalleryHeader
        scene={SCENES.painted}
        view="object-[50%_62%]"
        title="Handrail Fittings"
        lede="Where the rail starts, turns, rises or stops, a fitting carries its molding on. Choose a kind, and the guide shows where on the stair it belongs."
        back={<StepBack />}
      >
        <WayLink to={paths.handrails} icon="arrow-right">
          Handrails
        </WayLink>
      </GalleryHeader>
      <GuidedGallery />
      <GalleryClosing />
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
    gallery.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
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
