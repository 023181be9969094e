import { useQueryClient, type QueryKey } from '@tanstack/react-query'

/** Has the shop asked again for all whose key begins so, after something was changed in it. */
export function useAskAgain(): (key: QueryKey) => Promise<void> {
  const queryClient = useQueryClient()
  return (queryKey) => queryClient.invalidateQueries({ queryKey })
}
