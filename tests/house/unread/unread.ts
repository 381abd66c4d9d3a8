/**
 * What the schemas promise and nothing reads yet, by the number of the issue that will. The list only becomes shorter: what
 * is read leaves it, and nothing new comes in.
 */
export const unread: Readonly<Record<number, readonly string[]>> = {
  11: [
    'flag CanDeletePatients',
    'flag CanLogCommunications',
    'flag CanManageClinical',
    'flag CanManageCoverages',
    'flag CanManageDocuments',
    'flag CanManageEpisodes',
    'flag CanParseCda',
    'flag CanRecordRoutines',
    'preference dashboardLayout',
    'preference tourSteps',
  ],
  13: ['flag CanAdministerQuestionnaires', 'flag CanAnswerPackets', 'flag CanManageNoteRules'],
  14: [
    'flag CanManageCarePlans',
    'flag CanManageNotes',
    'flag CanReadNotes',
    'flag CanUseAmbient',
    'preference defaultRounding',
    'preference defaultScribeNoteFormat',
    'preference dictation',
    'preference mfaRequired',
    'preference signatureDefaultMethod',
  ],
  15: [
    'flag CanManageSchedules',
    'preference monthlyUserReportScheduling',
    'preference notifications',
    'preference reportEmails',
  ],
}
