import type { Feature } from '#server/operations/handler.ts'
import { addService } from './add-service.ts'
import { clinicalDocumentGuard } from './clinical-document-guard.ts'
import { conditionGuard } from './condition-guard.ts'
import { discardNote } from './discard-note.ts'
import { encounterGuard } from './encounter-guard.ts'
import { findListCodes } from './find-list-codes.ts'
import { noteGuard } from './note-guard.ts'
import { keepNoteCopies } from './print/draw-note-copy.ts'
import { printNote } from './print/print-note.ts'
import { readyNote } from './ready-note.ts'
import { startNote } from './start-note.ts'
import { upgradeNote } from './upgrade-note.ts'

/** Writing notes up to the moment at which they are ready to be signed. */
export const notes = {
  handlers: {
    'note.start': startNote,
    'note.addService': addService,
    'note.discard': discardNote,
    'note.ready': readyNote,
    'note.upgrade': upgradeNote,
    'note.print': printNote,
    'condition.findCodes': findListCodes,
  },
  guards: {
    Note: noteGuard,
    Encounter: encounterGuard,
    Condition: conditionGuard,
    ClinicalDocument: clinicalDocumentGuard,
  },
  jobs: { KeepNoteCopies: keepNoteCopies },
} satisfies Feature
