import { useOnline } from '@millrun/ui/asking/use-online'
import { NeedsNetwork } from '../offline/needs-network.tsx'
import { MissingTread } from '../site/missing-tread.tsx'
import { paths } from '../paths.ts'
import { ButtonLink } from '../page/button-link.tsx'
import { PageMeta } from '../page/page-meta.tsx'

export function Page() {
  return useOnline() ? <NotFound /> : <NeedsNetwork />
}

function NotFound() {
  return (
    <section className="wrap grid items-center gap-x-6 gap-y-9 pt-12 pb-18 lg:grid-cols-12 lg:pt-18 lg:pb-28">
      <PageMeta
        title="Page not found"
        description="This page does not exist at Millrun Stair Parts."
      />
      <div className="lg:col-span-5">
        <h1 className="title-hero">404</h1>
        <p className="mt-5 text-lg">Oops! Page not found</p>
        <ButtonLink to={paths.home} className="mt-7">
          Return to Home
        </ButtonLink>
      </div>
      <MissingTread className="lg:col-span-7" />
    </section>
  )
}
