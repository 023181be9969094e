import { PageMeta } from '../ui/page-meta.tsx'

export function Page() {
  return (
    <>
      <PageMeta title="404" description="404" />
      <h1 className="wrap title-gallery">404</h1>
    </>
  )
}
