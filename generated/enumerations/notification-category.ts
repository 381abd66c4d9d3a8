// Generated from schemas/enumerations/notification-category.json by npm run generate. Edits are lost.
/** What a notification is about. */
export const notificationCategories = [
  'Sign',
  'CoSign',
  'Return',
  'Audit',
  'Packet',
  'Consent',
  'Appointment',
  'Waitlist',
  'Message',
  'Mention',
  'Report',
  'Authorization',
  'CarePlanReview',
  'Transmission',
  'Transcription',
  'Access',
  'System',
] as const

export type NotificationCategory = (typeof notificationCategories)[number]
