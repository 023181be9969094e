import { open, type FileHandle } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { Headers } from '../http/security-headers.ts'

/** So much of a file is in memory at a time. */
const PIECE_BYTES = 64 * 1024

export interface FileAnswer {
  readonly status: number
  readonly headers: Headers
  readonly file: string
}

/** Sends a file piece by piece: the next one is read when the client has taken the last. */
export async function sendFile(
  log: FastifyBaseLogger,
  response: ServerResponse,
  { status, headers, file }: FileAnswer,
): Promise<void> {
  try {
    await using opened = await open(file)
    // Somebody wrote into the build that is served: its files are not those that were announced.
    const { size } = await opened.stat()
    if (String(size) !== headers['content-length'])
      throw new Error('a file of the pages has changed')
    response.writeHead(status, headers)
    for await (const piece of pieces(opened, size)) if (!(await isTaken(response, piece))) return
    response.end()
  } catch (error) {
    log.error({ err: error }, 'a file could not be sent')
    if (response.headersSent) response.destroy()
    else response.writeHead(503, { 'cache-control': 'no-store', 'retry-after': '60' }).end()
  }
}

/** All pieces of a file, one after the other in the same memory. */
async function* pieces(file: FileHandle, size: number): AsyncGenerator<Buffer> {
  const memory = Buffer.allocUnsafeSlow(Math.min(size, PIECE_BYTES))
  for (let at = 0; at < size;) {
    const { bytesRead } = await file.read(memory, 0, Math.min(memory.length, size - at), at)
    if (bytesRead === 0) throw new Error('a file of the pages has become shorter')
    yield memory.subarray(0, bytesRead)
    at += bytesRead
  }
}

/** False when the client has hung up: a write to it may never end. */
function isTaken(response: ServerResponse, piece: Buffer): Promise<boolean> {
  return new Promise((resolve) => {
    if (response.destroyed) return resolve(false)
    const hangUp = () => resolve(false)
    response.once('close', hangUp)
    response.write(piece, (error) => {
      response.removeListener('close', hangUp)
      resolve(error === undefined || error === null)
    })
  })
}
