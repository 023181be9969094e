import { isIP } from 'node:net'
import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import { statesWithoutRow } from '@millrun/commerce/tax/applied-tax'
import type { TaxTable } from '@millrun/commerce/tax/tax-rows'
import { z } from 'zod'
import { isLoopback } from './loopback.ts'
import { paymentProblems } from './payment-settings.ts'
import { isPayPal, isSandbox, PAYPAL_API_ORIGIN } from './paypal/paypal-host.ts'

/** How PayPal is reached: its own servers, or the stand-in that runs beside the shop. */
export interface PayPalSettings {
  readonly clientId: string
  readonly clientSecret: string
  /** Origin of the REST API, without a slash at its end. */
  readonly apiBase: string
  /** Origin of the browser script, without a slash at its end. */
  readonly sdkBase: string
  /** The account that must have been paid; not compared when undefined. */
  readonly merchantId: string | undefined
  /** PayPal's id of the webhook; without it no event is believed. */
  readonly webhookId: string | undefined
  readonly certificates: CertificateSettings
}

/** Where the certificates are that PayPal signs its events with, and whose name is in them. */
export interface CertificateSettings {
  readonly origin: string
  readonly commonName: string
}

export interface UspsSettings {
  readonly clientId: string
  readonly clientSecret: string
  readonly apiBase: string
}

/** Everything that may differ from one installation of the shop to another. */
export interface Environment {
  readonly port: number
  /** The address it listens at: a name, or `::` for all addresses of the machine. */
  readonly host: string
  readonly dataDir: string
  /** PostgreSQL instead of the file in `dataDir`. */
  readonly databaseUrl: string | undefined
  readonly publicOrigin: string | undefined
  /** Of the service that the pages were built to ask instead of this server. */
  readonly functionsOrigin: string | undefined
  /** Of the service that the account page was built to sign in at instead of this server. */
  readonly signInOrigin: string | undefined
  readonly payPal: PayPalSettings
  readonly usps: UspsSettings | undefined
  readonly paymentRecheckSeconds: number
  /**
   * Mails are sent through this server, with TLS unless it is this machine or the address says
   * otherwise; without it they are written below `dataDir`.
   */
  readonly smtpUrl: string | undefined
  /** The mailbox where mails come back that were not delivered; without it only a refusal at once is noticed. */
  readonly bounceMailbox: string | undefined
  readonly rateLimitPerMinute: number
  /** Who names it is told how the shop is, at /metrics; without it there is no such address. */
  readonly metricsToken: string | undefined
  /** By which rows orders are taxed. */
  readonly taxTable: TaxTable
  /** Whether browsers keep the shop, so that it works without a network. */
  readonly isKeptInBrowsers: boolean
  /** As Fastify takes it: whether, how many, or which proxies are believed. */
  readonly trustProxy: boolean | string | ((address: string, hop: number) => boolean)
}

/** Where the shop is reached: what the addresses in its mails begin with. */
export function shopOrigin({
  publicOrigin,
  port,
}: Pick<Environment, 'publicOrigin' | 'port'>): string {
  return publicOrigin ?? `http://localhost:${port}`
}

export type EnvironmentResult =
  | { readonly ok: true; readonly environment: Environment }
  | { readonly ok: false; readonly problems: readonly string[] }

export const PAYPAL_SDK_ORIGIN = 'https://www.paypal.com'
const USPS_API_ORIGIN = 'https://apis.usps.com'
const STAND_IN_CLIENT_ID = 'millrun-test-client'
const STAND_IN_CLIENT_SECRET = 'millrun-test-secret'
const STAND_IN_WEBHOOK_ID = 'STANDINWEBHOOK'

const origin = z.string().transform((text, context) => {
  const url = URL.parse(text)
  const isOrigin = url?.href === `${url?.origin}/`
  if (url === null || !isOrigin || !/^https?:$/.test(url.protocol)) {
    context.addIssue('must be an origin such as https://shop.example')
    return z.NEVER
  }
  if (url.protocol === 'http:' && /(^|\.)(paypal|usps)\.com$/.test(url.hostname)) {
    context.addIssue('must begin with https://')
  }
  return url.origin
})

/** An id or a secret as it goes into the header of a request. */
const credential = z.string().regex(/^[!-~]+$/, 'must not contain spaces or letters with accents')

const originOfAddress = z
  .url({
    protocol: /^https?$/,
    error: 'must be an address such as https://project.example/functions/v1',
  })
  .transform((address) => new URL(address).origin)

function whole(from: number, to: number) {
  const rule = `must be a whole number from ${from} to ${to}`
  return z
    .string()
    .regex(/^\d{1,9}$/, rule)
    .transform(Number)
    .refine((value) => value >= from && value <= to, rule)
}

