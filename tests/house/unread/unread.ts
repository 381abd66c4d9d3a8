/**
 * What the schemas promise and nothing reads yet, by the number of the issue that will. The list only becomes shorter: what
 * is read leaves it, and nothing new comes in.
 */
export const unread: Readonly<Record<number, readonly string[]>> = {
  11: ['preference dashboardLayout', 'preference tourSteps'],
  14: [
    'flag CanReadNotes',
    'preference defaultRounding',
    'preference defaultScribeNoteFormat',
    'preference dictation',
    'preference mfaRequired',
    'preference signatureDefaultMethod',
  ],
  15: ['preference monthlyUserReportScheduling', 'preference notifications', 'preference reportEmails'],
}
