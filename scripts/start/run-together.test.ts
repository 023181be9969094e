import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, test, vi } from 'vitest'

/** Starts programs that live so many milliseconds; resolves once all of them run. */
async function startTogether(...lives: readonly string[]) {
  const script = `${import.meta.dirname}/testing/together.ts`
  const starter = spawn(process.execPath, [script, ...lives], { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(starter, 'close')
  let errors = ''
  starter.stderr.on('data', (text: Buffer) => (errors += text.toString()))
  const pids: number[] = []
  for await (const line of createInterface({ input: starter.stdout })) {
    if (pids.push(Number(line)) === lives.length) break
  }
  return { starter, pids, code: async () => (await ended)[0] as unknown, errors: () => errors }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('when one program ends, the others are stopped and its name is said', async () => {
  const { pids, code, errors } = await startTogether('2000', '60000')
  expect(await code()).toBe(1)
  expect(errors()).toBe('Program 2000 has stopped by itself.\n')
  expect(pids.map(isRunning)).toEqual([false, false])
})

test('when it is told to stop, it stops all of them without an error', async () => {
  const { starter, pids, code, errors } = await startTogether('60000', '60001')
  starter.kill('SIGTERM')
  expect(await code()).toBe(0)
  expect(errors()).toBe('')
  expect(pids.map(isRunning)).toEqual([false, false])
})

test('when it is killed outright, nothing is left behind', async () => {
  const { starter, pids } = await startTogether('60000', '60001')
  starter.kill('SIGKILL')
  await vi.waitFor(() => expect(pids.map(isRunning)).toEqual([false, false]), 5000)
})
