import type { Feature } from '#server/operations/handler.ts'
import { allergyGuard } from './allergy-guard.ts'
import { carePlanGuard } from './care-plan-guard.ts'
import { consentGuard } from './consent-guard.ts'
import { coverageGuard } from './coverage-guard.ts'
import { expireConsent, expireConsents } from './expire-consent.ts'
import { expirePacket, expirePackets } from './expire-packet.ts'
import { mediaGuard } from './media-guard.ts'
import { medicationGuard } from './medication-guard.ts'
import { observationGuard } from './observation-guard.ts'
import { packetGuard } from './packet-guard.ts'
import { relatedPersonGuard } from './related-person-guard.ts'
import { removeMedia } from './remove-media.ts'
import { removeRecording, removeRecordings } from './remove-recording.ts'
import { transcriptionGuard } from './transcription-guard.ts'

/** What is true of the parts of a chart beyond their shape. */
export const chart = {
  handlers: {
    'packetResponse.expire': expirePacket,
    'consent.expire': expireConsent,
    'transcription.removeRecording': removeRecording,
  },
  guards: {
    Allergy: allergyGuard,
    CarePlan: carePlanGuard,
    Consent: consentGuard,
    Coverage: coverageGuard,
    Media: mediaGuard,
    Medication: medicationGuard,
    Observation: observationGuard,
    PacketResponse: packetGuard,
    RelatedPerson: relatedPersonGuard,
    Transcription: transcriptionGuard,
  },
  jobs: {
    ExpirePackets: expirePackets,
    ExpireConsents: expireConsents,
    RemoveRecordings: removeRecordings,
    RemoveMedia: removeMedia,
  },
} satisfies Feature
