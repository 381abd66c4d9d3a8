// Generated from schemas/enumerations/notification-channel.json by npm run generate. Edits are lost.
/** The values of notification channel. */
export const notificationChannels = ['InApp', 'Email', 'Sms'] as const

export type NotificationChannel = (typeof notificationChannels)[number]
