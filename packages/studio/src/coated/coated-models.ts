import { alikeBy } from '@millrun/catalogue/alike'
import { glbOf } from '@millrun/parts/glb/glb-of'
import { plainLook } from '@millrun/parts/glb/plain-look'
import { studioLook } from '../photographs/studio-look.ts'
import type { Coated, Look } from './coated.ts'

/** The models of what stands together, one for every look that something in it has. */
export function modelsOf(name: string, all: readonly Coated[]) {
  return Promise.all(
    alikeBy(all, ({ look }) => JSON.stringify(look)).map(async (coated) => {
      const [{ look }] = coated
      const solids = coated.flatMap((piece) => piece.solids)
      const plain = plainLook('wood' in look || 'finish' in look ? look : { wood: 'primed' })
      return { glb: await glbOf(name, solids, plain), look: inStudio(look) }
    }),
  )
}

function inStudio(look: Look) {
  if ('paint' in look) {
    return { kind: 'paint', colour: look.paint, roughness: look.roughness } as const
  }
  if ('cloth' in look) {
    const { cloth: colour, ribIn } = look
    return { kind: 'cloth', colour, ...(ribIn !== undefined && { ribIn }) } as const
  }
  if ('glow' in look) return { kind: 'glow', colour: look.glow, strength: look.strength } as const
  return studioLook(look)
}
