import type { DeliveryMode } from '../delivery/delivery.ts'

/**
 * Business days from our warehouse to the door, estimates of the carriers. Sources: UPS Ground, 1 to 5 in the 48 states;
 * USPS First-Class Mail, 1 to 5; less-than-truckload networks, 1 to 7 (myfreightworld.com/ltl-transit-times, May 2026).
 */
export const TRANSIT_DAYS = {
  letter: [1, 5],
  parcel: [1, 5],
  freight: [1, 7],
  pickup: [0, 0],
} as const satisfies Record<DeliveryMode, readonly [number, number]>
