import { findOnPath } from './find-program.ts'
import { runCommand } from './run-command.ts'

/**
 * What `find` finds; when that is nothing, installs Debian packages, which takes root, and looks
 * again. Undefined when it still is not there.
 */
export async function findOrInstall(
  find: () => string | undefined,
  packages: readonly string[],
): Promise<string | undefined> {
  const found = find()
  if (found !== undefined || !canInstall()) return found
  console.log(`Installing ${packages.join(' and ')} with apt-get …`)
  // A run level of 1 keeps what is installed from being started as a service.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  await runCommand('apt-get', ['update', '-q'], env)
  await runCommand(
    'apt-get',
    ['install', '-qy', '-o', 'Dpkg::Use-Pty=0', '--no-install-recommends', ...packages],
    env,
  )
  return find()
}

function canInstall(): boolean {
  return process.getuid?.() === 0 && findOnPath('apt-get') !== undefined
}
