/** The pages besides home: links in the header; on a phone in the profile menu. */
export const quickLinks = [
  { href: '/outfit-planner', name: 'Planner' },
  { href: '/enhanced-features', name: 'Today' },
  { href: '/trips', name: 'Trips' },
] as const
