import { CARRIER_DAYS } from '@millrun/commerce/returns/carrier-term'
import { RETURN_DAYS, UNUSED_TERM, WARRANTY_TERM } from '@millrun/commerce/returns/return-terms'
import { SPECIFIED_TAX } from '@millrun/commerce/order-totals'
import { Link } from '../../router/link.tsx'
import { addressLine, business } from '@millrun/commerce/business'
import { paths } from '../../paths.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import { FREE_ABOVE, SHIPPING_COST } from '../../page/shipping-words.ts'
import { ProsePage, ProseSection } from '../../text/prose-page.tsx'
import { MailLink } from '../../text/reach-links.tsx'

export function Page() {
  return (
    <>
      <PageMeta
        title="Terms"
        description={`Prices, shipping, returns within ${RETURN_DAYS} days, a ${WARRANTY_TERM}, and what to know before you cut a stair part.`}
        path={paths.terms}
      />
      <ProsePage
        title="Terms"
        lede="The terms on which we sell stair parts, in words a carpenter can read."
        note="In force from November 25, 2026."
      >
        <Buying />
        <Delivery />
        <Promises />
        <ProseSection title="Reviews on this site">
          <p>
            Only buyers whose order has arrived can write a review, each product once. Nobody gets
            anything for it, and we treat praise and blame alike. We withhold a review only when it
            is abusive or obscene, names personal data, is not about the product, is unlawful or
            illegible, or is fake; what we have not decided about within three days is shown.
          </p>
        </ProseSection>
        {business.showSampleRatings ? (
          <ProseSection title="Ratings on this site">
            <p>
              Star ratings marked “sample rating” are placeholders that stand until the product has
              its first review. They are not customers’ opinions and are used for nothing else.
            </p>
          </ProseSection>
        ) : null}
        <ProseSection title="Law">
          <p>These terms are governed by the law of New Jersey.</p>
        </ProseSection>
      </ProsePage>
    </>
  )
}

function Buying() {
  return (
    <>
      <ProseSection title="Who you buy from">
        <p>
          {business.name}, {addressLine()}, {business.phone}, <MailLink />. We sell to addresses in
          the United States.
        </p>
      </ProseSection>
      <ProseSection title="Prices, tax and payment">
        <p>
          {`Prices are in US dollars. Tax is added at checkout, where its rate stands before you pay: ${SPECIFIED_TAX.rateThousandths / 1000}% of the subtotal, unless we collect by the state that the order goes to. You pay through PayPal, with an account or by card, when you place the order. If a price or the stock has changed since you filled the cart, we refuse the order and tell you before any money is taken.`}
        </p>
        <p>
          Whoever owes no sales tax sends us a{' '}
          <Link className="more" to={paths.taxExemption}>
            certificate of exemption
          </Link>{' '}
          before ordering.
        </p>
      </ProseSection>
    </>
  )
}

function Delivery() {
  return (
    <>
      <ProseSection title="Shipping and pickup">
        <p>
          {`We ship nationwide within the US, typically in ${business.leadTimes.stock}. Lead times are estimates. Standard shipping costs ${SHIPPING_COST} an order and is free when the cart subtotal is over ${FREE_ABOVE}. Pickup at the warehouse is free, ${pickupHours()}.`}
        </p>
        <p>{`Most custom orders take ${business.leadTimes.custom}. We confirm the date before we start.`}</p>
        <p>
          {`Please look a delivery over when it arrives. If something is damaged or missing, send us a photograph within ${RETURN_DAYS} days, from the page of your order, and we replace it or give your money back. Of what came by truck, please tell us within ${CARRIER_DAYS} business days: later the trucking company may not pay for damage that was hidden in its carton.`}
        </p>
      </ProseSection>
      <ProseSection title="Returns">
        <p>
          {`Stock parts can be returned ${UNUSED_TERM}, at your own shipping cost. Ask on the page of your order first, so that we know what is coming. We refund the price of the parts and the tax on it to the way you paid. Parts that were cut, by you or by us at your wish, drilled, finished or made to order cannot come back unless they are faulty, were damaged on the way, or are not what you ordered.`}
        </p>
      </ProseSection>
    </>
  )
}

function Promises() {
  return (
    <>
      <ProseSection title="Warranty">
        <p>
          {`All products carry a ${WARRANTY_TERM} against faults in material and workmanship. It does not cover wood that was not acclimatized or sealed, or wear from use.`}
        </p>
      </ProseSection>
      <ProseSection title="Installation and building code">
        <p>
          Professional installation is recommended. Stairs and guards are subject to building codes
          that differ from place to place; check your local code before you order and before you
          cut. Drawings show nominal sizes; forged and turned parts vary slightly.
        </p>
        <p>
          Wood parts come unfinished unless the product says otherwise. Grain and color vary, and a
          picture cannot promise a color.
        </p>
      </ProseSection>
    </>
  )
}

/** `Monday-Friday 8AM-5PM and Saturday 9AM-2PM` */
function pickupHours(): string {
  return business.hours.warehouse.map(({ days, hours }) => `${days} ${hours}`).join(' and ')
}
