import { balcony } from './balcony.ts'
import { bronze } from './bronze.ts'
import { craftsman } from './craftsman.ts'
import { morning } from './morning.ts'
import { painted } from './painted.ts'
import { straightLines } from './straight-lines.ts'
import type { Scene } from './scene.ts'

/** The staircases that the shop shows, each with other parts, from elsewhere and in another light. */
export function scenes(): readonly Scene[] {
  return [morning(), straightLines(), painted(), craftsman(), bronze(), balcony()]
}
