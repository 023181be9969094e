import { PageMeta } from '../page/page-meta.tsx'
import { paths } from '../paths.ts'
import { QuickOrderForm } from '../quick-order/quick-order-form.tsx'

export function Page() {
  return (
    <div className="wrap pt-7 pb-18 lg:pt-10 lg:pb-28">
      <PageMeta
        title="Quick order"
        description="Paste a list of item numbers and quantities and have it priced line by line: balusters, newels, rails, treads and fittings."
        path={paths.quickOrder}
      />
      <h1 className="title-gallery">Quick order</h1>
      <p className="mt-4 mb-8 max-w-[60ch] text-lg text-ink-2">
        Paste the list of a job, or scan labels one after the other. No account needed.
      </p>
      <noscript>
        <p className="mb-8 max-w-[60ch]">
          A list is read in your browser, which needs JavaScript. Without it, send us the list by
          e-mail and we answer with a quote.
        </p>
      </noscript>
      <QuickOrderForm />
    </div>
  )
}
