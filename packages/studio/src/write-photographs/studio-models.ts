import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'

/** A model as binary glTF, and what its materials are coated with. */
export interface Model {
  readonly glb: Uint8Array
  readonly look: object
}

/** A hash of the models in a picture and of all else that it is `made` from. */
export function pictureHash(made: object, models: readonly Model[]): string {
  const hash = createHash('sha256').update(JSON.stringify(made))
  for (const { glb, look } of models) hash.update(glb).update(JSON.stringify(look))
  return hash.digest('hex').slice(0, 16)
}

/** Writes models for Blender into files whose paths begin with `stem`. */
export function filedModels(models: readonly Model[], stem: string) {
  return Promise.all(
    models.map(async ({ glb, look }, index) => {
      const file = `${stem}-${index}.glb`
      await writeFile(file, glb)
      return { glb: file, look }
    }),
  )
}
