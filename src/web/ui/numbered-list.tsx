/** A numbered list of short texts. */
export function NumberedList({ texts }: { readonly texts: readonly string[] }) {
  return (
    <ol className="mt-2">
      {texts.map((text, at) => (
        <li
          key={text}
          className="border-line type-ui grid grid-cols-[20px_minmax(0,1fr)] border-t py-2.25 leading-5.25 break-words"
        >
          <span aria-hidden className="type-heading text-quiet text-[1rem]! leading-5.25!">
            {at + 1}
          </span>
          {text}
        </li>
      ))}
    </ol>
  )
}
