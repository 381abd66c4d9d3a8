// Generated from schemas/enumerations/chart-card.json by npm run generate. Edits are lost.
/** A card on the summary of a chart. */
export const chartCards = [
  'Changes',
  'Details',
  'Programs',
  'Problems',
  'Allergies',
  'Medications',
  'Measures',
  'Upcoming',
  'Past',
  'Notes',
  'Coverage',
  'Contacts',
  'Consents',
] as const

export type ChartCard = (typeof chartCards)[number]
