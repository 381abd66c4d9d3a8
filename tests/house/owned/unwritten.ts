/** Fields whose writer is still to come: with which part of the product, and why. */
export type Unwritten = {
  readonly comesWith:
    | 'plans signed together'
    | 'proof of service'
    | 'scratch notes beside a note'
    | 'guided conversations'
    | 'records from elsewhere'
    | 'chat'
    | 'reports'
    | 'ambient scribe'
    | 'identity'
    | 'billing'
  readonly because: string
  readonly fields: readonly string[]
}

/**
 * The fields that only the server may write and that nothing writes yet. The list only becomes shorter: what is written leaves it,
 * and nothing new comes in.
 */
export const unwritten: readonly Unwritten[] = [
  {
    comesWith: 'records from elsewhere',
    because: 'Records from elsewhere are matched with people in the chart.',
    fields: ['CdaParsingTask.matches', 'CdaParsingTask.errors'],
  },
  {
    comesWith: 'plans signed together',
    because: 'Meetings about plans are signed for by those who took part.',
    fields: [
      'CarePlanSession.signatures',
      'CarePlanSession.signatures.signedAt',
      'CarePlanSession.patientSignatures',
      'CarePlanSession.patientSignatures.signedAt',
    ],
  },
  {
    comesWith: 'scratch notes beside a note',
    because: 'What was scribbled is put into a note, or taken over from a colleague.',
    fields: ['Scribble.insertedInto', 'SharedScribble.takenOver'],
  },
  {
    comesWith: 'guided conversations',
    because: 'A script is gone through with a patient, and what was said goes into the note.',
    fields: ['Dialogue.insertedInto', 'Dialogue.locked', 'Dialogue.results.observation'],
  },
  {
    comesWith: 'proof of service',
    because: 'A patient signs that a session took place.',
    fields: ['Encounter.patientSignatures'],
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
