/** What is kept of the list of plans stands under this key. */
export const plansKey = ['/api/weekly-plans'] as const

/** A plan with its days stands under this key. */
export const planKey = (id: string) => ['/api/weekly-plans/:id', id]
