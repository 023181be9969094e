import {
  type Colour,
  PRIMER,
  WOOD_LOOKS,
  type WoodLook,
  type Wood,
} from '@millrun/parts/materials/woods'
import { Color, type MeshStandardMaterial, Vector3, Vector4 } from 'three'
import { solidMaterial, type StudioUniforms } from './solid-material.ts'
import { woodShader } from './wood-shader.ts'

/** The material of everything wooden in a view; another wood is a change of numbers, not of the program. */
export interface WoodMaterial {
  readonly material: MeshStandardMaterial
  readonly become: (wood: Wood) => void
}

/** Primer covers rings, fibres and pores. */
const PRIMED: WoodLook = {
  ring: [PRIMER.colour, PRIMER.colour, PRIMER.colour, PRIMER.colour],
  ringsPerInch: 1,
  wanderIn: 0,
  combed: 0,
  variation: 0,
  fibre: 0,
  pore: { colour: PRIMER.colour, depth: 0, share: 0, size: [1, 1, 1], lateShare: 0 },
  roughness: PRIMER.roughness,
  coat: 0,
}

export function woodMaterial(wood: Wood, studio: StudioUniforms): WoodMaterial {
  const uniforms = woodUniforms(lookOf(wood))
  const material = solidMaterial({
    shader: woodShader,
    call: 'Wood look = woodAt(vPlace, vSeed);',
    uniforms,
    studio,
  })
  const become = (next: Wood) => {
    const look = lookOf(next)
    const fresh = woodUniforms(look)
    for (const name of Object.keys(fresh)) Object.assign(uniforms[name] ?? {}, fresh[name])
    material.roughness = look.roughness
  }
  become(wood)
  return { material, become }
}

function lookOf(wood: Wood): WoodLook {
  return wood === 'primed' ? PRIMED : WOOD_LOOKS[wood]
}

/** The numbers of a wood as its shader takes them: colours in linear light, waves to the inch. */
export function woodUniforms(look: WoodLook): Record<string, { value: unknown }> {
  const { pore, streak, fleck } = look
  return {
    ring: { value: look.ring.map((colour) => new Color(colour)) },
    ringsPerInch: { value: look.ringsPerInch },
    wanderIn: { value: look.wanderIn },
    combed: { value: look.combed },
    variation: { value: look.variation },
    fibre: { value: look.fibre },
    poreColour: { value: new Color(pore.colour) },
    poreScale: { value: new Vector3(...pore.size.map((sizeIn) => 1 / sizeIn)) },
    poreShare: { value: new Vector3(pore.share, pore.lateShare, pore.depth) },
    streak: { value: tint(streak) },
    fleck: { value: tint(fleck) },
  }
}

function tint(of: { readonly colour: Colour; readonly strength: number } | undefined): Vector4 {
  if (of === undefined) return new Vector4(0, 0, 0, 0)
  const { r, g, b } = new Color(of.colour)
  return new Vector4(r, g, b, of.strength)
}
