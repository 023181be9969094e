import { QueryClient } from '@tanstack/react-query'

/** How old an answer may be, in milliseconds, before it is asked for again by whoever comes to it. */
const FRESH_MS = 10_000

/**
 * What was asked of the shop, while somebody is at the desk. Without a network it is asked all the same, so that its
 * failure is said and not waited for; it is asked again when the network is back. A refusal is not asked twice.
 */
export function openDeskQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: 'always',
        retry: false,
        staleTime: FRESH_MS,
      },
    },
  })
}
