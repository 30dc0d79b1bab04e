/** Which of the two ticks is shown: before leaving, or before coming home. */
export type TickKind = 'isPacked' | 'isBack'
