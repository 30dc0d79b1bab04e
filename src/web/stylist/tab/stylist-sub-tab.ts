import { useSearch } from 'wouter'

export const stylistSubTabs = ['focused', 'general', 'influencer'] as const
export type StylistSubTab = (typeof stylistSubTabs)[number]

/** The sub-tab in the address, and a function for the address of each. */
export function useStylistSubTab(): [StylistSubTab, (subTab: StylistSubTab) => string] {
  const search = useSearch()
  const named = new URLSearchParams(search).get('style')
  const address = (subTab: StylistSubTab) => {
    const next = new URLSearchParams(search)
    if (subTab === 'focused') next.delete('style')
    else next.set('style', subTab)
    return `/?${next}`
  }
  return [stylistSubTabs.find((subTab) => subTab === named) ?? 'focused', address]
}
