import { createResource } from '@millrun/ui/first/resource'

/** The search over all products and what it shows, fetched and made ready once. */
export const productSearch = createResource(async () => {
  const { createSearch, FoundList, countText, nextOption, PressesAround } =
    await import('./search-parts.ts')
  return { find: await createSearch(), FoundList, countText, nextOption, PressesAround }
})
