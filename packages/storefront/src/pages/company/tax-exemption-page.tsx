import { CONTRACTORS_PAY } from '@millrun/commerce/tax/exemption'
import { PageMeta } from '../../page/page-meta.tsx'
import { paths } from '../../paths.ts'
import { ExemptionForm } from '../../tax-exemption/exemption-form.tsx'

export function Page() {
  return (
    <div className="wrap pt-10 pb-18 lg:pt-14 lg:pb-28">
      <PageMeta
        title="Sales tax exemption"
        description="Offer a signed certificate of exemption from sales tax to Millrun Stair Parts, for review before you order."
        path={paths.taxExemption}
      />
      <h1 className="title-gallery">Sales tax exemption</h1>
      <p className="mt-5 max-w-[64ch] border-y border-ink py-4 text-lg text-pretty">
        {CONTRACTORS_PAY}
      </p>
      <p className="mt-5 max-w-[64ch] text-lg text-pretty text-ink-2">
        Whoever owes no sales tax sends us the signed certificate before ordering. We look at each
        one; until it is approved, tax is charged. A certificate holds for deliveries to one state.
      </p>
      <ExemptionForm />
    </div>
  )
}
