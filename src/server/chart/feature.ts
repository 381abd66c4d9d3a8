import type { Feature } from '#server/operations/handler.ts'
import { allergyGuard } from './allergy-guard.ts'
import { carePlanGuard } from './care-plan-guard.ts'
import { consentActs } from './consents/consent-acts.ts'
import { coverageGuard } from './coverage-guard.ts'
import { dischargePatient, lookAtDischarge } from './enrolling/discharge-patient.ts'
import { enrollPatient } from './enrolling/enroll-patient.ts'
import { lookAtSteps } from './enrolling/look-at-steps.ts'
import { episodeGuard } from './episode-guard.ts'
import { mediaGuard } from './media-guard.ts'
import { medicationGuard } from './medication-guard.ts'
import { meetingActs } from './meetings/meeting-acts.ts'
import { observationGuard } from './observation-guard.ts'
import { relatedPersonGuard } from './related-person-guard.ts'
import { removeMedia } from './remove-media.ts'
import { reopenCarePlan } from './reopen-care-plan.ts'
import { reviewAllergies, reviewMedications } from './review.ts'
import { readyCarePlan, signCarePlan } from './sign-care-plan.ts'

/** What is true of the parts of a chart beyond their shape. */
export const chart = {
  handlers: {
    ...consentActs.handlers,
    ...meetingActs.handlers,
    'allergy.review': reviewAllergies,
    'carePlan.ready': readyCarePlan,
    'carePlan.reopen': reopenCarePlan,
    'carePlan.sign': signCarePlan,
    'episodeOfCare.discharge': dischargePatient,
    'episodeOfCare.enroll': enrollPatient,
    'episodeOfCare.lookAtDischarge': lookAtDischarge,
    'episodeOfCare.lookAtSteps': lookAtSteps,
    'medication.review': reviewMedications,
  },
  guards: {
    Allergy: allergyGuard,
    CarePlan: carePlanGuard,
    ...consentActs.guards,
    ...meetingActs.guards,
    Coverage: coverageGuard,
    EpisodeOfCare: episodeGuard,
    Media: mediaGuard,
    Medication: medicationGuard,
    Observation: observationGuard,
    RelatedPerson: relatedPersonGuard,
  },
  jobs: {
    ...consentActs.jobs,
    ...meetingActs.jobs,
    RemoveMedia: removeMedia,
  },
} satisfies Feature
