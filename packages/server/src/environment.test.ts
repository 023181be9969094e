import { afterEach, describe, expect, test, vi } from 'vitest'
import { readEnvironment } from './environment.ts'

function read(variables: Record<string, string>) {
  const result = readEnvironment(variables)
  if (!result.ok) throw new Error(result.problems.join('\n'))
  return result.environment
}

function problems(variables: Record<string, string>): readonly string[] {
  const result = readEnvironment(variables)
  return result.ok ? [] : result.problems
}

const ACCOUNT = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret' }

test('with nothing set the shop uses port 3000, its own data folder and the stand-in on 3001', () => {
  expect(read({})).toEqual({
    port: 3000,
    host: 'localhost',
    dataDir: './data',
    databaseUrl: undefined,
    publicOrigin: undefined,
    functionsOrigin: undefined,
    payPal: {
      clientId: 'millrun-test-client',
      clientSecret: 'millrun-test-secret',
      apiBase: 'http://localhost:3001',
      sdkBase: 'http://localhost:3001',
      merchantId: undefined,
      webhookId: 'STANDINWEBHOOK',
      certificates: {
        origin: 'http://localhost:3001',
        commonName: 'messageverificationcerts.sandbox.paypal.com',
      },
    },
    usps: undefined,
    paymentRecheckSeconds: 300,
    smtpUrl: undefined,
    rateLimitPerMinute: 120,
    taxTable: 'specification',
    isKeptInBrowsers: true,
    trustProxy: false,
  })
})

test('the stand-in is looked for on the port after the shop', () => {
  expect(read({ PORT: '8080' }).payPal.apiBase).toBe('http://localhost:8081')
})

test('an empty value is not set', () => {
  expect(read({ PORT: '', PAYPAL_CLIENT_ID: '', DATABASE_URL: '' }).port).toBe(3000)
})

test('with credentials PayPal itself is used, live unless another API is named', () => {
  const credentials = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret' }
  expect(read(credentials).payPal).toMatchObject({
    apiBase: 'https://api-m.paypal.com',
    sdkBase: 'https://www.paypal.com',
  })
  const PAYPAL_API_BASE = 'https://api-m.sandbox.paypal.com/'
  expect(read({ ...credentials, PAYPAL_API_BASE }).payPal.apiBase).toBe(
    'https://api-m.sandbox.paypal.com',
  )
})

test.each([
  [{ PAYPAL_CLIENT_ID: 'id' }, 'PAYPAL_CLIENT_SECRET is missing, but PAYPAL_CLIENT_ID is set.'],
  [{ PAYPAL_CLIENT_SECRET: 's' }, 'PAYPAL_CLIENT_ID is missing, but PAYPAL_CLIENT_SECRET is set.'],
  [{ USPS_CLIENT_ID: 'id' }, 'USPS_CLIENT_SECRET is missing, but USPS_CLIENT_ID is set.'],
  [
    { PAYPAL_API_BASE: 'https://api-m.paypal.com' },
    'PAYPAL_CLIENT_ID is missing, but PAYPAL_API_BASE is set.',
  ],
])('half a configuration is refused: %j', (variables, problem) => {
  expect(problems(variables)).toEqual([problem])
})

const ONE_HOST = 'must name one host: put HAProxy in front of several, which leads to the one'

