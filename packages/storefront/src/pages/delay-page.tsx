import { DELAY_PAGE, delayIn } from '@millrun/commerce/order-page'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { DelayScreen } from '../order/delay/delay-screen.tsx'
import { PageMeta } from '../page/page-meta.tsx'

export function Page() {
  const { token, answer } = useAsked()
  return (
    <>
      <PageMeta
        title="Your order is delayed"
        description="Wait for an order that is delayed at Millrun Stair Parts, or cancel it."
      />
      <DelayScreen key={token} token={token} suggested={answer} />
    </>
  )
}

const NOTHING = { token: '', answer: 'wait' } as const

/** What stands behind the #; links to a place in the page take its place there, and the address gets it back. */
function useAsked() {
  const { hash } = useLocation()
  const named = delayIn(hash)
  const [asked, setAsked] = useState(named ?? NOTHING)
  if (named !== undefined && named.token !== asked.token) setAsked(named)
  const isNamed = named !== undefined
  useEffect(() => {
    if (isNamed || asked.token === '') return
    // Past the router, which would scroll away from the place.
    const address = `${DELAY_PAGE}#${asked.token}.${asked.answer}`
    window.history.replaceState(window.history.state, '', address)
  }, [isNamed, asked])
  return asked
}
