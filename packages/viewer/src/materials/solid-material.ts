import {
  type Data3DTexture,
  type IUniform,
  MeshStandardMaterial,
  ShaderChunk,
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
  /** Where parts stand in a room instead of in the studio. */
  readonly room?: RoomLight
}

/** How a room changes what the studio's lamps do: scripts of shaders, and what they read. */
export interface RoomLight {
  /** Declares what `vertexPlace` uses. */
  readonly vertex: string
  /** Follows `vPlace`; may move `transformed`. */
  readonly vertexPlace: string
  /** Has `vec3 roomShare(vec3 viewNormal)`, how much of the studio's light arrives, and `vec3 sunShare()`. */
  readonly fragment: string
  readonly uniforms: Readonly<Record<string, IUniform>>
}

const LIT = `
iblIrradiance += studioIrradiance(geometryNormal);
radiance += studioRadiance(geometryViewDir, geometryNormal, material.roughness);
`

const LIT_IN_ROOM = `
vec3 arrives = roomShare(geometryNormal);
iblIrradiance += arrives * studioIrradiance(geometryNormal);
radiance += arrives * studioRadiance(geometryViewDir, geometryNormal, material.roughness);
`

/** What is brighter than paint can be runs softly into white. */
export const SHOULDER = `
vec3 over = max(gl_FragColor.rgb - 0.6, 0.0);
gl_FragColor.rgb = min(gl_FragColor.rgb, 0.6) + 0.4 * (1.0 - exp(-over / 0.4));
`

/** The lights of three, where of the sun arrives what the room lets through. */
export const shadedSun = ShaderChunk.lights_fragment_begin.replace(
  'getDirectionalLightInfo( directionalLight, directLight );',
  '$& directLight.color *= sunShare();',
)

/** A material whose colour, roughness and small unevenness come from where in the piece one looks. */
export function solidMaterial({ shader, call, uniforms, studio }: SolidLook) {
  const { room, ...shared } = studio
  const material = new MeshStandardMaterial({ roughness: 0 })
  material.onBeforeCompile = (program: WebGLProgramParametersWithUniforms) => {
    Object.assign(program.uniforms, uniforms, shared, room?.uniforms)
    program.vertexShader = program.vertexShader
      .replace(
        '#include <common>',
        `#include <common>\nattribute float seed;\nvarying vec3 vPlace;\nvarying float vSeed;\n${room?.vertex ?? ''}`,
      )
      .replace(
        '#include <begin_vertex>',
        `#include <begin_vertex>\nvPlace = position; vSeed = seed;\n${room?.vertexPlace ?? ''}`,
      )
    program.fragmentShader = program.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>\nvarying vec3 vPlace;\nvarying float vSeed;\n${noiseShader}${shader}${room?.fragment ?? ''}`,
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
      .replace('#include <lights_fragment_begin>', room === undefined ? '$&' : shadedSun)
      .replace('#include <lights_fragment_maps>', room === undefined ? LIT : LIT_IN_ROOM)
      .replace('#include <tonemapping_fragment>', SHOULDER)
      .replace(
        '#include <normal_fragment_maps>',
        'normal = bumped(normal, -vViewPosition, look.heightIn);',
      )
  }
  material.customProgramCacheKey = () => (room === undefined ? call : `${call} in a room`)
  return material
}
