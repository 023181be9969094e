import { Suspense, useEffect } from 'react'
import { accountChunk } from '../account/account-chunk.ts'
import { isOwnDocument } from '../app/own-document.ts'
import { PageMeta } from '../page/page-meta.tsx'
import { useIsHydrated } from '../page/use-is-hydrated.ts'
import { paths } from '../paths.ts'

export function Page() {
  return (
    <>
      <PageMeta
        title="Account"
        description="Orders, addresses and kept carts of a customer of Millrun Stair Parts."
      />
      <Opened />
    </>
  )
}

/** The screens come in a chunk of their own, and only into a document that was loaded as this page. */
function Opened() {
  if (!useIsHydrated()) return <Prerendered />
  if (!isOwnDocument(paths.account)) return <LoadedAnew />
  return (
    <Suspense fallback={<Prerendered />}>
      <Screen />
    </Suspense>
  )
}

function Screen() {
  const { AccountScreen } = accountChunk.use()
  return <AccountScreen />
}

function LoadedAnew() {
  useEffect(() => window.location.reload(), [])
  return <Prerendered />
}

/** Nobody knows yet whose account it is. */
function Prerendered() {
  return (
    <div className="wrap min-h-dvh pt-10 pb-18 lg:pt-14">
      <h1 className="title-gallery">Account</h1>
      <p className="mt-4 max-w-[52ch] text-lg text-ink-2">
        Orders to look up and order again, addresses, and carts kept for a job. Nobody needs an
        account to buy here.
      </p>
      <noscript>
        <p className="mt-4 max-w-[60ch]">
          An account needs JavaScript. Without it, the link in each confirmation e-mail shows an
          order.
        </p>
      </noscript>
    </div>
  )
}
