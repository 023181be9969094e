import type { Program } from './run-together.ts'

/** The shop's server. */
export function shopServer(env: Readonly<NodeJS.ProcessEnv>, nodeArgs: readonly string[] = []) {
  // A small nursery for short-lived objects: less memory, and pages from memory leave little garbage.
  const args = ['--max-semi-space-size=4', ...nodeArgs, 'packages/server/src/main.ts']
  // Few heaps for what is outside of JavaScript's: each keeps what was freed in it.
  const memory = { MALLOC_ARENA_MAX: '2' }
  return { name: 'The shop', args, env: { ...memory, ...process.env, ...env } } satisfies Program
}

/**
 * The stand-in for PayPal, unless there are credentials for PayPal itself. It reports to the shop on
 * `shopPort`, as PayPal does.
 */
export function standInPrograms(port: number, shopPort: number): readonly Program[] {
  if (process.env['PAYPAL_CLIENT_ID']) return []
  const set = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''))
  const { PAYPAL_WEBHOOK_ID: webhookId } = set
  const env = {
    ...set,
    PORT: String(port),
    WEBHOOK_URL: `http://localhost:${shopPort}/webhooks/paypal`,
    ...(webhookId !== undefined && { WEBHOOK_ID: webhookId }),
  }
  return [
    {
      name: 'The PayPal stand-in',
      args: ['--disable-warning=ExperimentalWarning', 'packages/paypal-stand-in/src/main.ts'],
      env,
    },
  ]
}
