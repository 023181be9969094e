import { validateBytes } from 'gltf-validator'

/** What the Khronos validator finds wrong with a binary glTF: errors and warnings. */
export async function glbFaults(bytes: Uint8Array): Promise<readonly string[]> {
  const { issues } = await validateBytes(bytes)
  return issues.messages
    .filter(({ severity }) => severity <= 1)
    .map(({ code, message }) => `${code}: ${message}`)
}
