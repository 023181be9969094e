import { MORNING_FLIGHT, scenePictureName, SCENES } from '@millrun/catalogue/pictures/scene'
import { quoteDraft } from '../mail-draft.ts'
import { paths } from '../paths.ts'
import { ButtonAnchor } from '@millrun/ui/first/button.tsx'
import { ButtonLink } from '../page/button-link.tsx'
import { DimensionLine } from '../pictures/dimension-line.tsx'
import { SceneParts } from '../pictures/scene-parts.tsx'
import { ScenePhotograph } from '../pictures/scene-photograph.tsx'
import { designerAddress } from '../visualizer/designer-address.ts'
import { USUAL_STEPS } from '../visualizer/step-limits.ts'

/** The first screen: what we make, and a stair built of it. */
export function Hero() {
  return (
    <section className="wrap pt-9 pb-6 md:pt-12 lg:pt-14">
      <div className="lg:grid lg:grid-cols-12">
        <div className="relative z-1 lg:col-span-8 lg:col-start-1 lg:row-start-1">
          <HeroWords />
        </div>
        <div className="mt-8 lg:col-span-9 lg:col-start-4 lg:row-start-1 lg:-mt-4">
          <Stair />
        </div>
      </div>
      <SceneParts scene={SCENES.morning} className="mt-5 border-t border-rule pt-3 lg:mt-6" />
      <p className="text-sm">
        <a
          href={designerAddress({
            steps: USUAL_STEPS,
            preset: scenePictureName(SCENES.morning),
          })}
          className="more inline-block py-1"
        >
          Buy this staircase for {USUAL_STEPS} steps
        </a>
      </p>
    </section>
  )
}

function HeroWords() {
  return (
    <>
      <h1 className="title-hero -ml-0.5 lg:-ml-1">
        Every part of the <br className="max-sm:hidden" />
        stair, milled to fit.
      </h1>
      <p className="mt-5 max-w-[44ch] text-[17px] leading-normal text-pretty md:mt-7 md:text-lg lg:max-w-[27ch]">
        Balusters, newels, handrails and fittings, shipped nationwide from our New Jersey shop.
      </p>
      <div className="mt-6 grid grid-cols-2 gap-2.5 sm:flex md:mt-8 lg:flex-col lg:items-start">
        <ButtonLink to={paths.products} className="px-3.5 sm:px-6">
          Explore Products
        </ButtonLink>
        <ButtonAnchor
          look="outline"
          href={quoteDraft('a custom project')}
          target="_blank"
          rel="noreferrer"
          className="px-3.5 sm:px-6"
        >
          Get Custom Quote
        </ButtonAnchor>
      </div>
    </>
  )
}

/** What the 4:3 crop of a wide screen leaves of the photograph's width, and what it cuts off at the left of it. */
const SHOWN_WIDTH = 4 / 3 / (16 / 9)
const CUT_LEFT = 0.7 * (1 - SHOWN_WIDTH)

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`
}

function fromShownLeft(share: number): number {
  return (share - CUT_LEFT) / SHOWN_WIDTH
}

const RISE = {
  top: percent(MORNING_FLIGHT.upperFloorFromTop),
  bottom: percent(1 - MORNING_FLIGHT.floorFromTop),
}
const RUN = {
  paddingLeft: percent(fromShownLeft(MORNING_FLIGHT.footFromLeft)),
  paddingRight: percent(1 - fromShownLeft(MORNING_FLIGHT.headFromLeft)),
}

/** The flight in the picture has 15 risers of 7-1/2" and 14 treads of 10". */
function Stair() {
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-3">
      <div className="max-lg:col-span-2 max-lg:-mx-5 md:max-lg:mx-0">
        <ScenePhotograph
          scene={SCENES.morning}
          isMain
          sizes="(min-width: 80rem) 870px, (min-width: 64rem) 72vw, 100vw"
          className="aspect-4/3 w-full object-[62%_50%] sm:aspect-16/9 lg:aspect-4/3 lg:object-[70%_50%] lg:mask-l-from-68% lg:mask-l-to-100%"
        />
      </div>
      <div className="relative w-4.5 max-lg:hidden">
        <div className="absolute" style={RISE}>
          <DimensionLine run="up">Rise 9′ 4-1/2″</DimensionLine>
        </div>
      </div>
      <div className="max-lg:hidden" style={RUN}>
        <DimensionLine>Run 11′ 8″</DimensionLine>
      </div>
    </div>
  )
}
