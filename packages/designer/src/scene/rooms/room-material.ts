import { noiseShader } from '@millrun/viewer/materials/noise-shader'
import { shadedSun, SHOULDER, type StudioUniforms } from '@millrun/viewer/materials/solid-material'
import { MeshStandardMaterial } from 'three'
import type { RoomLighting } from './room-light.ts'
import { surfaceShader } from './surface-shader.ts'

/** The material of a room: every surface has its pattern, all are lit alike. */
export function roomMaterial(
  { shader, uniforms }: RoomLighting,
  { randomBlock }: StudioUniforms,
): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ vertexColors: true, roughness: 0 })
  material.onBeforeCompile = (program) => {
    Object.assign(program.uniforms, uniforms, { randomBlock })
    program.vertexShader = program.vertexShader
      .replace(
        '#include <common>',
        '#include <common>\nattribute float surface;\nvarying float vSurface;\nvarying vec3 vRoomPlace;',
      )
      .replace(
        '#include <begin_vertex>',
        '#include <begin_vertex>\nvSurface = surface; vRoomPlace = (modelMatrix * vec4(position, 1.0)).xyz;',
      )
    program.fragmentShader = program.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>\nvarying float vSurface;\n${noiseShader}${shader}${surfaceShader}
vec3 sunShare() { return sunShareAt(vRoomPlace); }`,
      )
      .replace(
        '#include <color_fragment>',
        `vec3 facing = normalize(inverseTransformDirection(vNormal, viewMatrix));
Stuff look = stuffAt(vRoomPlace, facing, vColor.rgb, int(vSurface + 0.5));
diffuseColor.rgb = look.colour;`,
      )
      .replace('#include <roughnessmap_fragment>', 'float roughnessFactor = look.rough;')
      .replace('#include <metalnessmap_fragment>', 'float metalnessFactor = look.metal;')
      .replace(
        '#include <normal_fragment_maps>',
        'normal = bumped(normal, -vViewPosition, look.heightIn);',
      )
      .replace('#include <lights_fragment_begin>', shadedSun)
      .replace(
        '#include <lights_fragment_maps>',
        `float open = openness(vRoomPlace, facing);
iblIrradiance += PI * ambientAt(vRoomPlace, facing, open);
vec3 seen = reflect(normalize(vRoomPlace - cameraPosition), facing);
radiance += look.shine * ambientAt(vRoomPlace, seen, open);`,
      )
      .replace(
        '#include <opaque_fragment>',
        `outgoingLight = mix(outgoingLight, look.colour * 1.6, look.glow);
#include <opaque_fragment>`,
      )
      .replace(
        '#include <tonemapping_fragment>',
        `${SHOULDER}
gl_FragColor.rgb = inHaze(gl_FragColor.rgb, vRoomPlace);`,
      )
  }
  material.customProgramCacheKey = () => 'room'
  return material
}
