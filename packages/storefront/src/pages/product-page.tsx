import { PageMeta } from '../ui/page-meta.tsx'

export function Page() {
  return (
    <>
      <PageMeta title="Product" description="Product" />
      <h1 className="wrap title-gallery">Product</h1>
    </>
  )
}
