import type { DatabaseSettings } from '../../testing/on-each-database.ts'
import { openShop } from '../../testing/open-shop.ts'
import { codeFrom, mailsTo, type Visitor, visitor, type VisitorOptions } from './visitor.ts'

export type AccountShop = Awaited<ReturnType<typeof openAccountShop>>

export const PASSWORD = 'Red oak & 36 in. of rail'

/** A shop with a clock that is set by hand, behind a proxy that says where visitors sit. */
export async function openAccountShop(
  settings: DatabaseSettings,
  variables: Readonly<Record<string, string>> = {},
) {
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  const pauses: number[] = []
  const pause = async (ms: number) => void pauses.push(ms)
  const shop = await openShop(
    settings,
    { origin: 'http://127.0.0.1:9' },
    { variables: { TRUST_PROXY: '1', ...variables }, app: { now, pause } },
  )
  const { dataDir } = settings
  const open = (options?: VisitorOptions): Visitor => visitor(shop.origin, options)

  async function signUp(email: string, options?: VisitorOptions): Promise<Visitor> {
    const buyer = open(options)
    await buyer.signUp({ email, password: PASSWORD })
    await buyer.verifyOtp({ email, token: await codeFrom(dataDir, email), type: 'email' })
    return buyer
  }

  return {
    ...shop,
    now,
    /** How long passwords were held back, one after the other, in milliseconds; nobody waits for it here. */
    pauses,
    visitor: open,
    /** Somebody who has signed up and confirmed their address, a moment ago. */
    signUp,
    mailsTo: (email: string) => mailsTo(dataDir, email),
    codeFrom: (email: string, mails?: number) => codeFrom(dataDir, email, mails),
    /** Lets time pass for the shop. */
    pass(ms: number) {
      ahead += ms
    },
  }
}
