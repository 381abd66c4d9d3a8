// Generated from schemas/enumerations/element-display.json by npm run generate. Edits are lost.
/** How a form element is drawn, where its type can be drawn in several ways. */
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
