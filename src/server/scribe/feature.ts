import type { Feature } from '#server/operations/handler.ts'
import { discardDraft } from './discard-draft.ts'
import { draftTranscription } from './draft-transcription.ts'
import { insertDraft } from './insert-draft.ts'
import { removeRecording, removeRecordings } from './remove-recordings.ts'
import { transcriptionGuard } from './transcription-guard.ts'

/** Notes that are drafted from what was said or typed, and what becomes of that. */
export const scribe = {
  handlers: {
    'transcription.discard': discardDraft,
    'transcription.draft': draftTranscription,
    'transcription.insert': insertDraft,
    'transcription.removeRecording': removeRecording,
  },
  guards: { Transcription: transcriptionGuard },
  jobs: { RemoveRecordings: removeRecordings },
} satisfies Feature
