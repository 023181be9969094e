import {
  type IUniform,
  MeshStandardMaterial,
  type Vector2,
  type WebGLProgramParametersWithUniforms,
} from 'three'
import { noiseShader } from './noise-shader.ts'
import { randomBlock } from './random-block.ts'
import { studioShader } from './studio-shader.ts'

interface SolidLook {
  /** Script of the shader that has `call`. */
  readonly shader: string
  /** What gives a struct of colour, rough and heightIn at `vPlace` of the piece with `vSeed`. */
  readonly call: string
  readonly uniforms: Readonly<Record<string, IUniform>>
  readonly metalness: number
  /** Cosine and sine of how far the studio is turned with the camera. */
  readonly studioTurn: Vector2
}

const LIT = `
iblIrradiance += studioIrradiance(geometryNormal);
radiance += studioRadiance(geometryViewDir, geometryNormal, material.roughness);
`

/** A material whose colour, roughness and small unevenness come from where in the piece one looks. */
export function solidMaterial({ shader, call, uniforms, metalness, studioTurn }: SolidLook) {
  const material = new MeshStandardMaterial({ roughness: 0, metalness })
  material.onBeforeCompile = (program: WebGLProgramParametersWithUniforms) => {
    Object.assign(program.uniforms, uniforms, {
      randomBlock: { value: randomBlock() },
      studioTurn: { value: studioTurn },
    })
    program.vertexShader = program.vertexShader
      .replace(
        '#include <common>',
        '#include <common>\nattribute float seed;\nvarying vec3 vPlace;\nvarying float vSeed;',
      )
      .replace(
        '#include <begin_vertex>',
        '#include <begin_vertex>\nvPlace = position; vSeed = seed;',
      )
    program.fragmentShader = program.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>\nvarying vec3 vPlace;\nvarying float vSeed;\n${noiseShader}${shader}`,
      )
      .replace('#include <color_fragment>', `${call}\ndiffuseColor.rgb = look.colour;`)
      .replace(
        '#include <roughnessmap_fragment>',
        'float roughnessFactor = clamp(roughness + look.rough, 0.05, 1.0);',
      )
      .replace(
        '#include <lights_physical_pars_fragment>',
        `#include <lights_physical_pars_fragment>
${studioShader}`,
      )
      .replace('#include <lights_fragment_maps>', LIT)
      .replace(
        '#include <normal_fragment_maps>',
        'normal = bumped(normal, -vViewPosition, look.heightIn);',
      )
  }
  material.customProgramCacheKey = () => call
  return material
}
