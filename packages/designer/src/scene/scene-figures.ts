import { InstancedMesh, Mesh, type Scene } from 'three'

/** What one picture of a scene asks of the graphics card, with new shadows, as after every edit. */
export interface SceneFigures {
  readonly drawCalls: number
  readonly triangles: number
}

export function sceneFigures(scene: Scene): SceneFigures {
  let [drawCalls, triangles] = [0, 0]
  scene.traverseVisible((object) => {
    if (!(object instanceof Mesh)) return
    const times = object.castShadow ? 2 : 1
    drawCalls += times
    triangles += times * trianglesOf(object)
  })
  return { drawCalls, triangles }
}

function trianglesOf(mesh: Mesh): number {
  const { index, attributes } = mesh.geometry
  const corners = index?.count ?? attributes['position']?.count ?? 0
  return (corners / 3) * (mesh instanceof InstancedMesh ? mesh.count : 1)
}
