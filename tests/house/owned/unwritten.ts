/** Fields whose writer is still to come: in which issue, or with which part of the product where no issue has a number yet, and why. */
export type Unwritten = {
  readonly comesWith: 11 | 13 | 14 | 15 | 'chat' | 'reports' | 'ambient scribe' | 'identity' | 'billing'
  readonly because: string
  readonly fields: readonly string[]
}

/**
 * The fields that only the server may write and that nothing writes yet. The list only becomes shorter: what is written leaves it,
 * and nothing new comes in.
 */
export const unwritten: readonly Unwritten[] = [
  {
    comesWith: 11,
    because: 'A signed consent is printed with the printouts.',
    fields: ['Consent.document'],
  },
  {
    comesWith: 11,
    because:
      'The header says them to each reader anew: who is a minor changes with the day, and a substance use record is told to those alone who may read one.',
    fields: ['Patient.guardianRequired', 'Patient.flags.sud'],
  },
  {
    comesWith: 11,
    because: 'The page of people and roles shows and ends sign-ins.',
    fields: ['Person.passwordSetAt', 'Person.lockedUntil', 'Person.lastLogin'],
  },
  {
    comesWith: 11,
    because: 'Records from elsewhere are matched with people in the chart.',
    fields: ['CdaParsingTask.matches', 'CdaParsingTask.errors'],
  },
  {
    comesWith: 13,
    because: 'Packets are reminded of where they are sent.',
    fields: ['PacketResponse.remindersSent', 'PacketResponse.assignees.tokenHash'],
  },
  {
    comesWith: 13,
    because: 'Forms leave as FHIR with the ways out.',
    fields: ['Form.fhirQuestionnaire'],
  },
  {
    comesWith: 14,
    because: 'Meetings about plans are signed for by those who took part.',
    fields: [
      'CarePlanSession.signatures',
      'CarePlanSession.signatures.signedAt',
      'CarePlanSession.patientSignatures',
      'CarePlanSession.patientSignatures.signedAt',
    ],
  },
  {
    comesWith: 14,
    because:
      'Sessions are signed for, notes are printed and reviewed, and text has its source with the whole of notes.',
    fields: [
      'Encounter.patientSignatures',
      'Note.summaryDocument',
      'Note.provenance',
      'Note.reviewers.requestedAt',
      'ClinicalDocument.watermark',
      'ClinicalDocument.replaces',
    ],
  },
  {
    comesWith: 14,
    because: 'The composer uses expansions, snippets and scribbles, and the library brings newer texts.',
    fields: [
      'Snippet.usageCount',
      'Snippet.lastUsed',
      'SpeechRule.usageCount',
      'SpeechRule.lastUsed',
      'TextExpansion.usageCount',
      'TextExpansion.lastUsed',
      'Scribble.insertedInto',
      'SharedScribble.takenOver',
      'SnippetTemplate.version',
      'SpeechRuleTemplate.version',
      'TextExpansionTemplate.version',
      'Dialogue.insertedInto',
      'Dialogue.locked',
      'Dialogue.results.observation',
    ],
  },
  {
    comesWith: 'chat',
    because:
      'What was read, and what goes from a channel into the chart, comes with the conversation screen.',
    fields: ['ChannelMembership.unreadCount', 'ChatMessage.readBy', 'ChatMessage.savedToChart'],
  },
  {
    comesWith: 'reports',
    because: 'Nothing runs a report yet; its file, its rows and its deliveries come with what does.',
    fields: [
      'ReportCriteria.schedule.nextRun',
      'ReportDelivery.result',
      'ReportDelivery.rows',
      'ReportDelivery.rowsWithheld',
      'ReportDelivery.passwordCipher',
      'ReportDelivery.error',
      'ReportDelivery.recipients.notifiedAt',
      'ReportDelivery.recipients.downloadedAt',
    ],
  },
  {
    comesWith: 'ambient scribe',
    because: 'No engine turns speech into text yet.',
    fields: [
      'Transcription.result',
      'Transcription.engine',
      'Transcription.acceptance',
      'Transcription.errorMessage',
    ],
  },
  {
    comesWith: 'ambient scribe',
    because: 'How long a recording lasts is known to what plays it.',
    fields: ['Media.durationSeconds'],
  },
  {
    comesWith: 'identity',
    because: 'A second factor and a PIN are only known by the types yet.',
    fields: ['Person.mfa', 'PersonalSignature.failedPinAttempts', 'PersonalSignature.lockedUntil'],
  },
  {
    comesWith: 'billing',
    because: 'Nothing hands sessions over to a billing system yet.',
    fields: ['Encounter.billing', 'Encounter.billing.exportedAt'],
  },
]
