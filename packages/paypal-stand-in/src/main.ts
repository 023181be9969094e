import { z } from 'zod'
import { createStandIn } from './app.ts'
import { testAccount } from './stand-in.ts'

const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(3001),
  HOST: z.string().default('localhost'),
  PAYPAL_CLIENT_ID: z.string().min(1).default(testAccount.clientId),
  PAYPAL_CLIENT_SECRET: z.string().min(1).default(testAccount.clientSecret),
  MERCHANT_ID: z
    .string()
    .regex(/^[2-9A-HJ-NP-Z]{13}$/)
    .default(testAccount.merchantId),
  WEBHOOK_URL: z.url().optional(),
  WEBHOOK_ID: z.string().min(1).max(50).default('STANDINWEBHOOK'),
  CONTROL: z.stringbool().default(false),
})

/** The settings of the process; throws with one line for each wrong variable. */
function readEnvironment(environment: NodeJS.ProcessEnv): z.infer<typeof environmentSchema> {
  const result = environmentSchema.safeParse(environment)
  if (result.success) return result.data
  const lines = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`The PayPal stand-in cannot start.\n${lines.join('\n')}`)
}

const settings = readEnvironment(process.env)
const standIn = createStandIn({
  clientId: settings.PAYPAL_CLIENT_ID,
  clientSecret: settings.PAYPAL_CLIENT_SECRET,
  merchantId: settings.MERCHANT_ID,
  control: settings.CONTROL,
  ...(settings.WEBHOOK_URL !== undefined && {
    listener: { url: settings.WEBHOOK_URL, id: settings.WEBHOOK_ID },
  }),
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void standIn.close())
}

await standIn.listen({ port: settings.PORT, host: settings.HOST })
process.stdout.write(
  `PayPal stand-in (test payments) on http://${settings.HOST}:${settings.PORT}\n`,
)
