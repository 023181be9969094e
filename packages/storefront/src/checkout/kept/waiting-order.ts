import { OrderDataSchema } from '@millrun/commerce/functions'
import { tabValue } from './tab-storage.ts'

/** The order that this tab takes from checkout to the account, to be placed on terms there. */
export const waitingOrder = tabValue('millrun-checkout-on-terms', OrderDataSchema, undefined)
