import type { ApplyRequest } from '@millrun/commerce/account/trade-application'
import { ApplicationsSchema } from '@millrun/commerce/desk/people/applications'
import { ShownCertificateSchema } from '@millrun/commerce/desk/people/certificates'
import { CustomerPageSchema, ShownCustomerSchema } from '@millrun/commerce/desk/people/customers'
import { InvitedSchema, StaffMembersSchema } from '@millrun/commerce/desk/people/staff-members'
import { StaffActionsSchema } from '@millrun/commerce/desk/staff-action'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { apply } from '../../customers/trade-store.ts'
import { openOrderDatabase, type OrderDatabase } from '../../database/order-database.ts'
import { readFile } from '../../exemptions/certificate.ts'
import { keepExemption } from '../../exemptions/exemption-store.ts'
import { openBooks } from '../../open-books.ts'
import { bookOrder, bookRefund } from '../testing/book-order.ts'
import { onEachDatabase } from '../../testing/on-each-database.ts'
import { openDesk } from '../../testing/open-desk.ts'
import { SAMPLE_CERTIFICATE, SAMPLE_DOCUMENT } from '../../testing/sample-certificate.ts'

const NOW = new Date('2026-12-10T17:00:00.000Z')
const SAMPLE = { at: '2026-12-01T15:00:00.000Z', goods: 4810, shipping: 1500, tax: 385 }
const EVE = 'eve@millrun.example'
const FAY = 'fay@millrun.example'

