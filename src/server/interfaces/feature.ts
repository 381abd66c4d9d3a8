import type { Feature } from '#server/operations/handler.ts'
import { openFolder } from './open-folder.ts'
import { sendRows } from './send-rows.ts'
import { syncNote, takeSyncResult } from './sync-note.ts'
import { syncRow } from './sync-row.ts'

/** What leaves the house for an outside system: rows that are asked for, one after the other, in the background. */
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
  },
  guards: {},
  jobs: { SendRows: sendRows },
} satisfies Feature

/** The feature, with the outside system that comes with the product. */
export const interfaces = { ...feature, openFolder }
