export { addressLine, business, mapsUrl } from '@millrun/commerce/business'
