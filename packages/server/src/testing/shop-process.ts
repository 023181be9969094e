import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { dirname, join } from 'node:path'
import { freePort } from './free-port.ts'
import { MACHINE } from './machine.ts'

export type ShopProcess = Awaited<ReturnType<typeof startShopProcess>>

/** Writes a folder of pages: contents by path. */
export async function writePages(
  folder: string,
  files: Readonly<Record<string, string | Buffer>>,
): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
}

/** The shop as it runs for customers: a process of its own, with the pages of a folder. */
export async function startShopProcess(
  folder: string,
  pages: string,
  variables: Readonly<Record<string, string>> = {},
) {
  const port = await freePort()
  const main = join(import.meta.dirname, '../main.ts')
  const server = spawn(process.execPath, ['--max-semi-space-size=4', main, pages], {
    cwd: folder,
    env: {
      ...MACHINE,
      MALLOC_ARENA_MAX: '2',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  await new Promise<void>((resolve) => {
    let said = ''
    server.stdout.on('data', (text: Buffer) => {
      said += text.toString()
      if (said.includes('Millrun is open at')) resolve()
    })
  })
  const proc = `/proc/${server.pid}`
  return {
    origin: `http://127.0.0.1:${port}`,
    /** A connection that says nothing by itself. */
    connect: (): Socket => {
      const socket = connect(port, '127.0.0.1')
      return socket.on('error', () => socket.destroy())
    },
    memoryMb: async () =>
      Number(/VmRSS:\s+(\d+)/.exec(await readFile(`${proc}/status`, 'utf8'))?.[1]) / 1024,
    openFiles: async () => (await readdir(`${proc}/fd`)).length,
    /** Resolves with the exit code, null when it was killed. */
    stop: async (signal: NodeJS.Signals = 'SIGTERM'): Promise<unknown> => {
      server.kill(signal)
      return (await ended)[0]
    },
  }
}
