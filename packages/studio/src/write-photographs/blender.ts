import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const STUDIO = fileURLToPath(new URL('../../blender/', import.meta.url))
const DONE = /^DONE (.+) [\d.]+ s$/
const KEPT_LINES = 20

/** Blender could not be started, or stopped before its work was done. */
export class BlenderError extends Error {
  override name = 'BlenderError'
}

/**
 * Runs a script of the studio on jobs, which it reads from a file in `folder`, and yields the path of every picture
 * as it is developed. `BLENDER` names the program when it is not on the path. Throws a `BlenderError` that says what
 * is missing or went wrong.
 */
export async function* runStudio(
  script: string,
  jobs: readonly object[],
  folder: string,
): AsyncGenerator<string> {
  const jobsPath = path.join(folder, 'jobs.json')
  await writeFile(jobsPath, JSON.stringify(jobs))
  const program = process.env['BLENDER'] ?? 'blender'
  const args = [
    '-b',
    '--factory-startup',
    '-noaudio',
    '--python-exit-code',
    '1',
    '-P',
    `${STUDIO}${script}`,
    '--',
    jobsPath,
  ]
  const blender = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    blender.on('close', resolve)
    blender.on('error', (cause) => reject(notStarted(program, cause)))
  })
  ended.catch(() => undefined)
  const last: string[] = []
  blender.stderr.setEncoding('utf8').on('data', (text: string) => last.push(text))
  try {
    for await (const line of createInterface(blender.stdout)) {
      last.push(line)
      last.splice(0, last.length - KEPT_LINES)
      const developed = DONE.exec(line)?.[1]
      if (developed !== undefined) yield developed
    }
    const code = await ended
    if (code !== 0) throw new BlenderError(`Blender stopped with ${code}:\n${last.join('\n')}`)
  } finally {
    blender.kill()
  }
}

function notStarted(program: string, cause: Error): BlenderError {
  return new BlenderError(
    `Photographs are taken with Blender 3.4 or later 3.x, and ${program} could not be started. ` +
      'On Debian: apt-get install --no-install-recommends blender python3-numpy. ' +
      'If it is installed elsewhere, name the program in BLENDER.',
    { cause },
  )
}
