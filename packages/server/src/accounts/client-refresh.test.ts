import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { type AccountShop, openAccountShop } from './testing/open-account-shop.ts'
import { type Visitor, visitor } from './testing/visitor.ts'

const ADA = 'ada@example.com'

onEachDatabase((newDatabase) => {
  let shop: AccountShop
  let ada: Visitor

  beforeEach(async () => {
    shop = await openAccountShop(await newDatabase())
    ada = await shop.signUp(ADA)
  })

  afterEach(async () => {
    vi.useRealTimers()
    await shop.close()
  })

  /** The same browser with a way to the shop that fails so many times before it bears. */
  function onBadLine(failures: number) {
    const times: number[] = []
    const events: string[] = []
    const line = async (input: string | URL | Request, init?: RequestInit) => {
      times.push(performance.now())
      if (times.length > failures) return fetch(input, init)
      return new Response('the proxy is down', { status: 503 })
    }
    const tab = visitor(shop.origin, { kept: ada.kept, fetch: line })
    tab.onAuthStateChange((event) => void events.push(event))
    return { tab, times, events }
  }

  test('five answers of 503 are tried again, later each time, and the session goes on', async () => {
    const { tab, times } = onBadLine(5)
    const { data, error } = await tab.refreshSession()
    expect(error).toBeNull()
    expect(data.session?.user.email).toBe(ADA)
    const seconds = times.map((time) => (time - (times[0] ?? 0)) / 1000)
    // 200 ms, and twice as long each time.
    for (const [index, least] of [0, 0.2, 0.6, 1.4, 3, 6.2].entries()) {
      expect(seconds[index]).toBeGreaterThanOrEqual(least - 0.01)
    }
  })

  test('a session that is used is refreshed when under 90 seconds are left, and not with 91', async () => {
    const { data } = await ada.getSession()
    const endsAt = (data.session?.expires_at ?? 0) * 1000
    const { tab, times, events } = onBadLine(0)
    await eventually(() => expect(events).toContain('INITIAL_SESSION'))
    vi.useFakeTimers({ toFake: ['Date'], now: endsAt - 91_000 })
    await tab.getSession()
    expect(times).toHaveLength(0)
    vi.setSystemTime(endsAt - 89_000)
    const fresh = await tab.getSession()
    expect(times).toHaveLength(1)
    // For 60 minutes from then.
    expect(fresh.data.session?.expires_at).toBe(endsAt / 1000 - 89 + 3600)
    expect(events).toContain('TOKEN_REFRESHED')
  })

  test('a session that is refused for good is removed from the browser', async () => {
    const { data } = await ada.getSession()
    const parent = data.session?.refresh_token ?? ''
    const other = shop.visitor()
    const second = await other.refreshSession({ refresh_token: parent })
    await other.refreshSession({ refresh_token: second.data.session?.refresh_token ?? '' })
    const { tab, events } = onBadLine(0)
    await eventually(() => expect(events).toContain('INITIAL_SESSION'))
    shop.pass(3_700_000)
    // The browser knows the time, too.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_700_000 })
    const { error } = await tab.refreshSession()
    expect(error).toMatchObject({ code: 'refresh_token_already_used' })
    await eventually(() => expect(events).toContain('SIGNED_OUT'))
    expect(ada.kept.size).toBe(0)
  })

  test('two tabs that refresh at once both stay signed in', async () => {
    const tabs = [onBadLine(0), onBadLine(0)]
    await Promise.all(tabs.map(({ tab }) => tab.refreshSession()))
    for (const { tab, events } of tabs) {
      expect((await tab.getUser()).data.user?.email).toBe(ADA)
      expect(events).not.toContain('SIGNED_OUT')
    }
    expect((await ada.refreshSession()).error).toBeNull()
  })

  test('the key set is asked for once for many claims', async () => {
    const { tab, times } = onBadLine(0)
    await tab.getClaims()
    await tab.getClaims()
    expect(times).toHaveLength(1)
  })
})
