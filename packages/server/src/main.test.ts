import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { eventually } from './testing/eventually.ts'
import { freePort } from './testing/free-port.ts'
import { MACHINE } from './testing/machine.ts'
import { openPayPal, type TestPayPal } from './testing/open-shop.ts'
import { SAMPLE_LINE, sampleRequest } from './testing/sample-order.ts'

const run = promisify(execFile)

let payPal: TestPayPal
let folder: string
let environment: NodeJS.ProcessEnv
let origin: string
let server: ChildProcess | undefined

beforeEach(async () => {
  payPal = await openPayPal()
  folder = await mkdtemp(join(tmpdir(), 'millrun-main-'))
  const port = await freePort()
  origin = `http://localhost:${port}`
  environment = {
    ...MACHINE,
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    PAYPAL_API_BASE: payPal.origin,
    PAYPAL_SDK_BASE: payPal.origin,
    PAYMENT_RECHECK_SECONDS: '1',
  }
})

afterEach(async () => {
  if (server !== undefined) await stop('SIGKILL')
  await payPal.close()
  await rm(folder, { recursive: true })
})

function programme(file: string): string {
  return join(import.meta.dirname, file)
}

async function start(): Promise<string> {
  server = spawn(process.execPath, [programme('main.ts')], { cwd: folder, env: environment })
  let said = ''
  server.stdout?.on('data', (text: Buffer) => (said += text.toString()))
  await eventually(() => expect(said).toContain('Millrun is open at'))
  return said
}

async function stop(signal: NodeJS.Signals): Promise<number | null> {
  const stopped = server
  server = undefined
  if (stopped === undefined || stopped.exitCode !== null) return stopped?.exitCode ?? null
  stopped.kill(signal)
  await once(stopped, 'exit')
  return stopped.exitCode
}

async function fn(name: string, body: object): Promise<Record<string, unknown>> {
  const init = {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  }
  const response = await fetch(`${origin}/functions/v1/${name}`, init)
  return Object(await response.json())
}

async function orders(...args: string[]): Promise<string> {
  const done = await run(
    process.execPath,
    [programme('commands/orders/orders-command.ts'), ...args],
    {
      cwd: folder,
      env: environment,
    },
  )
  return done.stdout
}

async function approvedOrder(): Promise<string> {
  const { orderID } = await fn('create-paypal-order', sampleRequest())
  await payPal.control(`/approve/${String(orderID)}`, {})
  return String(orderID)
}

test('the shop says where it is, takes an order, lists it while it runs, and stops when told', async () => {
  expect(await start()).toContain(`Millrun is open at ${origin}\n`)
  expect(await orders()).toBe('There are no orders yet.\n')
  await expect(orders('show', 'MR-22222222')).rejects.toMatchObject({
    code: 1,
    stderr: 'There is no order MR-22222222.\n',
  })
  const orderID = await approvedOrder()
  const { orderNumber } = await fn('capture-paypal-order', { orderID })
  const line: unknown = JSON.parse(await orders('--json'))
  expect(line).toEqual({
    orderNumber,
    status: 'paid',
    paypalOrderId: orderID,
    captureId: expect.any(String),
    total: '66.95',
    currency: 'USD',
    email: 'ada@example.com',
    pickup: false,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    items: [
      {
        id: SAMPLE_LINE,
        item: 'C-2005',
        title: expect.stringContaining('White Oak'),
        price: '24.05',
        quantity: 2,
      },
    ],
    poNumber: '',
    jobName: '',
    invoiceEmail: '',
    dueOn: null,
    paidOn: null,
    mode: 'parcel',
    shipsFrom: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    shipsTo: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    shippedAt: null,
    truck: null,
  })
  expect(await orders()).toMatch(/^Order +Status +Total .*\nMR-\w{8} +paid +\$66\.95 /)
  expect(await stop('SIGTERM')).toBe(0)
})

test('an order whose capture was cut off by a kill is paid once, after the restart', async () => {
  await start()
  const orderID = await approvedOrder()
  await payPal.control('/scenarios', {
    call: 'capture-order',
    effect: { kind: 'delays', delayMs: 30_000 },
  })
  const answer = fn('capture-paypal-order', { orderID }).catch(() => 'cut off')
  await eventually(async () => expect(await captured()).toHaveLength(1))
  await stop('SIGKILL')
  expect(await answer).toBe('cut off')
  expect(await orders('--json')).toContain('"status":"capturing"')
  await start()
  await eventually(async () => expect(await orders('--json')).toContain('"status":"paid"'))
  expect(await captured()).toHaveLength(1)
})

test('when told to stop, it first finishes what it is capturing', async () => {
  await start()
  const orderID = await approvedOrder()
  await payPal.control('/scenarios', {
    call: 'capture-order',
    effect: { kind: 'delays', delayMs: 700 },
  })
  const answer = fn('capture-paypal-order', { orderID })
  await eventually(async () => expect(await captured()).toHaveLength(1))
  expect(await stop('SIGTERM')).toBe(0)
  expect(await answer).toMatchObject({ success: true })
  expect(await orders('--json')).toContain('"status":"paid"')
})

test('a wrong setting ends the start and the listing with a sentence', async () => {
  environment = { ...environment, PAYPAL_CLIENT_ID: 'only-half' }
  const sentence = 'PAYPAL_CLIENT_SECRET is missing, but PAYPAL_CLIENT_ID is set.'
  const options = { cwd: folder, env: environment }
  for (const file of ['main.ts', 'commands/orders/orders-command.ts']) {
    await expect(run(process.execPath, [programme(file)], options)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(sentence),
    })
  }
})

test.each([
  [['refund'], '"refund" needs the number of an order.\n'],
  [['lst'], 'There is no command "lst".\n'],
])('what cannot be done ends with a sentence and not with 0: %j', async (words, stderr) => {
  await expect(orders(...words)).rejects.toMatchObject({ code: 1, stderr })
})

test('a listing in the wrong folder says that there are no orders, and leaves none', async () => {
  await expect(orders()).rejects.toMatchObject({
    code: 1,
    stderr: `The orders could not be listed. There is no order database in ${environment['DATA_DIR']}: either the shop was never started, or DATA_DIR is another folder.\n`,
  })
  expect(existsSync(join(folder, 'data'))).toBe(false)
})

test('a database that cannot be reached ends the listing with a sentence', async () => {
  environment = { ...environment, DATABASE_URL: 'postgres://shop@127.0.0.1:9/none' }
  await expect(orders()).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^The orders could not be listed\. The database does not answer\. .*ECONNREFUSED/,
    ),
  })
})

test.each([
  [{ DATABASE_URL: 'postgres://shop:word@127.0.0.1:9/none' }, /does not answer\. .*ECONNREFUSED/],
  [{ HOST: 'shop.invalid' }, /ENOTFOUND shop\.invalid/],
  [{ DATA_DIR: programme('main.ts') }, /EEXIST/],
])('a start that fails ends with a sentence: %j', async (variables, sentence) => {
  const options = { cwd: folder, env: { ...environment, ...variables } }
  const ended = run(process.execPath, [programme('main.ts')], options)
  await expect(ended).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(sentence),
  })
  await expect(ended).rejects.toMatchObject({ stderr: expect.not.stringMatching(/    at |word/) })
})

async function captured(): Promise<readonly string[]> {
  const { body } = await payPal.control('/ledger')
  return JSON.stringify(body).match(/"captures":\[/g) ?? []
}
