import { PageMeta } from '../ui/page-meta.tsx'

export function Page() {
  return (
    <>
      <PageMeta title="Checkout" description="Checkout" />
      <h1 className="wrap title-gallery">Checkout</h1>
    </>
  )
}
