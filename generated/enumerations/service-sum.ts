// Generated from schemas/enumerations/service-sum.json by npm run generate. Edits are lost.
/** How the minutes of the services are compared with the session. */
export const serviceSums = ['SumEqualsSession', 'SumWithinSession', 'EachOnly'] as const

export type ServiceSum = (typeof serviceSums)[number]
