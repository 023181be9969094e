import { RATING_PAGE, ratingLinkIn } from '@millrun/commerce/ratings/rating-page'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
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

/** What stands behind the #; links to a place in the page take its place there, and the address gets it back. */
function useLink() {
  const { hash } = useLocation()
  const isNamed = ratingLinkIn(hash) !== undefined
  const [asked, setAsked] = useState(isNamed ? hash : '')
  if (isNamed && hash !== asked) setAsked(hash)
  useEffect(() => {
    if (isNamed || asked === '') return
    // Past the router, which would scroll away from the place.
    window.history.replaceState(window.history.state, '', `${RATING_PAGE}${asked}`)
  }, [isNamed, asked])
  return { hash: asked, ...(ratingLinkIn(asked) ?? { about: 'rate' as const, token: '' }) }
}
