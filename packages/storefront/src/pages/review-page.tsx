import { ratingLinkIn } from '@millrun/commerce/ratings/rating-page'
import { useKeptHash } from '../app/use-kept-hash.ts'
import { PageMeta } from '../page/page-meta.tsx'
import { useIsHydrated } from '../page/use-is-hydrated.ts'
import { LookingUp, ReviewScreen } from '../review/review-screen.tsx'
import { StopScreen } from '../review/stop-screen.tsx'

export function Page() {
  const { hash, about, token } = useLink()
  return (
    <>
      <PageMeta
        title="Your review"
        description="Say what you think of stair parts that you bought at Millrun Stair Parts."
      />
      <Screen key={hash} about={about} token={token} />
    </>
  )
}

/** What its link is about, which the printed page cannot know: it looks up an order, as most links have it do. */
function Screen({ about, token }: { about: 'rate' | 'stop'; token: string }) {
  const isHydrated = useIsHydrated()
  if (about === 'rate') return <ReviewScreen token={token} />
  return isHydrated ? <StopScreen token={token} /> : <LookingUp />
}

function useLink() {
  const hash = useKeptHash((behind) => ratingLinkIn(behind) !== undefined)
  return { hash, ...(ratingLinkIn(hash) ?? { about: 'rate' as const, token: '' }) }
}
