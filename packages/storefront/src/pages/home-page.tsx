import { PageMeta } from '../ui/page-meta.tsx'

export function Page() {
  return (
    <>
      <PageMeta title="Home" description="Home" />
      <h1 className="wrap title-gallery">Home</h1>
    </>
  )
}
