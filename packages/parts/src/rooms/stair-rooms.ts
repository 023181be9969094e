import { balcony } from './scenes/balcony.ts'
import { bronze } from './scenes/bronze.ts'
import { craftsman } from './scenes/craftsman.ts'
import { morning } from './scenes/morning.ts'
import { painted } from './scenes/painted.ts'
import { straightLines } from './scenes/straight-lines.ts'
import type { StairRoom } from './stair-room.ts'

/** The staircases that the shop shows, each with other parts, from elsewhere and in another light. */
export function stairRooms(): readonly StairRoom[] {
  return [morning(), straightLines(), painted(), craftsman(), bronze(), balcony()]
}
