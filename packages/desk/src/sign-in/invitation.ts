/** The secret of an invitation, behind the # of its link. */
export function invitationIn(hash: string): string | undefined {
  const named = new URLSearchParams(hash.slice(1))
  return named.get('type') === 'invite' ? (named.get('token_hash') ?? undefined) : undefined
}
