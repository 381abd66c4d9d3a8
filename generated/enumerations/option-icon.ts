// Generated from schemas/enumerations/option-icon.json by npm run generate. Edits are lost.
/** The picture beside an answer that can be chosen. */
export const optionIcons = [
  'FaceHappy',
  'FaceNeutral',
  'FaceSad',
  'ThumbUp',
  'ThumbDown',
  'Check',
  'Cross',
  'Question',
  'Warning',
  'Heart',
  'Star',
  'Sun',
  'Moon',
  'Cloud',
  'House',
  'School',
  'Briefcase',
  'Car',
  'Phone',
  'Pill',
  'Bed',
  'Meal',
  'Person',
  'People',
] as const

export type OptionIcon = (typeof optionIcons)[number]
