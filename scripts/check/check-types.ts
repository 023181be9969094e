import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'

const BASE = 'tsconfig.base.json'

const projects = globSync(['tsconfig*.json', 'packages/*/tsconfig*.json'])
  .filter((file) => file !== BASE)
  .toSorted()
const failed = projects.filter((project) => {
  const args = ['node_modules/typescript/bin/tsc', '-p', project]
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0
})
console.log(`${projects.length} projects, ${failed.length} with type errors`)
process.exitCode = failed.length === 0 ? 0 : 1
