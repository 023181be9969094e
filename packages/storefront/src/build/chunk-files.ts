import { z } from 'zod/mini'

export const ManifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.optional(z.array(z.string())),
  }),
)
export type Manifest = z.infer<typeof ManifestSchema>

/** The script files that these modules need, in the order they are found. */
export function chunkFiles(manifest: Manifest, modules: readonly string[]): readonly string[] {
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (chunk === undefined || files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  modules.map((module) => keyOf(manifest, module)).forEach(visit)
  return [...files]
}

/** The file that this module has become. */
export function fileFor(manifest: Manifest, module: string): string {
  const file = manifest[keyOf(manifest, module)]?.file
  if (file === undefined) throw new Error(`the build has no file for ${module}`)
  return file
}

function keyOf(manifest: Manifest, module: string): string {
  const key = Object.keys(manifest).find((name) => name === module || name.endsWith(module))
  if (key === undefined) throw new Error(`the build has no chunk for ${module}`)
  return key
}
