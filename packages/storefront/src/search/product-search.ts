import { createResource } from '../app/resource.ts'

/** The search over all products and the list it shows, fetched and made ready once. */
export const productSearch = createResource(async () => {
  const [{ createSearch }, { ResultList }] = await Promise.all([
    import('./create-search.ts'),
    import('./result-list.tsx'),
  ])
  return { find: await createSearch(), ResultList }
})
