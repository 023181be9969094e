import type { FormOrder } from './form-order.ts'
import { madeForm } from './made-form.ts'

// Solids take long to build, so that happens beside the page; their numbers are handed over, not copied.
addEventListener('message', ({ data }: MessageEvent<FormOrder>) => {
  const made = madeForm(data)
  const transfer = made.solids.flatMap(({ mesh }) => [
    mesh.positions.buffer,
    mesh.normals.buffer,
    mesh.triangles.buffer,
  ])
  postMessage(made, { transfer })
})