test.each([
  [{ TRUST_PROXY: 'nginx' }, 'TRUST_PROXY must be true, false, a number of proxies'],
  [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY must be true, false, a number of proxies'],
  [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY must be true, false, a number of proxies'],
  [{ PUBLIC_ORIGIN: 'https://me:hush@shop.example' }, 'PUBLIC_ORIGIN must be an origin'],
  [{ PUBLIC_ORIGIN: 'https://shop.example/#top' }, 'PUBLIC_ORIGIN must be an origin'],
  [{ DATABASE_URL: 'postgres://shop:hush@[x/orders' }, 'DATABASE_URL must be an address'],
  [{ DATABASE_URL: 'postgres://shop:hush@a:5432,b:5432/orders' }, `DATABASE_URL ${ONE_HOST}`],
  [{ DATABASE_URL: 'postgres://a,b/orders?target_session_attrs=rw' }, `DATABASE_URL ${ONE_HOST}`],
  [{ DATABASE_URL: 'postgres://shop:hush@/orders?host=a,b' }, `DATABASE_URL ${ONE_HOST}`],
  [{ SMTP_URL: 'smtp://shop:hush@' }, 'SMTP_URL must be an address'],
  [{ SMTP_URL: 'smtp://me:hush@mail.example?requireTLS=no' }, 'SMTP_URL may end with ?requireTLS='],
  [{ SMTP_URL: 'smtp://me:hush@mail.example?requireTLS=' }, 'SMTP_URL may end with ?requireTLS='],
  [{ BOUNCE_MAILBOX: 'pop3://me:hush@mail.example' }, 'BOUNCE_MAILBOX must begin with imap://'],
  [{ BOUNCE_MAILBOX: 'imaps://mail.example' }, 'BOUNCE_MAILBOX must be an address'],
  [{ METRICS_TOKEN: 'hush-hush' }, 'METRICS_TOKEN must be 32 or more letters and digits'],
  [{ PAYPAL_WEBHOOK_ID: 'a|b' }, "PAYPAL_WEBHOOK_ID must be PayPal's id"],
  [{ ...ACCOUNT, PAYPAL_CLIENT_ID: 'two words' }, 'PAYPAL_CLIENT_ID must not contain spaces'],
  [{ ...ACCOUNT, PAYPAL_API_BASE: 'http://api-m.paypal.com' }, 'PAYPAL_API_BASE must begin with'],
  [{ USPS_API_BASE: 'http://apis.usps.com' }, 'USPS_API_BASE must begin with https://'],
])('%j is refused in a sentence that tells no secret', (variables, sentence) => {
  const [problem, ...others] = problems(variables)
  expect(problem?.startsWith(sentence)).toBe(true)
  expect(problem).not.toContain('hush')
  expect(others).toEqual([])
})

test.each(['https://www.sandbox.paypal.com', 'http://localhost:3001'])(
  'a script from %s does not go with the live API',
  (PAYPAL_SDK_BASE) => {
    const api = 'https://api-m.paypal.com'
    const sentence = `PAYPAL_SDK_BASE is not of the same PayPal as the API, ${api}.`
    expect(problems({ ...ACCOUNT, PAYPAL_SDK_BASE })).toEqual([sentence])
  },
)

test('the sandbox may be paid through either script of PayPal', () => {
  const sandbox = { ...ACCOUNT, PAYPAL_API_BASE: 'https://api-m.sandbox.paypal.com' }
  for (const PAYPAL_SDK_BASE of ['https://www.paypal.com', 'https://www.sandbox.paypal.com']) {
    expect(read({ ...sandbox, PAYPAL_SDK_BASE }).payPal.sdkBase).toBe(PAYPAL_SDK_BASE)
  }
})

test('a comma in the password of a database is no second host', () => {
  const DATABASE_URL = 'postgres://shop:a,b@db.example/orders?application_name=a,b'
  expect(read({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL)
})

test('every wrong value is named at once', () => {
  const variables = {
    PORT: 'abc',
    DATABASE_URL: 'mysql://x',
    PUBLIC_ORIGIN: 'https://shop.example/path',
    PAYPAL_MERCHANT_ID: 'short',
    RATE_LIMIT_PER_MINUTE: '0',
  }
  expect(problems(variables)).toEqual([
    'PORT must be a whole number from 1 to 65534.',
    'DATABASE_URL must begin with postgres:// or postgresql://.',
    'PUBLIC_ORIGIN must be an origin such as https://shop.example.',
    "PAYPAL_MERCHANT_ID must be the 13 characters of PayPal's merchant id.",
    'RATE_LIMIT_PER_MINUTE must be a whole number from 1 to 1000000.',
  ])
})

test('proxies are believed by name, by number, or all', () => {
  expect(read({ TRUST_PROXY: 'true' }).trustProxy).toBe(true)
  for (const proxies of ['10.0.0.0/8', '10.0.0.0/8, 192.168.1.7', 'loopback, fd00::/8']) {
    expect(read({ TRUST_PROXY: proxies }).trustProxy).toBe(proxies)
  }
  const { trustProxy } = read({ TRUST_PROXY: '1' })
  expect(typeof trustProxy === 'function' && [trustProxy('a', 0), trustProxy('b', 1)]).toEqual([
    true,
    false,
  ])
})

test("certificates are believed from PayPal's own host alone when PayPal itself is used", () => {
  const credentials = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret' }
  expect(read(credentials).payPal.certificates).toEqual({
    origin: 'https://api.paypal.com',
    commonName: 'messageverificationcerts.paypal.com',
  })
  const PAYPAL_API_BASE = 'https://api-m.sandbox.paypal.com'
  expect(read({ ...credentials, PAYPAL_API_BASE }).payPal.certificates).toEqual({
    origin: 'https://api.sandbox.paypal.com',
    commonName: 'messageverificationcerts.sandbox.paypal.com',
  })
})

test('the shop is open to other machines when it has an address of its own, or is told to be', () => {
  const open = { ...ACCOUNT, PUBLIC_ORIGIN: 'https://shop.example' }
  expect(read(open).host).toBe('::')
  expect(read({ PUBLIC_ORIGIN: 'http://localhost:8080' }).host).toBe('localhost')
  expect(read({ PUBLIC_ORIGIN: 'http://127.0.0.1:8080' }).host).toBe('localhost')
  expect(read({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
  expect(read({ ...open, HOST: '127.0.0.1' }).host).toBe('127.0.0.1')
})

describe('a shop that others can reach', () => {
  const PUBLIC_ORIGIN = 'https://shop.example'
  const PAYPAL_API_BASE = 'http://localhost:4242'

  test.each(['https://shop.example', 'http://shop.example', 'http://192.168.1.7:3000'])(
    'does not take test payments at %s unless it says that it is a demonstration',
    (address) => {
      const sentence =
        `PAYPAL_CLIENT_ID is missing, so orders at ${address} would count as paid without any money. ` +
        "Set PayPal's credentials, or DEMONSTRATION=yes for a shop that sells nothing."
      expect(problems({ PUBLIC_ORIGIN: address })).toEqual([sentence])
      expect(problems({ PUBLIC_ORIGIN: address, PAYPAL_API_BASE })).toEqual([sentence])
      expect(problems({ PUBLIC_ORIGIN: address, DEMONSTRATION: 'no' })).toEqual([sentence])
      expect(problems({ PUBLIC_ORIGIN: address, DEMONSTRATION: 'yes' })).toEqual([])
    },
  )

  test.each(['http://localhost:3000', 'https://localhost', 'http://127.0.0.1', 'http://[::1]:80'])(
    'is not one at %s',
    (address) => expect(problems({ PUBLIC_ORIGIN: address })).toEqual([]),
  )

  test('may be paid at a PayPal of its choice when it has credentials', () => {
    expect(problems({ ...ACCOUNT, PUBLIC_ORIGIN })).toEqual([])
    expect(problems({ ...ACCOUNT, PUBLIC_ORIGIN, PAYPAL_API_BASE })).toEqual([])
    const sandbox = { PAYPAL_API_BASE: 'https://api-m.sandbox.paypal.com', DEMONSTRATION: 'yes' }
    expect(problems({ ...ACCOUNT, PUBLIC_ORIGIN, ...sandbox })).toEqual([])
  })
})

test('a demonstration takes no real money', () => {
  expect(problems({ ...ACCOUNT, DEMONSTRATION: 'yes' })).toEqual([
    "DEMONSTRATION is yes, but https://api-m.paypal.com is PayPal's own and takes real money.",
  ])
  expect(problems({ DEMONSTRATION: 'true' })).toEqual(['DEMONSTRATION must be yes or no.'])
})

test('of the address of functions the origin is kept; one that is none is refused in words', () => {
  const VITE_FUNCTIONS_URL = 'https://project.example/functions/v1'
  expect(read({ VITE_FUNCTIONS_URL }).functionsOrigin).toBe('https://project.example')
  expect(problems({ VITE_FUNCTIONS_URL: 'project' })).toEqual([
    'VITE_FUNCTIONS_URL must be an address such as https://project.example/functions/v1.',
  ])
})

describe('the table of tax', () => {
  afterEach(() => void vi.useRealTimers())

  test('can be that of the rates by destination', () => {
    expect(read({ TAX_TABLE: 'destination' }).taxTable).toBe('destination')
    expect(problems({ TAX_TABLE: 'mine' })).toEqual([
      'TAX_TABLE must be specification or destination.',
    ])
  })

  test('is refused on a day on which a state where the business is registered has no row', () => {
    // One second before midnight in New Jersey, and then.
    vi.useFakeTimers({ now: new Date('2018-01-01T04:59:59.000Z') })
    expect(problems({ TAX_TABLE: 'destination' })).toEqual([
      'TAX_TABLE is destination, but NJ, where the business is registered, has no row for today.',
    ])
    expect(problems({})).toEqual([])
    vi.setSystemTime(new Date('2018-01-01T05:00:00.000Z'))
    expect(problems({ TAX_TABLE: 'destination' })).toEqual([])
  })
})