onEachDatabase((newDatabase) => {
  let database: OrderDatabase
  let desk: Awaited<ReturnType<typeof openDesk>>
  let now: Date

  beforeEach(async () => {
    now = NOW
    database = await openOrderDatabase(await newDatabase())
    desk = await openDesk(openBooks(database, { now: () => now }), 'http://127.0.0.1:9')
  })

  afterEach(async () => {
    await desk.close()
    await database.destroy()
  })

  const actions = async (query = '') =>
    StaffActionsSchema.parse((await desk.as('owner', 'GET', `/actions${query}`)).body)

  const post = (bearer: string, path: string, body: object) => desk.as(bearer, 'POST', path, body)

  async function holdAccount(email: string): Promise<void> {
    const at = '2026-11-01T12:00:00.000Z'
    await database
      .insertInto('accounts')
      .values({
        id: `11111111-${email}`,
        email,
        confirmed_at: at,
        password_hash: null,
        staff_role: null,
        created_at: at,
        updated_at: at,
        last_sign_in_at: null,
      })
      .execute()
  }

  const staff = async () =>
    StaffMembersSchema.parse((await desk.as('owner', 'GET', '/staff')).body).staff.map(
      ({ email, role }) => [email, role],
    )

  const offer = () =>
    keepExemption(
      database,
      { ...SAMPLE_CERTIFICATE, reason: 'G' },
      readFile(SAMPLE_CERTIFICATE.document),
      NOW,
    )

  const list = async (query: object) =>
    CustomerPageSchema.parse(
      (
        await desk.as(
          'manager',
          'GET',
          `/customers?${new URLSearchParams({ ...query }).toString()}`,
        )
      ).body,
    )

  describe('staff', () => {
    test('are added with a link that is told once, and written down without it', async () => {
      const { body } = await post('owner', '/staff', {
        email: ` Eve@millrun.example`,
        role: 'manager',
      })
      expect(InvitedSchema.parse(body).link).toMatch(/\/desk#token_hash=[\w-]{43}&type=invite$/)
      expect(await staff()).toEqual([[EVE, 'manager']])
      expect(await actions()).toMatchObject({
        actions: [
          {
            actor: 'owner@millrun.example',
            role: 'owner',
            deed: 'added staff',
            subject: EVE,
            before: null,
            after: { role: 'manager' },
          },
        ],
        next: null,
      })
      expect(await post('owner', '/staff', { email: EVE, role: 'owner' })).toEqual({
        status: 409,
        body: { error: 'eve@millrun.example is staff already.' },
      })
      expect((await post('owner', '/staff', { email: 'eve', role: 'owner' })).body).toEqual({
        error: 'Please give an e-mail address.',
      })
    })

    test('are given another role, with what it was before', async () => {
      await post('owner', '/staff', { email: EVE, role: 'manager' })
      expect((await post('owner', '/staff/role', { email: EVE, role: 'shipping' })).status).toBe(
        200,
      )
      expect(await staff()).toEqual([[EVE, 'shipping']])
      expect((await actions()).actions).toContainEqual(
        expect.objectContaining({
          deed: 'changed role',
          before: { role: 'manager' },
          after: { role: 'shipping' },
        }),
      )
      expect((await post('owner', '/staff/role', { email: FAY, role: 'owner' })).status).toBe(404)
    })

    test('the last owner stays one, and nobody changes their own place', async () => {
      const lastOwner = {
        status: 409,
        body: { error: 'This is the last owner; please make somebody else an owner first.' },
      }
      await post('owner', '/staff', { email: EVE, role: 'owner' })
      expect(await post('owner', '/staff/remove', { email: EVE })).toEqual(lastOwner)
      expect(await post('owner', '/staff/role', { email: EVE, role: 'manager' })).toEqual(lastOwner)
      const own = { email: 'owner@millrun.example', role: 'manager' }
      await post('second', '/staff', { ...own, role: 'owner' })
      for (const path of ['/staff/remove', '/staff/role', '/staff/link']) {
        expect((await post('owner', path, own)).body).toEqual({
          error: 'Nobody changes their own place at the desk; please ask another owner.',
        })
      }
      expect((await post('owner', '/staff/remove', { email: EVE })).status).toBe(200)
      expect(await staff()).toEqual([['owner@millrun.example', 'owner']])
    })

    test('of two owners who are removed at once one stays', async () => {
      await post('owner', '/staff', { email: EVE, role: 'owner' })
      await post('owner', '/staff', { email: FAY, role: 'owner' })
      const answers = await Promise.all([
        post('owner', '/staff/remove', { email: EVE }),
        post('second', '/staff/remove', { email: FAY }),
      ])
      expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
      expect(await staff()).toHaveLength(1)
    })
  })

  describe('trade applications', () => {
    const offered: ApplyRequest = {
      businessName: 'Turner Stairs',
      trade: 'installer',
      proof: 'license',
      number: '13VH01234500',
      states: ['NJ'],
      website: '',
      document: SAMPLE_DOCUMENT.toString('base64'),
    }

    const applied = async (email = 'ada@example.com') =>
      apply(database, { accountId: email, email }, offered, readFile(offered.document), NOW)

    test('are approved, or refused with a reason, once', async () => {
      const { id } = await applied()
      const path = `/applications/${id}/decision`
      expect((await post('manager', path, { decision: 'refused', reason: ' ' })).body).toEqual({
        error: 'Please say why; it stands in the mail.',
      })
      await database.updateTable('trade_applications').set({ next_mail_at: null }).execute()
      expect(await post('manager', path, { decision: 'refused', reason: 'another state' })).toEqual(
        {
          status: 200,
          body: {
            sentence: 'The application of ada@example.com is refused; its owner is told by mail.',
          },
        },
      )
      const { applications } = ApplicationsSchema.parse(
        (await desk.as('manager', 'GET', '/applications')).body,
      )
      expect(applications).toMatchObject([{ status: 'refused', reason: 'another state' }])
      const row = await database.selectFrom('trade_applications').selectAll().executeTakeFirst()
      expect(row?.next_mail_at).toBe(NOW.toISOString())
      expect(await post('owner', path, { decision: 'approved' })).toEqual({
        status: 409,
        body: { error: 'The application of Turner Stairs is refused already.' },
      })
      expect((await actions()).actions).toMatchObject([
        {
          actor: 'manager@millrun.example',
          deed: 'refused trade application',
          subject: applications[0]?.label,
          before: { status: 'pending' },
          after: { status: 'refused', reason: 'another state' },
        },
      ])
      expect(
        (await post('owner', '/applications/x/decision', { decision: 'approved' })).status,
      ).toBe(404)
    })

    test('a document is saved and never runs, whatever it says it is', async () => {
      const { id } = await applied()
      const pdf = await desk.ask('owner', 'GET', `/applications/${id}/document`)
      expect(Buffer.from(await pdf.arrayBuffer())).toEqual(SAMPLE_DOCUMENT)
      expect(pdf.headers.get('content-type')).toBe('application/pdf')
      const script = Buffer.from('<script>fetch("/desk/api/staff")</script>').toString('base64')
      await database
        .updateTable('trade_applications')
        .set({ document: script, document_type: 'text/html' })
        .execute()
      const page = await desk.ask('owner', 'GET', `/applications/${id}/document`)
      expect(page.headers.get('content-type')).toBe('application/octet-stream')
      for (const { headers } of [pdf, page]) {
        expect(headers.get('content-disposition')).toMatch(/^attachment; filename="TA-\w{8}\.\w+"$/)
        expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
        expect(headers.get('x-content-type-options')).toBe('nosniff')
        expect(headers.get('cache-control')).toBe('no-store')
      }
    })
  })

  describe('certificates', () => {
    test('are approved with the orders that were taxed before, and withdrawn', async () => {
      const taxed = await bookOrder({ database }, SAMPLE)
      await bookOrder({ database }, { ...SAMPLE, customer: { email: 'bob@example.com' } })
      await database
        .updateTable('orders')
        .set({ tax_rate: 8000, tax_row: 'specification' })
        .execute()
      const code = await offer()
      const path = `/certificates/${code}/decision`
      const approved = await post('manager', path, { decision: 'approved' })
      expect(ShownCertificateSchema.parse(approved.body)).toMatchObject({
        code,
        status: 'approved',
        taxed: [{ orderNumber: taxed.orderNumber, amount: '3.85' }],
        history: [{ status: 'offered' }, { status: 'approved', note: 'approved' }],
      })
      expect((await post('manager', path, { decision: 'refused', reason: 'no' })).body).toEqual({
        error: `${code} is approved: it cannot be refused now.`,
      })
      expect((await post('manager', path, { decision: 'withdrawn' })).status).toBe(422)
      now = new Date(NOW.getTime() + 1000)
      await post('owner', path, { decision: 'withdrawn', reason: 'the permit was revoked' })
      expect((await actions(`?subject=${code}`)).actions).toMatchObject([
        {
          deed: 'withdrawn certificate',
          before: { status: 'approved' },
          after: { status: 'withdrawn', note: 'the permit was revoked' },
        },
        { deed: 'approved certificate', before: { status: 'offered' } },
      ])
      const mails = await database.selectFrom('exemption_mails').selectAll().execute()
      expect(mails).toHaveLength(3)
    })

    test('their documents are saved and never run', async () => {
      const code = await offer()
      const file = await desk.ask('manager', 'GET', `/certificates/${code}/document`)
      expect(Buffer.from(await file.arrayBuffer())).toEqual(SAMPLE_DOCUMENT)
      expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${code}.pdf"`)
      expect(file.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
      expect((await desk.ask('manager', 'GET', '/certificates/EX-2/document')).status).toBe(404)
    })
  })

  describe('customers', () => {
    test('are listed by address with what they bought and gave back', async () => {
      const order = await bookOrder({ database }, SAMPLE)
      await bookRefund({ database }, order, { at: '2026-12-02T15:00:00.000Z', cents: 1000 })
      await bookOrder({ database }, { ...SAMPLE, customer: { email: 'ADA@example.com' } })
      await holdAccount('zoe@example.com')
      expect(await list({})).toEqual({
        customers: [
          {
            address: 'ada@example.com',
            name: 'Ada Turner',
            orders: 2,
            spent: '133.90',
            refunded: '10.00',
            lastOrderAt: '2026-12-01T15:00:00.000Z',
            hasAccount: false,
          },
          {
            address: 'zoe@example.com',
            name: '',
            orders: 0,
            spent: '0.00',
            refunded: '0.00',
            lastOrderAt: null,
            hasAccount: true,
          },
        ],
        next: null,
        isCut: false,
      })
      const found = async (search: string) =>
        (await list({ search })).customers.map(({ address }) => address)
      expect(await found('turner')).toEqual(['ada@example.com'])
      expect(await found('(609) 555-0100')).toEqual(['ada@example.com'])
      expect(await found('zoe@')).toEqual(['zoe@example.com'])
      expect(await found('nobody')).toEqual([])
      expect(await found('%')).toEqual([])
    })

    test('come fifty at a time, each once', async () => {
      for (let index = 0; index < 51; index += 1) {
        await holdAccount(`c${String(index).padStart(2, '0')}@example.com`)
      }
      for (const search of ['', 'example.com']) {
        const first = await list({ search })
        expect([first.customers.length, first.next]).toEqual([50, 'c49@example.com'])
        const second = await list({ search, cursor: first.next })
        expect(second.customers.map(({ address }) => address)).toEqual(['c50@example.com'])
        expect(second.next).toBeNull()
      }
    })

    test('one is shown with orders, notes, certificates and account', async () => {
      const order = await bookOrder({ database }, SAMPLE)
      await post('shipping', `/orders/${order.orderNumber}/notes`, { text: 'Rings twice.' })
      await holdAccount('ada@example.com')
      const { body } = await desk.as('manager', 'GET', '/customer?address=Ada@example.com')
      expect(ShownCustomerSchema.parse(body)).toMatchObject({
        name: 'Ada Turner',
        account: { isStaff: false, lastSignInAt: null },
        count: 1,
        newestOrders: [{ orderNumber: order.orderNumber, total: '66.95' }],
        notes: [{ orderNumber: order.orderNumber, text: 'Rings twice.' }],
        certificates: [],
      })
      expect((await desk.as('manager', 'GET', '/customer?address=no@example.com')).status).toBe(404)
      expect((await desk.as('manager', 'GET', '/customer?address=no')).status).toBe(422)
    })

    test('are given their data, and erased when the address is typed once more', async () => {
      const order = await bookOrder({ database }, SAMPLE)
      await database
        .updateTable('orders')
        .set({ status: 'refunded' })
        .where('id', '=', order.id)
        .execute()
      await holdAccount('ada@example.com')
      const address = 'ada@example.com'
      const exported = await desk.as('owner', 'GET', `/customer/export?address=${address}`)
      expect(exported.body).toMatchObject({ orders: [{ orderNumber: order.orderNumber }] })
      expect(await post('owner', '/customer/erase', { address, typed: 'bob' })).toEqual({
        status: 422,
        body: { error: 'To erase this customer, please type their address, ada@example.com.' },
      })
      expect(
        await post('owner', '/customer/erase', { address, typed: ' ADA@example.com' }),
      ).toEqual({
        status: 200,
        body: { sentence: 'The account is gone, and the buyer of 1 order is forgotten.' },
      })
      expect((await desk.as('owner', 'GET', `/customer?address=${address}`)).status).toBe(404)
      const done = await actions()
      expect(done.actions.map(({ deed }) => deed).toSorted()).toEqual([
        'erased a customer',
        'exported data of a customer',
      ])
      // What was done stays for good, so it does not say to whom.
      expect(JSON.stringify(done)).not.toMatch(/ada@/i)
      const [{ id } = { id: '' }] = await database.selectFrom('accounts').select('id').execute()
      expect(id).toBe('')
    })

    test('without an app cannot lose one, and staff are not erased here', async () => {
      await holdAccount('ada@example.com')
      expect(
        (await post('owner', '/customer/forget-apps', { address: 'ada@example.com' })).body,
      ).toEqual({ error: 'This account has no authenticator app.' })
      await post('owner', '/staff', { email: EVE, role: 'manager' })
      expect((await post('owner', '/customer/erase', { address: EVE, typed: EVE })).status).toBe(
        409,
      )
    })
  })

  test('what was done is listed part by part, by whom and to what', async () => {
    const at = NOW.toISOString()
    const rows = Array.from({ length: 120 }, (_, index) => ({
      id: `11111111-2222-4333-8444-${String(index).padStart(12, '0')}`,
      at: index < 60 ? at : '2026-12-11T00:00:00.000Z',
      actor: index % 2 === 0 ? EVE : 'command line',
      role: 'owner',
      deed: 'noted',
      subject: `MR-${index}`,
    }))
    await database.insertInto('staff_actions').values(rows).execute()
    const seen: string[] = []
    for (let query = ''; ;) {
      const { actions: part, next } = await actions(query)
      seen.push(...part.map(({ subject }) => subject))
      if (next === null) break
      query = `?cursor=${next}`
    }
    expect(seen).toEqual(rows.map(({ subject }) => subject).toReversed())
    expect((await actions('?actor=Command+line')).actions).toHaveLength(50)
    expect((await actions('?subject=MR-7')).actions).toMatchObject([{ actor: 'command line' }])
    expect((await desk.as('owner', 'GET', '/actions?cursor=%27')).status).toBe(422)
  })
})
