import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Takes what a command says, as it says it. */
export type Hear = (text: Buffer) => void

const running = new Set<ChildProcess>()

process.on('SIGTERM', () => {
  for (const child of running) child.kill('SIGTERM')
  process.exit(1)
})

/**
 * Runs a command, in view unless somebody hears what it says; resolves with whether it succeeded. A command
 * that is not there failed.
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  hear?: Hear,
): Promise<boolean> {
  const output = hear === undefined ? 'inherit' : 'pipe'
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
  })
  if (hear !== undefined)
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', hear)
  running.add(child)
  try {
    const [code] = await once(child, 'close')
    return code === 0
  } catch (error) {
    console.error(`${command} could not be run:`, error)
    return false
  } finally {
    running.delete(child)
  }
}
