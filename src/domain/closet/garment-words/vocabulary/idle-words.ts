/** Phrases that contain one of the other words without its meaning. */
// prettier-ignore
export const idleWords =
  'lace-up laceup lace-ups button-down buttoned-down fold-down roll-down turn-down drop-down side-stripe side-stripes stripe-detail tie-front short-skirt long-johns wide-brim wide-brimmed sport-coat sport-jacket sports-jacket sport-utility smart-watch smart-phone rubber-sole rubber-soles satin-finish velvet-touch pearl-snap check-out snake-chain snake-ring all-over full-zip half-zip flower-girl lace-front light-wash dark-wash medium-wash'
