import { StaticPanel } from './static-panel.tsx'

/** The basis of recommendations. */
export function RecommendationsPanel() {
  return (
    <StaticPanel
      title="Smart Recommendations"
      lead="Every outfit, planned day and swap says why it was chosen."
      points={[
        ['Reasons first', 'Armadio weighs color, formality, warmth and rain, and tells you why.'],
        ['Your own clothes', "Favors pieces you haven't worn lately. Skips anything in the wash."],
        [
          'No black box',
          'Works without AI. If you add a model, it can choose and rephrase, but never invent a piece.',
        ],
      ]}
    />
  )
}

/** The rules of sharing. */
export function SocialPanel() {
  return (
    <StaticPanel
      title="Social"
      lead="Nothing is shared until you share it. You can remove a link anytime."
      points={[
        ['One image', 'Turn an outfit into an image for Instagram or Pinterest, made on this computer.'],
        ['Words to go with it', 'A caption and hashtags to copy, made from the pieces and the occasion.'],
        ['No feed', "No followers to gain and no one else's closet to scroll through."],
      ]}
    />
  )
}

/** Explains that no notifications are sent. */
export function NotificationsPanel() {
  return (
    <StaticPanel
      title="Notifications"
      lead="Armadio waits until you open it."
      points={[
        ['No mail, no push', 'Nothing pops up. Anything that needs you is shown on its own page.'],
        ['Your calendar', 'Download a planned week as a calendar file and let your calendar remind you.'],
        ['Prices', 'Check a wishlist item to see how far its price is from your target.'],
      ]}
    />
  )
}
