import { BackHome } from './back-home.tsx'

/** The head of a page other than home: the arrow back, and its title. */
export function PageHead({ title }: { readonly title: string }) {
  return (
    <>
      <BackHome />
      <h1 className="type-display">{title}</h1>
    </>
  )
}
