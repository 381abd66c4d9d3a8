// Generated from schemas/enumerations/background-job.json by npm run generate. Edits are lost.
/** What the server does by itself, without anybody waiting for it. */
export const backgroundJobs = [
  'ExpirePackets',
  'ExpireConsents',
  'ExpireInvites',
  'MoveOnAppointments',
  'EndOffers',
  'WatchVisits',
  'WatchMeetings',
  'WatchWaiting',
  'MarkNoShows',
  'ExtendSeries',
  'LabelRows',
  'MoveMergedRows',
  'AssignDistricts',
  'RecognizeTexts',
  'SendRows',
  'SendDocuments',
  'SendReminders',
  'RemoveDeliveries',
  'RemoveScribbles',
  'RemoveMessages',
  'RemoveRecordings',
  'RemoveMedia',
  'RemoveAccessTokens',
  'ForgetReceipts',
  'ForgetChanges',
  'RemoveSessions',
  'RemoveUploads',
  'TidyDatabase',
] as const

export type BackgroundJob = (typeof backgroundJobs)[number]
