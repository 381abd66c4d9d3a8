// Generated from schemas/enumerations/organization-kind.json by npm run generate. Edits are lost.
/** What an organization is to the practice: a payer, a school, a pharmacy. */
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
