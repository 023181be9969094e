import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const OLDEST = [22, 22]

/**
 * The Node that packages and scripts run on: the one that npm installed, else the one that runs this
 * when it is new enough. Throws a sentence when there is neither.
 */
export async function findNode24(root) {
  for (const node of [installedNode(root), process.execPath]) {
    if (isNewEnough(await versionOf(node))) return node
  }
  throw new Error(
    `This shop runs on Node ${OLDEST.join('.')} or newer. npm brings Node 24 along on Linux and Windows; ` +
      `here it did not, and ${process.execPath} is ${process.version}. Please install Node 24 from nodejs.org.`,
  )
}

function installedNode(root) {
  const isWindows = process.platform === 'win32'
  const packageName = `node-${isWindows ? 'win' : process.platform}-${process.arch}`
  return path.join(root, 'node_modules', packageName, 'bin', isWindows ? 'node.exe' : 'node')
}

async function versionOf(node) {
  try {
    const { stdout } = await promisify(execFile)(node, ['--version'])
    return stdout.trim()
  } catch {
    return 'not there, or not for this machine'
  }
}

function isNewEnough(version) {
  const [major, minor] = version.replace('v', '').split('.').map(Number)
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])
}
