import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement, ReactNode } from 'react'
import { afterEach } from 'vitest'
import { createQueryClient } from '../../../src/web/api/query-client.ts'

/**
 * Renders elements for the tests of one file and clears the document after each. Use it instead of Testing Library's
 * `screen`: files share their modules, so `screen` searches the document of the file that loaded it first.
 */
export function givenScreen() {
  afterEach(() => {
    cleanup()
    document.body.replaceChildren()
    document.head.replaceChildren()
    document.body.removeAttribute('style')
  })
  return {
    show(element: ReactElement, queries = createQueryClient()) {
      const wrapper = ({ children }: { readonly children: ReactNode }) => (
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      )
      const { rerender, unmount } = render(element, { wrapper })
      return { ...within(document.body), user: userEvent.setup(), queries, rerender, unmount }
    },
  }
}
