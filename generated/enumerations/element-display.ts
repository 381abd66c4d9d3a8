// Generated from schemas/enumerations/element-display.json by npm run generate. Edits are lost.
/** The values of element display. */
export const elementDisplays = [
  'Currency',
  'Slider',
  'Stars',
  'Email',
  'Phone',
  'SocialSecurityNumber',
  'PostalCode',
  'Percentage',
  'YesNo',
  'Radio',
  'Dropdown',
  'Checkbox',
  'Checkboxes',
  'Chips',
  'Autocomplete',
  'Toggle',
  'Switch',
  'Buttons',
  'List',
  'Matrix',
  'Plain',
  'Code',
] as const

export type ElementDisplay = (typeof elementDisplays)[number]
