// Generated from schemas/enumerations/user-role.json by npm run generate. Edits are lost.
/** What a user is to the vendor of the installation or to a practice. */
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
