import { createStandIn } from './app.ts'
import { readEnvironment } from './read-environment.ts'

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
