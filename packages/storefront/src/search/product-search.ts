import { createResource } from '../app/resource.ts'

/** The search over all products and what it shows, fetched and made ready once. */
export const productSearch = createResource(async () => {
  const [{ createSearch }, { FoundList, countText }] = await Promise.all([
    import('./create-search.ts'),
    import('./found-list.tsx'),
  ])
  return { find: await createSearch(), FoundList, countText }
})
