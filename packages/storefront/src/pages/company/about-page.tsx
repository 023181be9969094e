import { addressLine, business } from '@millrun/commerce/business'
import { StatsStrip } from '../../home/stats-strip.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../page/button-link.tsx'
import { PageMeta } from '../../page/page-meta.tsx'
import { ProsePage, ProseSection } from '../../text/prose-page.tsx'
import { withCommas } from '@millrun/commerce/with-commas'

export function Page() {
  return (
    <>
      <PageMeta
        title="About"
        description={`Millrun has made and sold stair parts in New Jersey since ${business.since}: a mill, a warehouse and a showroom of ${withCommas(business.showroomSquareFeet)} square feet.`}
        path={paths.about}
      />
      <ProsePage
        title="About Millrun"
        lede={`A mill, a warehouse and a showroom in New Jersey, selling the parts that a stair is made of since ${business.since}.`}
      >
        <Making />
        <Meeting />
      </ProsePage>
      <StatsStrip />
    </>
  )
}

function Making() {
  return (
    <>
      <ProseSection title="One lathe, one rule">
        <p>
          Millrun began in {business.since} with one lathe and one rule: a part should go in the way
          it comes out of the box. That means a stated length that is true, a dowel that fits the
          hole it is meant for, and a drawing that shows what you will get.
        </p>
        <p>
          The rule is the same today. Every product in the shop is drawn from the numbers it is made
          by, so the picture, the drawing and the part agree.
        </p>
      </ProseSection>
      <ProseSection title="What we make and what we resell">
        <p>
          Turned balusters, newels, rails and treads are milled to order or held in stock here. Iron
          balusters, shoes and fittings come from a manufacturer whose line we carry as its local
          reseller; we stock it, match it and stand behind it.
        </p>
        <p>
          {`Stock parts ship nationwide within the US, typically in ${business.leadTimes.stock}. Most custom orders take ${business.leadTimes.custom}.`}
        </p>
      </ProseSection>
    </>
  )
}

function Meeting() {
  return (
    <>
      <ProseSection title="The showroom">
        <p>
          {withCommas(business.showroomSquareFeet)} sq ft in New Jersey, with stairs at full size,
          every profile cut through so that you can see its section, and every finish on the wall.
          Bring a photograph of your stair and, if you have it, the total rise.
        </p>
        <p>
          {addressLine()}
          <br />
          {business.phone}
        </p>
        <ButtonLink look="outline" to={paths.contact}>
          Hours and directions
        </ButtonLink>
      </ProseSection>
      <ProseSection title="Who buys from us">
        <p>
          Homeowners replacing a few balusters, contractors who order by the staircase, installers,
          and architects who want the drawing before the sample. We answer each of them the same
          way: with a number, a date and a price.
        </p>
      </ProseSection>
    </>
  )
}
