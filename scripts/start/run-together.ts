import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const STOP_WITH_PARENT = path.resolve(import.meta.dirname, '../stop-with-parent.mjs')
/** Longer than the shop takes to stop, with payments under way. */
const STOP_TIMEOUT_MS = 40_000

/** A program of ours, run by this Node. */
export interface Program {
  /** As it stands in a sentence: `The shop`. */
  readonly name: string
  readonly args: readonly string[]
  readonly env: Readonly<NodeJS.ProcessEnv>
}

/**
 * Runs programs until one of them ends or we are told to stop, then stops the others, the last one
 * first: the shop still needs the stand-in to finish its payments. Resolves with the exit code: 0 when we were told to stop, 1, with a sentence, when a program ended by itself.
 */
export async function runTogether(programs: readonly Program[]): Promise<number> {
  const children = programs.map(start)
  const told = new Promise<undefined>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => resolve(undefined))
    }
  })
  const first = await Promise.race([told, ...children.map(ending)])
  for (const child of children.toReversed()) await stop(child)
  if (first === undefined) return 0
  console.error(`${programs[children.indexOf(first)]?.name} has stopped by itself.`)
  return 1
}

function start({ args, env }: Program): ChildProcess {
  const all = ['--import', STOP_WITH_PARENT, ...args]
  return spawn(process.execPath, all, { env, stdio: ['ignore', 'inherit', 'inherit'] })
}

async function ending(child: ChildProcess): Promise<ChildProcess> {
  await once(child, 'exit')
  return child
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
  child.kill('SIGTERM')
  await once(child, 'exit')
  clearTimeout(timer)
}
