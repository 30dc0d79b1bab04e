/** What is kept of the list of plans stands under this key. */
export const plansKey = ['/api/weekly-plans'] as const
