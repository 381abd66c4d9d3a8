// Generated from schemas/enumerations/notification-channel.json by npm run generate. Edits are lost.
/** How a notification reaches somebody. */
export const notificationChannels = ['InApp', 'Email', 'Sms'] as const

export type NotificationChannel = (typeof notificationChannels)[number]
