import type { FinishCode } from '@millrun/catalogue/choosing/option-group'
import type { FinishLook } from '@millrun/parts/materials/finishes'
import { coatLook, type Ware } from '@millrun/parts/materials/wares'
import { Color, type MeshStandardMaterial, Vector2, Vector3 } from 'three'
import { finishShader } from './finish-shader.ts'
import { solidMaterial, type StudioUniforms } from './solid-material.ts'

/** The material of all iron, or of a ware, in a view; another finish is a change of numbers. */
export interface FinishMaterial {
  readonly material: MeshStandardMaterial
  readonly become: (finish: FinishCode) => void
}

export function finishMaterial(coat: FinishCode | Ware, studio: StudioUniforms): FinishMaterial {
  const uniforms = finishUniforms(coatLook(coat))
  const material = solidMaterial({
    shader: finishShader,
    call: 'Coat look = coatAt(vPlace, vSeed);',
    uniforms,
    studio,
  })
  const become = (next: FinishCode) => {
    const fresh = finishUniforms(coatLook(next))
    for (const name of Object.keys(fresh)) Object.assign(uniforms[name] ?? {}, fresh[name])
  }
  return { material, become }
}

/** The numbers of a finish as its shader takes them. Without veins the second of `vein` is 0. */
export function finishUniforms({
  colours,
  metalness,
  roughness,
  bump,
  vein,
}: FinishLook): Record<string, { value: unknown }> {
  return {
    coat: { value: colours.map((colour) => new Color(colour)) },
    coatRoughness: { value: new Vector2(...roughness) },
    coatMetalness: { value: metalness },
    coatBump: { value: bump },
    veinColour: { value: new Color(vein?.colour ?? '#000000') },
    vein: { value: new Vector3(vein?.islandIn ?? 1, vein?.share ?? 0, vein?.depth ?? 0) },
  }
}
