import { createResource } from '../app/resource.ts'

/** The search over all products, fetched and made ready once. */
export const productSearch = createResource(async () => {
  const { createSearch } = await import('./create-search.ts')
  return { find: await createSearch() }
})
