import { BackHome } from './back-home.tsx'

/** The head of a page other than home: a back link and the title. */
export function PageHead({ title }: { readonly title: string }) {
  return (
    <>
      <BackHome />
      <h1 className="type-display">{title}</h1>
    </>
  )
}
