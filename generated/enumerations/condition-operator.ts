// Generated from schemas/enumerations/condition-operator.json by npm run generate. Edits are lost.
/** How a clause compares an answer with a value. */
export const conditionOperators = [
  'Exists',
  'NotExists',
  'Equals',
  'NotEquals',
  'GreaterThan',
  'GreaterOrEquals',
  'LessThan',
  'LessOrEquals',
  'In',
  'NotIn',
  'Contains',
  'NotContains',
  'Matches',
  'AnyOf',
  'AllOf',
] as const

export type ConditionOperator = (typeof conditionOperators)[number]
