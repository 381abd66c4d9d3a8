// Generated from schemas/permissions by npm run generate. Edits are lost.
/** The built-in roles of a practice's staff. */
export const staffRoles: readonly { readonly key: string; readonly name: string }[] = [
  { key: 'practitioner', name: 'Practitioner' },
  { key: 'product-user', name: 'Product User' },
  { key: 'product-administrator', name: 'Product Administrator' },
  { key: 'supervisor', name: 'Supervisor' },
  { key: 'administrative', name: 'Administrative' },
  { key: 'quality-assurance', name: 'Quality Assurance' },
  { key: 'case-management', name: 'Case Management' },
  { key: 'non-prescribing-clinician', name: 'Non-Prescribing Clinician' },
  { key: 'prescribing-clinician', name: 'Prescribing Clinician' },
  { key: 'services', name: 'Services' },
  { key: 'automation', name: 'Automation' },
  { key: 'scribe', name: 'Scribe' },
]
