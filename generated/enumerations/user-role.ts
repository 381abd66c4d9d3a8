// Generated from schemas/enumerations/user-role.json by npm run generate. Edits are lost.
/** The values of user role. */
export const userRoles = [
  'administrator',
  'developer',
  'executive',
  'implementation',
  'marketing',
  'product',
  'qualityassurance',
  'support',
  'sysadmin',
  'user',
] as const

export type UserRole = (typeof userRoles)[number]
