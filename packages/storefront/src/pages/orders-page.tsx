import { SendMailForm } from '../order/send-mail-form.tsx'
import { PageMeta } from '../ui/page-meta.tsx'

export function Page() {
  return (
    <div className="wrap pt-10 pb-18 lg:pt-14 lg:pb-28">
      <PageMeta
        title="Find your order"
        description="Have the e-mail about your order of stair parts sent to you again."
      />
      <h1 className="title-gallery">Find your order</h1>
      <p className="mt-4 max-w-[60ch] text-lg text-ink-2">
        Your confirmation e-mail has a link to your order. If it got lost, we send it to you again.
      </p>
      <SendMailForm />
    </div>
  )
}
