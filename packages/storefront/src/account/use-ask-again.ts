import { useQueryClient } from '@tanstack/react-query'

/** Has the shop asked again for what goes by this name, after something was changed in it. */
export function useAskAgain(name: string): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: [name] })
}
