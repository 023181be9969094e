/** What to do for whoever cannot sign in any more. */
export function AnotherLink({ lost }: { lost: string }) {
  return (
    <>
      {lost} Ask an owner of the shop for a new link. On the shop's own machine,{' '}
      <code className="font-mono text-[14px] wrap-anywhere text-ink">
        npm run staff -- add EMAIL --role ROLE
      </code>{' '}
      prints one; with it you begin anew.
    </>
  )
}
