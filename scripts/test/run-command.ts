import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

const running = new Set<ChildProcess>()

process.on('SIGTERM', () => {
  for (const child of running) child.kill('SIGTERM')
  process.exit(1)
})

/** Runs a command in view; resolves with whether it succeeded. A command that is not there failed. */
export async function runCommand(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  running.add(child)
  try {
    const [code] = await once(child, 'exit')
    return code === 0
  } catch (error) {
    console.error(`${command} could not be run:`, error)
    return false
  } finally {
    running.delete(child)
  }
}
