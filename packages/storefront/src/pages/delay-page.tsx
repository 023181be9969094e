import { delayIn } from '@millrun/commerce/order-page'
import { useKeptHash } from '../app/use-kept-hash.ts'
import { DelayScreen } from '../order/delay/delay-screen.tsx'
import { PageMeta } from '../page/page-meta.tsx'

export function Page() {
  const { token, answer } = delayIn(useKeptHash((hash) => delayIn(hash) !== undefined)) ?? NOTHING
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
