import { z } from 'zod/mini'
import { tabValue } from '../checkout/kept/tab-storage.ts'

/** The address of the order that was just paid in this tab: an account for it needs a password and no more. */
export const orderEmail = tabValue('millrun-order-email', z.string(), undefined)
