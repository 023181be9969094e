import {
  type Data3DTexture,
  type IUniform,
  MeshStandardMaterial,
  type Vector2,
  type WebGLProgramParametersWithUniforms,
} from 'three'
import { noiseShader } from './noise-shader.ts'
import { studioShader } from './studio-shader.ts'

interface SolidLook {
  /** Script of the shader that has `call`. */
  readonly shader: string
  /** What gives a struct of colour, metal, rough and heightIn at `vPlace` of the piece with `vSeed`. */
  readonly call: string
  readonly uniforms: Readonly<Record<string, IUniform>>
  readonly studio: StudioUniforms
}

/** What all materials of a view have in common. */
export interface StudioUniforms {
  readonly randomBlock: { readonly value: Data3DTexture }
  /** Cosine and sine of how far the studio is turned with the camera. */
  readonly studioTurn: { readonly value: Vector2 }
}

const LIT = `
iblIrradiance += studioIrradiance(geometryNormal);
radiance += studioRadiance(geometryViewDir, geometryNormal, material.roughness);
`

/** What is brighter than paint can be runs softly into white. */
const SHOULDER = `
vec3 over = max(gl_FragColor.rgb - 0.6, 0.0);
gl_FragColor.rgb = min(gl_FragColor.rgb, 0.6) + 0.4 * (1.0 - exp(-over / 0.4));
`

/** A material whose colour, roughness and small unevenness come from where in the piece one looks. */
export function solidMaterial({ shader, call, uniforms, studio }: SolidLook) {
  const material = new MeshStandardMaterial({ roughness: 0 })
  material.onBeforeCompile = (program: WebGLProgramParametersWithUniforms) => {
    Object.assign(program.uniforms, uniforms, studio)
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
      .replace('#include <metalnessmap_fragment>', 'float metalnessFactor = look.metal;')
      .replace(
        '#include <lights_physical_pars_fragment>',
        `#include <lights_physical_pars_fragment>
${studioShader}`,
      )
      .replace('#include <lights_fragment_maps>', LIT)
      .replace('#include <tonemapping_fragment>', SHOULDER)
      .replace(
        '#include <normal_fragment_maps>',
        'normal = bumped(normal, -vViewPosition, look.heightIn);',
      )
  }
  material.customProgramCacheKey = () => call
  return material
}
