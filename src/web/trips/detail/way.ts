/** Which of the two lists is ticked: before leaving, or before coming home. */
export type Way = 'isPacked' | 'isBack'
