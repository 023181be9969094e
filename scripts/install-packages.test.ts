import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const INSTALL = path.join(import.meta.dirname, 'install-packages.mjs')
const INSTALLED = /Packages installed in/g

let root: string

/** A project with one package, which lies beside it. */
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'install-'))
  await mkdir(path.join(root, 'newel'))
  const newel = { name: 'newel', version: '1.0.0' }
  const project = { name: 'stair', version: '1.0.0', dependencies: { newel: 'file:newel' } }
  const packages = {
    '': project,
    newel,
    'node_modules/newel': { resolved: 'newel', link: true },
  }
  const lock = { name: 'stair', version: '1.0.0', lockfileVersion: 3, requires: true, packages }
  await writeFile(path.join(root, 'newel/package.json'), JSON.stringify(newel))
  await writeFile(path.join(root, 'package.json'), JSON.stringify(project))
  await writeFile(path.join(root, 'package-lock.json'), JSON.stringify(lock))
})

afterEach(() => rm(root, { recursive: true }))

/** What a command says that finds no packages. */
async function install(): Promise<string> {
  const script = `import { installPackages } from ${JSON.stringify(INSTALL)}
await installPackages(${JSON.stringify(root)})`
  const command = spawn(process.execPath, ['--input-type=module', '-e', script])
  let said = ''
  command.stderr.on('data', (text: Buffer) => (said += text.toString()))
  const [code] = await once(command, 'close')
  return `${said}${String(code)}`
}

test('commands that are started at the same time install the packages once, and all go on', async () => {
  const said = await Promise.all(Array.from({ length: 4 }, install))
  expect(said.map((text) => text.slice(-1))).toEqual(['0', '0', '0', '0'])
  expect(said.join('').match(INSTALLED)).toHaveLength(1)
  expect(existsSync(path.join(root, 'node_modules/newel/package.json'))).toBe(true)
  expect(existsSync(path.join(root, '.installing'))).toBe(false)
})

test('a command that was killed while it installed keeps nobody waiting', async () => {
  const killed = spawn(process.execPath, ['-e', ''])
  await once(killed, 'close')
  await writeFile(path.join(root, '.installing'), String(killed.pid))
  expect(await install()).toMatch(/Packages installed in \d+ s\.\n0$/)
})
