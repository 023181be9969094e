import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'

const BASE = 'tsconfig.base.json'

// The tests, which take longest, are begun first.
const projects = globSync(['tsconfig*.json', 'packages/*/tsconfig*.json'])
  .filter((file) => file !== BASE)
  .toSorted()
  .toReversed()
const waiting = [...projects]
let failed = 0

// A project each on its own thread takes half the time of one after the other on all of them.
await Promise.all(Array.from({ length: availableParallelism() }, checkNext))
console.log(`${projects.length} projects, ${failed} with type errors`)
process.exitCode = failed === 0 ? 0 : 1

async function checkNext(): Promise<void> {
  const project = waiting.shift()
  if (project === undefined) return
  if (!(await isSound(project))) failed += 1
  await checkNext()
}

function isSound(project: string): Promise<boolean> {
  const args = ['node_modules/typescript/bin/tsc', '--singleThreaded', '-p', project]
  const compiler = spawn(process.execPath, args, { stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    compiler.on('error', reject)
    compiler.on('exit', (code) => resolve(code === 0))
  })
}
