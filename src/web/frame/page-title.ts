import { useEffect } from 'react'

/** Names the browser's tab after the page that is shown. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Armadio`
  }, [title])
}
