// Generated from schemas/enumerations/organization-kind.json by npm run generate. Edits are lost.
/** The values of organization kind. */
export const organizationKinds = [
  'Payer',
  'Facility',
  'Agency',
  'School',
  'Court',
  'Employer',
  'Pharmacy',
  'Laboratory',
  'ReferralSource',
  'Vendor',
  'Other',
] as const

export type OrganizationKind = (typeof organizationKinds)[number]
