import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const SCRIPTS = fileURLToPath(new URL('../../blender/', import.meta.url))

function python(...args: readonly string[]) {
  // Leaves nothing beside the scripts.
  const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1' }
  return spawnSync('python3', args, { cwd: SCRIPTS, encoding: 'utf8', env })
}

describe.skipIf(python('--version').status !== 0)('the scripts that Blender runs', () => {
  it('pass their own tests, without Blender', () => {
    const { status, stderr } = python('-m', 'unittest', 'discover', '.')
    expect(stderr).toMatch(/^Ran \d+ tests/m)
    expect({ status, stderr }).toMatchObject({ status: 0 })
  })

  it.each(globSync('**/*.py', { cwd: SCRIPTS }))('%s is Python', (file) => {
    const reads = "import sys; compile(open(sys.argv[1]).read(), sys.argv[1], 'exec')"
    expect(python('-c', reads, file)).toMatchObject({ status: 0, stderr: '' })
  })
})
