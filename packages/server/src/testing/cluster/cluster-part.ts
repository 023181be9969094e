import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** A program of the cluster that is not ours. */
export interface ClusterPart {
  readonly name: string
  /** Undefined while it does not run. */
  readonly pid: () => number | undefined
  readonly start: () => Promise<void>
  readonly end: (signal?: NodeJS.Signals) => Promise<void>
}

interface PartOptions {
  readonly name: string
  readonly command: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** Where it runs, and keeps its log. */
  readonly folder: string
}

/** Whom these programs run as where we are root, which PostgreSQL refuses; the package of PostgreSQL makes it. */
export const CLUSTER_USER = 'postgres'
/** Whoever has not ended by then is killed outright. */
const STOP_PATIENCE_MS = 30_000

/** A program that can be started, ended, killed and started again, and that ends when we do, however that is. */
export function clusterPart({ name, command, env, folder }: PartOptions): ClusterPart {
  let running: ChildProcess | undefined

  async function start(): Promise<void> {
    await using log = await open(join(folder, `${name}.log`), 'a')
    const [program = '', ...args] = [...asUser(), ...command]
    running = spawn(program, args, {
      cwd: folder,
      env: { PATH: `${process.env['PATH']}:/usr/sbin`, HOME: folder, ...env },
      stdio: ['ignore', log.fd, log.fd],
    })
    await once(running, 'spawn')
  }

  async function end(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (running === undefined || hasEnded(running)) return
    const ended = once(running, 'exit')
    running.kill(signal)
    const isLate = await Promise.race([
      ended.then(() => false),
      wait(STOP_PATIENCE_MS, true, { ref: false }),
    ])
    if (isLate) running.kill('SIGKILL')
    await ended
  }

  const pid = () => (running === undefined || hasEnded(running) ? undefined : running.pid)
  return { name, pid, start, end }
}

/** The kernel itself tells the program when we are gone. */
function asUser(): readonly string[] {
  const withUs = ['setpriv', '--pdeathsig', 'TERM']
  if (process.getuid?.() !== 0) return [...withUs, '--']
  return [...withUs, '--reuid', CLUSTER_USER, '--regid', CLUSTER_USER, '--init-groups', '--']
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}
