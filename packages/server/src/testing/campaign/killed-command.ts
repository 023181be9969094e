import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const ORDERS = join(import.meta.dirname, '../../commands/orders/orders-command.ts')

/** `npm run orders` as a program of its own, killed outright after so long, wherever it is then. */
export async function killedCommand(
  environment: Readonly<Record<string, string>>,
  words: readonly string[],
  afterMs: number,
): Promise<void> {
  const env = { PATH: process.env['PATH'], ...environment }
  const command = spawn(process.execPath, [ORDERS, ...words], {
    env,
    cwd: environment['DATA_DIR'],
    stdio: 'ignore',
  })
  const ended = once(command, 'exit')
  await Promise.race([ended, wait(afterMs, undefined, { ref: false })])
  if (command.exitCode === null) command.kill('SIGKILL')
  await ended
}
