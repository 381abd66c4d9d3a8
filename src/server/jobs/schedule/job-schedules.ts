import type { BackgroundJob } from '#generated/enumerations/background-job.ts'

/** When a job is due: each night at so many minutes after midnight, in each practice's own time, or of the installation at UTC; or at that minute of every hour, quarter of an hour or five minutes. */
export type JobSchedule = {
  readonly whose: 'practice' | 'installation'
  readonly minute: number
  readonly every?: 'hour' | 'quarter' | 'fiveMinutes'
}

const hour = 60

/** When each job is due. What depends on the date comes right after midnight, what only tidies up in the small hours. */
export const jobSchedules: { readonly [Name in BackgroundJob]: JobSchedule } = {
  ExpirePackets: { whose: 'practice', minute: 10 },
  ExpireConsents: { whose: 'practice', minute: 15 },
  ExpireInvites: { whose: 'practice', minute: 17 },
  MoveOnAppointments: { whose: 'practice', minute: 5, every: 'hour' },
  EndOffers: { whose: 'practice', minute: 0, every: 'fiveMinutes' },
  WatchVisits: { whose: 'practice', minute: 1, every: 'fiveMinutes' },
  WatchMeetings: { whose: 'practice', minute: 3, every: 'quarter' },
  WatchWaiting: { whose: 'practice', minute: 32 },
  WatchUnsigned: { whose: 'practice', minute: 6 * hour },
  WatchReviews: { whose: 'practice', minute: 6 * hour + 5 },
  MarkNoShows: { whose: 'practice', minute: 7, every: 'hour' },
  ExtendSeries: { whose: 'practice', minute: 30 },
  LabelRows: { whose: 'practice', minute: 20 },
  MoveMergedRows: { whose: 'practice', minute: 25 },
  AssignDistricts: { whose: 'practice', minute: 27 },
  RecognizeTexts: { whose: 'practice', minute: 2 * hour + 45 },
  KeepNoteCopies: { whose: 'practice', minute: 11, every: 'quarter' },
  KeepConsentCopies: { whose: 'practice', minute: 12, every: 'quarter' },
  SendRows: { whose: 'practice', minute: hour },
  SendOffers: { whose: 'practice', minute: 2, every: 'fiveMinutes' },
  SendReminders: { whose: 'practice', minute: 2, every: 'quarter' },
  RemindOfPackets: { whose: 'practice', minute: 9, every: 'hour' },
  SendDocuments: { whose: 'practice', minute: hour + 15 },
  RemoveDeliveries: { whose: 'practice', minute: 2 * hour },
  RemoveScribbles: { whose: 'practice', minute: 2 * hour + 10 },
  RemoveMessages: { whose: 'practice', minute: 2 * hour + 20 },
  RemoveRecordings: { whose: 'practice', minute: 2 * hour + 30 },
  RemoveMedia: { whose: 'practice', minute: 2 * hour + 35 },
  RemoveAccessTokens: { whose: 'practice', minute: 2 * hour + 40 },
  ForgetReceipts: { whose: 'installation', minute: 2 * hour + 50 },
  ForgetChanges: { whose: 'practice', minute: 2 * hour + 55 },
  RemoveSessions: { whose: 'installation', minute: 3 * hour },
  RemoveUploads: { whose: 'installation', minute: 3 * hour + 30 },
  TidyDatabase: { whose: 'installation', minute: 4 * hour },
}
