import { PageMeta } from '../ui/page-meta.tsx'

export function Page() {
  return (
    <>
      <PageMeta title="Wood Balusters" description="Wood Balusters" />
      <h1 className="wrap title-gallery">Wood Balusters</h1>
    </>
  )
}
