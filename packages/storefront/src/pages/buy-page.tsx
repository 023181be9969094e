import { useKeptHash } from '../app/use-kept-hash.ts'
import { BuyScreen } from '../buy/buy-screen.tsx'
import { PageMeta } from '../page/page-meta.tsx'

export function Page() {
  const hash = useKeptHash(isList)
  return (
    <>
      <PageMeta
        title="Shared cart"
        description="A list of stair parts at today’s prices, to be put into your cart."
      />
      <BuyScreen key={hash} text={hash.slice(1)} />
    </>
  )
}

/** The name of a place in the page has neither of them. */
function isList(hash: string): boolean {
  return hash.includes(':') || hash.startsWith('#?')
}
