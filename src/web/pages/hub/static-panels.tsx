import { StaticPanel } from './static-panel.tsx'

/** What recommendations go by. */
export function RecommendationsPanel() {
  return (
    <StaticPanel
      title="Smart Recommendations"
      lead="Every outfit, every day of a week and every swap says why it was chosen."
      points={[
        [
          'Reasons first',
          'Color, formality, warmth and rain are weighed by rules that are told in sentences.',
        ],
        [
          'Your own clothes',
          'Pieces that rested come forward. What is in the wash stays out of every outfit.',
        ],
        [
          'No black box',
          'The rules work without a model. A model that you set may word them, never invent a piece.',
        ],
      ]}
    />
  )
}

/** What is shared, and how. */
export function SocialPanel() {
  return (
    <StaticPanel
      title="Social"
      lead="Nothing is shared until you share it, and a link can be taken back."
      points={[
        ['One picture', 'An outfit becomes a plate for Instagram or Pinterest, drawn on this computer.'],
        ['Words to go with it', 'A caption and hashtags to copy, made from the pieces and the occasion.'],
        ['No feed', 'There are no followers to gather and no closet of others to scroll through.'],
      ]}
    />
  )
}

/** What is never sent. */
export function NotificationsPanel() {
  return (
    <StaticPanel
      title="Notifications"
      lead="Armadio waits until you open it."
      points={[
        ['No mail, no push', 'Nothing rings. What wants attention stands on the page that it belongs to.'],
        [
          'Your calendar',
          'A planned week can be taken along as a calendar file, and your own calendar reminds you.',
        ],
        ['Prices', 'A wish says how far its price is from your target when you check it.'],
      ]}
    />
  )
}
