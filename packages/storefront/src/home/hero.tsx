import { quoteDraft } from '../mail-draft.ts'
import { paths } from '../paths.ts'
import { ButtonAnchor, ButtonLink } from '../ui/button.tsx'

/** The first screen: what we make, and a stair drawn from our own parts. */
export function Hero() {
  return (
    <section className="wrap relative pt-9 pb-12 md:pt-12 lg:min-h-[800px] lg:pt-20">
      <div className="relative z-1 max-w-[760px]">
        <h1 className="title-hero -ml-0.5 lg:-ml-1">
          Every part of the <br className="max-sm:hidden" />
          stair, milled to fit.
        </h1>
        <p className="mt-5 max-w-[44ch] text-[17px] leading-normal text-pretty md:mt-7 md:text-lg">
          Balusters, newels, handrails and fittings, shipped nationwide from our New Jersey shop.
        </p>
        <div className="mt-6 grid grid-cols-2 gap-2.5 sm:flex md:mt-8">
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
      </div>
      <picture>
        <source
          media="(max-width: 39.99rem)"
          srcSet="/drawings/stair-short.svg"
          width={658}
          height={830}
        />
        <img
          src="/drawings/stair.svg"
          alt="A straight flight with twisted and basket balusters, an oak rail and box newels, its rise and run dimensioned."
          width={1078}
          height={1145}
          fetchPriority="high"
          className="mt-8 h-auto w-full lg:absolute lg:right-12 lg:bottom-0 lg:mt-0 lg:w-[60%]"
        />
      </picture>
    </section>
  )
}