const yesOrNo = z.enum(['yes', 'no'], 'must be yes or no').transform((text) => text === 'yes')

const onOrOff = z.enum(['on', 'off'], 'must be on or off').transform((text) => text === 'on')

const trustProxy = z
  .string()
  .refine(
    (text) => /^(true|false|\d{1,2})$/.test(text) || text.split(',').every(isNetwork),
    'must be true, false, a number of proxies, or addresses such as 10.0.0.0/8, 192.168.1.7',
  )
  .transform((text) => {
    if (text === 'true' || text === 'false') return text === 'true'
    return /^\d+$/.test(text) ? (_address: string, hop: number) => hop < Number(text) : text
  })

function isNetwork(text: string): boolean {
  const [address = '', bits = '0', ...rest] = text.trim().split('/')
  if (['loopback', 'linklocal', 'uniquelocal'].includes(address)) return !text.includes('/')
  const mostBits = isIP(address) === 6 ? 128 : 32
  return isIP(address) !== 0 && rest.length === 0 && /^\d+$/.test(bits) && Number(bits) <= mostBits
}

/** A comma in the place of the host, which stands after the last @, or in the parameter that may stand for it. */
const SEVERAL_HOSTS = /^\w+:\/\/(?:[^/]*@)?[^/@?]*,[^/@?]*(?:[/?]|$)|[?&]host=[^&]*(?:,|%2C)/i

const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
  .refine((text) => !SEVERAL_HOSTS.test(text), {
    abort: true,
    error:
      'must name one host: put HAProxy in front of several, which leads to the one that takes orders, and name that',
  })
  .refine(
    (text) => URL.canParse(text),
    'must be an address such as postgres://user:password@host:5432/database',
  )

const smtpUrl = z
  .string()
  .regex(/^smtps?:\/\/./, 'must begin with smtp:// or smtps://')
  .refine(
    (text) => (URL.parse(text)?.hostname ?? '') !== '',
    'must be an address such as smtps://user:password@mail.example',
  )
  .refine(
    (text) =>
      URL.parse(text)
        ?.searchParams.getAll('requireTLS')
        .every((value) => value === 'true' || value === 'false') ?? true,
    'may end with ?requireTLS=false for mails without TLS; any other value means nothing',
  )

const bounceMailbox = z
  .string()
  .regex(/^imaps?:\/\/./, 'must begin with imap:// or imaps://')
  .refine((text) => {
    const url = URL.parse(text)
    return url !== null && url.hostname !== '' && url.username !== ''
  }, 'must be an address such as imaps://user:password@imap.example/INBOX')

const taxTable = z
  .enum(['specification', 'destination'], 'must be specification or destination')
  .superRefine((table, context) => {
    const [state] = statesWithoutRow(table, newJerseyDay(new Date()))
    if (state === undefined) return
    context.addIssue(
      `is ${table}, but ${state}, where the business is registered, has no row for today`,
    )
  })

const Variables = z
  .object({
    PORT: whole(1, 65_534).default(3000),
    HOST: z.string().optional(),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: databaseUrl.optional(),
    PUBLIC_ORIGIN: origin.optional(),
    DEMONSTRATION: yesOrNo.default(false),
    VITE_FUNCTIONS_URL: originOfAddress.optional(),
    VITE_AUTH_URL: originOfAddress.optional(),
    PAYPAL_CLIENT_ID: credential.optional(),
    PAYPAL_CLIENT_SECRET: credential.optional(),
    PAYPAL_API_BASE: origin.optional(),
    PAYPAL_SDK_BASE: origin.optional(),
    PAYPAL_MERCHANT_ID: z
      .string()
      .regex(/^[2-9A-HJ-NP-Z]{13}$/, "must be the 13 characters of PayPal's merchant id")
      .optional(),
    PAYPAL_WEBHOOK_ID: z
      .string()
      .regex(/^[\w-]{1,50}$/, "must be PayPal's id of the webhook: at most 50 letters and digits")
      .optional(),
    PAYMENT_RECHECK_SECONDS: whole(1, 86_400).default(300),
    USPS_CLIENT_ID: credential.optional(),
    USPS_CLIENT_SECRET: credential.optional(),
    USPS_API_BASE: origin.default(USPS_API_ORIGIN),
    SMTP_URL: smtpUrl.optional(),
    BOUNCE_MAILBOX: bounceMailbox.optional(),
    RATE_LIMIT_PER_MINUTE: whole(1, 1_000_000).default(120),
    METRICS_TOKEN: z
      .string()
      .regex(
        /^[!-~]{32,}$/,
        'must be 32 or more letters and digits that nobody can guess, such as openssl rand -hex 24 gives',
      )
      .optional(),
    TAX_TABLE: taxTable.default('specification'),
    OFFLINE: onOrOff.default(true),
    TRUST_PROXY: trustProxy.default(false),
  })
  .superRefine((variables, context) => {
    const half = (missing: string, present: string) =>
      context.addIssue({
        code: 'custom',
        path: [missing],
        message: `is missing, but ${present} is set`,
      })
    for (const service of ['PAYPAL', 'USPS'] as const) {
      const id = variables[`${service}_CLIENT_ID`]
      const secret = variables[`${service}_CLIENT_SECRET`]
      if (id !== undefined && secret === undefined)
        half(`${service}_CLIENT_SECRET`, `${service}_CLIENT_ID`)
      if (id === undefined && secret !== undefined)
        half(`${service}_CLIENT_ID`, `${service}_CLIENT_SECRET`)
    }
    if (variables.PAYPAL_CLIENT_ID === undefined && isPayPal(variables.PAYPAL_API_BASE)) {
      half('PAYPAL_CLIENT_ID', 'PAYPAL_API_BASE')
    }
    for (const { path, message } of paymentProblems(variables)) {
      context.addIssue({ code: 'custom', path: [path], message })
    }
  })

