/** States that Armadio handles no payment. */
export function NoPayment({ username }: { readonly username: string }) {
  return (
    <p className="type-note text-quiet">
      Armadio takes no payment. You and @{username} settle it between yourselves.
    </p>
  )
}
