// Generated from schemas/enumerations/display-format.json by npm run generate. Edits are lost.
/** The values of display format. */
export const displayFormats = [
  'Currency',
  'Slider',
  'Stars',
  'Email',
  'Phone',
  'SocialSecurityNumber',
  'PostalCode',
  'Percentage',
] as const

export type DisplayFormat = (typeof displayFormats)[number]