type Variables = z.infer<typeof Variables>

/** Reads the environment once; every wrong value gets its own sentence. A value of '' is not set. */
export function readEnvironment(variables: Readonly<NodeJS.ProcessEnv>): EnvironmentResult {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = Variables.safeParse(set)
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`)
    return { ok: false, problems: [...new Set(problems)] }
  }
  return { ok: true, environment: environmentOf(parsed.data) }
}

function environmentOf(variables: Variables): Environment {
  return {
    port: variables.PORT,
    host: variables.HOST ?? hostFor(variables.PUBLIC_ORIGIN),
    dataDir: variables.DATA_DIR,
    databaseUrl: variables.DATABASE_URL,
    publicOrigin: variables.PUBLIC_ORIGIN,
    functionsOrigin: variables.VITE_FUNCTIONS_URL,
    signInOrigin: variables.VITE_AUTH_URL,
    payPal: payPalSettings(variables),
    usps: uspsSettings(variables),
    paymentRecheckSeconds: variables.PAYMENT_RECHECK_SECONDS,
    smtpUrl: variables.SMTP_URL,
    bounceMailbox: variables.BOUNCE_MAILBOX,
    rateLimitPerMinute: variables.RATE_LIMIT_PER_MINUTE,
    metricsToken: variables.METRICS_TOKEN,
    taxTable: variables.TAX_TABLE,
    isKeptInBrowsers: variables.OFFLINE,
    trustProxy: variables.TRUST_PROXY,
  }
}

/** Only a shop that has an address of its own is open to other machines. */
function hostFor(publicOrigin: string | undefined): string {
  const isOpen = publicOrigin !== undefined && !isLoopback(new URL(publicOrigin).hostname)
  return isOpen ? '::' : 'localhost'
}

function payPalSettings(variables: Variables): PayPalSettings {
  const hasCredentials = variables.PAYPAL_CLIENT_ID !== undefined
  const standIn = `http://localhost:${variables.PORT + 1}`
  const apiBase = variables.PAYPAL_API_BASE ?? (hasCredentials ? PAYPAL_API_ORIGIN : standIn)
  return {
    clientId: variables.PAYPAL_CLIENT_ID ?? STAND_IN_CLIENT_ID,
    clientSecret: variables.PAYPAL_CLIENT_SECRET ?? STAND_IN_CLIENT_SECRET,
    apiBase,
    sdkBase: variables.PAYPAL_SDK_BASE ?? (hasCredentials ? PAYPAL_SDK_ORIGIN : standIn),
    merchantId: variables.PAYPAL_MERCHANT_ID,
    webhookId: variables.PAYPAL_WEBHOOK_ID ?? (hasCredentials ? undefined : STAND_IN_WEBHOOK_ID),
    certificates: certificateSettings(apiBase),
  }
}

/** PayPal's own certificates are on its older hosts; a stand-in serves its own, made as the sandbox's. */
function certificateSettings(apiBase: string): CertificateSettings {
  const sandboxName = 'messageverificationcerts.sandbox.paypal.com'
  if (!isPayPal(apiBase)) return { origin: apiBase, commonName: sandboxName }
  return isSandbox(apiBase)
    ? { origin: 'https://api.sandbox.paypal.com', commonName: sandboxName }
    : { origin: 'https://api.paypal.com', commonName: 'messageverificationcerts.paypal.com' }
}

function uspsSettings(variables: Variables): UspsSettings | undefined {
  const { USPS_CLIENT_ID: clientId, USPS_CLIENT_SECRET: clientSecret } = variables
  if (clientId === undefined || clientSecret === undefined) return undefined
  return { clientId, clientSecret, apiBase: variables.USPS_API_BASE }
}
