// Generated from schemas/enumerations/display-format.json by npm run generate. Edits are lost.
/** How a number or a line of text is typed and shown. */
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
