import type { RoomLook } from './room-piece.ts'

/** White woodwork, satin. */
export const TRIM: RoomLook = { paint: '#f1eee7', roughness: 0.42 }
