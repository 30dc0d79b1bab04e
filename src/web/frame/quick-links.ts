/** The pages next to home: quiet links in the header, behind the profile picture on a phone. */
export const quickLinks = [
  { href: '/outfit-planner', name: 'Planner' },
  { href: '/enhanced-features', name: 'Today' },
  { href: '/trips', name: 'Trips' },
] as const
