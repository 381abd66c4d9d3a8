import type { Feature } from '#server/operations/handler.ts'
import { openMessengers } from './messengers/open-messengers.ts'
import { openFolder } from './open-folder.ts'
import { sendRows } from './send-rows.ts'
import { syncNote, takeSyncResult } from './sync-note.ts'
import { syncRow } from './sync-row.ts'
import { openDocumentFolder } from './transmissions/open-document-folder.ts'
import { releaseTransmission } from './transmissions/release-transmission.ts'
import { sendDocuments } from './transmissions/send-documents.ts'
import { sendTransmission } from './transmissions/send-transmission.ts'
import { stopTransmission } from './transmissions/stop-transmission.ts'
import { takeTransmissionResult } from './transmissions/take-transmission-result.ts'
import { transmissionGuard } from './transmissions/transmission-guard.ts'

/** What leaves the house for an outside system: rows that are asked for, one after the other, in the background; and documents for people outside. */
const feature = {
  handlers: {
    'patient.sync': syncRow('Patient'),
    'practitioner.sync': syncRow('Practitioner'),
    'appointment.sync': syncRow('Appointment'),
    'episodeOfCare.sync': syncRow('EpisodeOfCare'),
    'encounter.sync': syncRow('Encounter'),
    'coverage.sync': syncRow('Coverage'),
    'note.sync': syncNote,
    'note.takeSyncResult': takeSyncResult,
    'documentTransmission.send': sendTransmission,
    'documentTransmission.stop': stopTransmission,
    'documentTransmission.release': releaseTransmission,
    'documentTransmission.takeResult': takeTransmissionResult,
  },
  guards: { DocumentTransmission: transmissionGuard },
  jobs: { SendRows: sendRows, SendDocuments: sendDocuments },
} satisfies Feature

/** The feature, with the outside system the carrier of documents and the ways of messages that come with the product. */
export const interfaces = { ...feature, openFolder, openDocumentFolder, openMessengers }

export type { MessengerSettings } from './messengers/open-messengers.ts'
