import { PageMeta } from '../ui/page-meta.tsx'

export function Page() {
  return (
    <>
      <PageMeta title="Iron Balusters" description="Iron Balusters" />
      <h1 className="wrap title-gallery">Iron Balusters</h1>
    </>
  )
}
