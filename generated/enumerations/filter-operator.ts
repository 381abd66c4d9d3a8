// Generated from schemas/enumerations/filter-operator.json by npm run generate. Edits are lost.
/** How a query compares a field with a value. */
export const filterOperators = ['eq', 'ne', 'lt', 'le', 'gt', 'ge', 'in', 'nin', 'contains', 'startsWith', 'exists', 'between'] as const

export type FilterOperator = (typeof filterOperators)[number]
