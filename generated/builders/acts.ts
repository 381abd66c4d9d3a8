// Generated from schemas/operations by npm run generate. Edits are lost.
import type { ActId } from '../operations/operations.ts'
import type { Recipe } from './recipe.ts'

/** What is sent with each act. */
export const actRecipes: { readonly [Id in ActId]: Recipe } = {
  'allergy.review': {
    kind: 'object',
    fields: { patient: { is: { kind: 'reference', targets: ['Patient'] }, required: true, atCreate: true } },
  },
  'appointment.accept': {
    kind: 'object',
    fields: {
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
    },
  },
  'appointment.answerOffer': {
    kind: 'object',
    fields: {
      answer: { is: { kind: 'shared', name: 'enumerations/offer-answer' }, required: true, atCreate: true },
    },
  },
  'appointment.arrivals': {
    kind: 'object',
    fields: {
      from: { is: { kind: 'text', format: 'date-time' }, required: true, atCreate: true },
      to: { is: { kind: 'text', format: 'date-time' }, required: true, atCreate: true },
      everywhere: { is: { kind: 'boolean' } },
    },
  },
  'appointment.busy': {
    kind: 'object',
    fields: {
      owners: {
        is: { kind: 'list', item: { kind: 'text', format: 'uuid' }, maxItems: 50, uniqueItems: true },
      },
      locations: {
        is: { kind: 'list', item: { kind: 'text', format: 'uuid' }, maxItems: 50, uniqueItems: true },
      },
      from: { is: { kind: 'text', format: 'date-time' }, required: true, atCreate: true },
      to: { is: { kind: 'text', format: 'date-time' }, required: true, atCreate: true },
    },
  },
  'appointment.calendarLink': { kind: 'object', fields: {} },
  'appointment.calendar': { kind: 'object', fields: {} },
  'appointment.cancelSeries': {
    kind: 'object',
    fields: {
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
      scope: { is: { kind: 'shared', name: 'enumerations/edit-scope' }, required: true, atCreate: true },
      cancellation: { is: { kind: 'shared', name: 'types/cancellation' }, required: true, atCreate: true },
      overwrite: { is: { kind: 'boolean' } },
      planOnly: { is: { kind: 'boolean' } },
    },
  },
  'appointment.changeSeries': {
    kind: 'object',
    fields: {
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
      scope: { is: { kind: 'shared', name: 'enumerations/edit-scope' }, required: true, atCreate: true },
      changes: {
        is: {
          kind: 'object',
          fields: {
            start: { is: { kind: 'text', format: 'date-time' } },
            end: { is: { kind: 'text', format: 'date-time' } },
            owner: { is: { kind: 'reference', targets: ['Practitioner'] } },
            location: { is: { kind: 'reference', targets: ['Location'] } },
            resources: { is: { kind: 'list', item: { kind: 'reference', targets: ['Location'] } } },
            mode: { is: { kind: 'shared', name: 'enumerations/encounter-mode' } },
            serviceType: { is: { kind: 'reference', targets: ['HealthcareService'] } },
            title: { is: { kind: 'text', maxLength: 120 } },
            description: { is: { kind: 'text', maxLength: 20000 } },
            patientInstructions: { is: { kind: 'text', maxLength: 2000 } },
          },
          minProperties: 1,
        },
        required: true,
        atCreate: true,
      },
      overwrite: { is: { kind: 'boolean' } },
      confirmed: { is: { kind: 'boolean' } },
      planOnly: { is: { kind: 'boolean' } },
    },
  },
  'appointment.decline': {
    kind: 'object',
    fields: {
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
      reason: { is: { kind: 'coded', list: 'cancellation-reason' }, required: true, atCreate: true },
      comment: { is: { kind: 'text', maxLength: 1000 } },
    },
  },
  'appointment.expireOffer': { kind: 'object', fields: {} },
  'appointment.extendSeries': { kind: 'object', fields: {} },
  'appointment.findTimes': {
    kind: 'object',
    fields: {
      owners: {
        is: {
          kind: 'list',
          item: { kind: 'text', format: 'uuid' },
          minItems: 1,
          maxItems: 20,
          uniqueItems: true,
        },
        required: true,
        atCreate: true,
      },
      locations: {
        is: {
          kind: 'list',
          item: { kind: 'text', format: 'uuid' },
          minItems: 1,
          maxItems: 200,
          uniqueItems: true,
        },
      },
      patient: { is: { kind: 'text', format: 'uuid' } },
      minutes: {
        is: { kind: 'number', whole: true, minimum: 5, maximum: 960 },
        required: true,
        atCreate: true,
      },
      service: { is: { kind: 'text', format: 'uuid' } },
      program: { is: { kind: 'text', format: 'uuid' } },
      mode: { is: { kind: 'shared', name: 'enumerations/encounter-mode' } },
      from: { is: { kind: 'text', format: 'date-time' }, required: true, atCreate: true },
      to: { is: { kind: 'text', format: 'date-time' }, required: true, atCreate: true },
      weekdays: {
        is: {
          kind: 'list',
          item: { kind: 'shared', name: 'enumerations/weekday' },
          maxItems: 7,
          uniqueItems: true,
        },
      },
      timeOfDay: {
        is: {
          kind: 'list',
          item: { kind: 'shared', name: 'enumerations/time-of-day' },
          maxItems: 3,
          uniqueItems: true,
        },
      },
      notBefore: { is: { kind: 'shared', name: 'types/clock-time' } },
      notAfter: { is: { kind: 'shared', name: 'types/clock-time' } },
      except: { is: { kind: 'text', format: 'uuid' } },
    },
  },
  'appointment.importTimes': {
    kind: 'object',
    fields: {
      owner: { is: { kind: 'text', format: 'uuid' }, required: true, atCreate: true },
      calendar: { is: { kind: 'text', minLength: 1, maxLength: 80 }, required: true, atCreate: true },
      times: {
        is: { kind: 'list', item: { kind: 'shared', name: 'types/imported-time' }, maxItems: 2000 },
        required: true,
        atCreate: true,
      },
    },
  },
  'appointment.importedTimes': {
    kind: 'object',
    fields: { owner: { is: { kind: 'text', format: 'uuid' }, required: true, atCreate: true } },
  },
  'appointment.makeCalendarLink': { kind: 'object', fields: {} },
  'appointment.markNoShow': { kind: 'object', fields: {} },
  'appointment.noteCall': {
    kind: 'object',
    fields: {
      outcome: { is: { kind: 'shared', name: 'enumerations/call-outcome' }, required: true, atCreate: true },
      note: { is: { kind: 'text', maxLength: 500 } },
    },
  },
  'appointment.offerTime': {
    kind: 'object',
    fields: {
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
      start: { is: { kind: 'text', format: 'date-time' }, required: true, atCreate: true },
      end: { is: { kind: 'text', format: 'date-time' }, required: true, atCreate: true },
      owner: { is: { kind: 'text', format: 'uuid' }, required: true, atCreate: true },
      location: { is: { kind: 'text', format: 'uuid' } },
    },
  },
  'appointment.propose': {
    kind: 'object',
    fields: {
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
      start: { is: { kind: 'text', format: 'date-time' }, required: true, atCreate: true },
      end: { is: { kind: 'text', format: 'date-time' }, required: true, atCreate: true },
      location: { is: { kind: 'text', format: 'uuid' } },
      comment: { is: { kind: 'text', maxLength: 500 } },
      confirmed: { is: { kind: 'boolean' } },
    },
  },
  'appointment.removeImportedTimes': {
    kind: 'object',
    fields: {
      owner: { is: { kind: 'text', format: 'uuid' }, required: true, atCreate: true },
      calendar: { is: { kind: 'text', minLength: 1, maxLength: 80 } },
    },
  },
  'appointment.repeat': {
    kind: 'object',
    fields: {
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
      recurrence: { is: { kind: 'shared', name: 'types/recurrence' }, required: true, atCreate: true },
      confirmed: { is: { kind: 'boolean' } },
      planOnly: { is: { kind: 'boolean' } },
    },
  },
  'appointment.revokeCalendarLink': { kind: 'object', fields: {} },
  'appointment.startNote': {
    kind: 'object',
    fields: {
      noteDefinition: { is: { kind: 'reference', targets: ['NoteDefinition', 'GroupNoteDefinition'] } },
      subject: { is: { kind: 'reference', targets: ['Patient'] } },
      kind: { is: { kind: 'shared', name: 'enumerations/note-kind' } },
      another: { is: { kind: 'boolean' } },
      telehealth: { is: { kind: 'shared', name: 'types/telehealth' } },
    },
  },
  'appointment.sync': { kind: 'object', fields: { force: { is: { kind: 'boolean' } } } },
  'appointment.takeProposal': {
    kind: 'object',
    fields: {
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
      confirmed: { is: { kind: 'boolean' } },
    },
  },
  'appointment.takeReminder': {
    kind: 'object',
    fields: {
      attendee: { is: { kind: 'text', maxLength: 64 }, required: true, atCreate: true },
      start: { is: { kind: 'text', format: 'date-time' }, required: true, atCreate: true },
      offer: { is: { kind: 'text', format: 'date-time' } },
      at: { is: { kind: 'text', format: 'date-time' }, required: true, atCreate: true },
      channel: {
        is: { kind: 'shared', name: 'enumerations/notification-channel' },
        required: true,
        atCreate: true,
      },
      result: { is: { kind: 'shared', name: 'enumerations/job-result' }, required: true, atCreate: true },
      trouble: { is: { kind: 'shared', name: 'enumerations/reminder-trouble' } },
    },
  },
  'appointment.tellAged': { kind: 'object', fields: {} },
  'appointment.tellTooFew': { kind: 'object', fields: {} },
  'appointment.waitingFor': {
    kind: 'object',
    fields: {
      start: { is: { kind: 'text', format: 'date-time' }, required: true, atCreate: true },
      end: { is: { kind: 'text', format: 'date-time' }, required: true, atCreate: true },
      owner: { is: { kind: 'text', format: 'uuid' }, required: true, atCreate: true },
      service: { is: { kind: 'text', format: 'uuid' } },
      program: { is: { kind: 'text', format: 'uuid' } },
    },
  },
  'appointment.withdraw': {
    kind: 'object',
    fields: {
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
      cancellation: { is: { kind: 'shared', name: 'types/cancellation' }, required: true, atCreate: true },
    },
  },
  'auditEvent.forcedAccesses': {
    kind: 'object',
    fields: { patient: { is: { kind: 'text', format: 'uuid' } }, open: { is: { kind: 'boolean' } } },
  },
  'auditEvent.reviewAccess': {
    kind: 'object',
    fields: {
      verdict: {
        is: { kind: 'shared', name: 'enumerations/access-verdict' },
        required: true,
        atCreate: true,
      },
      text: { is: { kind: 'text', maxLength: 500 } },
    },
  },
  'carePlan.ready': {
    kind: 'object',
    fields: {
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
    },
  },
  'carePlan.reopen': {
    kind: 'object',
    fields: {
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
      signatures: {
        is: {
          kind: 'list',
          item: { kind: 'text', minLength: 1, maxLength: 64 },
          minItems: 1,
          maxItems: 50,
        },
        required: true,
        atCreate: true,
      },
    },
  },
  'carePlanSession.complete': {
    kind: 'object',
    fields: {
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
      planVersionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
      leaveOpen: { is: { kind: 'boolean' } },
    },
  },
  'carePlan.sign': {
    kind: 'object',
    fields: {
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
      stepId: { is: { kind: 'text', minLength: 1, maxLength: 64 }, required: true, atCreate: true },
      person: { is: { kind: 'reference', targets: ['Patient', 'RelatedPerson'] } },
      method: {
        is: { kind: 'shared', name: 'enumerations/signature-method' },
        required: true,
        atCreate: true,
      },
      name: { is: { kind: 'text', minLength: 1, maxLength: 120 } },
      strokes: { is: { kind: 'text', minLength: 1, maxLength: 200000 } },
      credential: { is: { kind: 'text', minLength: 1, maxLength: 4096 }, required: true, atCreate: true },
    },
  },
  'carePlan.tellReview': { kind: 'object', fields: {} },
  'complianceQuestionnaire.newVersion': { kind: 'object', fields: {} },
  'complianceQuestionnaire.publish': {
    kind: 'object',
    fields: {
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
    },
  },
  'condition.findCodes': {
    kind: 'object',
    fields: {
      list: { is: { kind: 'text', minLength: 1, maxLength: 60 }, required: true, atCreate: true },
      text: { is: { kind: 'text', maxLength: 200 }, required: true, atCreate: true },
      beginnings: { is: { kind: 'list', item: { kind: 'text', minLength: 1, maxLength: 10 }, maxItems: 100 } },
    },
  },
  'consent.expire': { kind: 'object', fields: {} },
  'consent.revoke': {
    kind: 'object',
    fields: {
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
      method: {
        is: { kind: 'shared', name: 'enumerations/revocation-method' },
        required: true,
        atCreate: true,
      },
      by: { is: { kind: 'reference', targets: ['Patient', 'RelatedPerson'] } },
      reason: { is: { kind: 'text', maxLength: 500 } },
    },
  },
  'consent.sign': {
    kind: 'object',
    fields: {
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
      role: { is: { kind: 'shared', name: 'enumerations/signer-role' }, required: true, atCreate: true },
      person: {
        is: { kind: 'reference', targets: ['Patient', 'RelatedPerson', 'Practitioner'] },
        required: true,
        atCreate: true,
      },
      method: {
        is: { kind: 'shared', name: 'enumerations/signature-method' },
        required: true,
        atCreate: true,
      },
      name: { is: { kind: 'text', minLength: 1, maxLength: 120 } },
      strokes: { is: { kind: 'text', minLength: 1, maxLength: 200000 } },
      credential: { is: { kind: 'text', minLength: 1, maxLength: 4096 }, required: true, atCreate: true },
    },
  },
  'coverage.sync': { kind: 'object', fields: { force: { is: { kind: 'boolean' } } } },
  'district.assignAddresses': {
    kind: 'object',
    fields: {
      row: {
        is: { kind: 'reference', targets: ['Patient', 'RelatedPerson', 'Location', 'Appointment'] },
        required: true,
        atCreate: true,
      },
    },
  },
  'district.change': {
    kind: 'object',
    fields: {
      changes: {
        is: {
          kind: 'list',
          item: { kind: 'shared', name: 'types/district-change' },
          minItems: 1,
          maxItems: 200,
        },
        required: true,
        atCreate: true,
      },
      seen: { is: { kind: 'text', maxLength: 200 }, required: true, atCreate: true },
    },
  },
  'district.lookAtChange': {
    kind: 'object',
    fields: {
      changes: {
        is: {
          kind: 'list',
          item: { kind: 'shared', name: 'types/district-change' },
          minItems: 1,
          maxItems: 200,
        },
        required: true,
        atCreate: true,
      },
    },
  },
  'district.overview': { kind: 'object', fields: {} },
  'documentReference.keepText': {
    kind: 'object',
    fields: {
      hash: { is: { kind: 'text', pattern: '^[0-9a-f]{64}$' }, required: true, atCreate: true },
      result: { is: { kind: 'shared', name: 'enumerations/job-result' }, required: true, atCreate: true },
      text: { is: { kind: 'text', maxLength: 1000000 } },
      issue: { is: { kind: 'shared', name: 'enumerations/text-recognition-issue' } },
    },
  },
  'documentTransmission.release': {
    kind: 'object',
    fields: {
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
      legalBasis: { is: { kind: 'shared', name: 'enumerations/legal-basis' }, required: true, atCreate: true },
      reason: { is: { kind: 'text', minLength: 15, maxLength: 500 }, required: true, atCreate: true },
      credential: { is: { kind: 'text', minLength: 1, maxLength: 4096 }, required: true, atCreate: true },
    },
  },
  'documentTransmission.send': {
    kind: 'object',
    fields: {
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
    },
  },
  'documentTransmission.stop': {
    kind: 'object',
    fields: {
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
    },
  },
  'documentTransmission.takeResult': {
    kind: 'object',
    fields: {
      result: { is: { kind: 'shared', name: 'enumerations/job-result' }, required: true, atCreate: true },
      message: { is: { kind: 'text', maxLength: 500 } },
      confirmation: { is: { kind: 'text', maxLength: 120 } },
      pages: { is: { kind: 'number', whole: true, minimum: 1 } },
      noticeAttached: { is: { kind: 'boolean' } },
      consents: { is: { kind: 'list', item: { kind: 'reference', targets: ['Consent'] }, maxItems: 20 } },
    },
  },
  'encounter.sync': { kind: 'object', fields: { force: { is: { kind: 'boolean' } } } },
  'episodeOfCare.discharge': {
    kind: 'object',
    fields: {
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
      seen: { is: { kind: 'text', minLength: 1, maxLength: 100 }, required: true, atCreate: true },
      date: { is: { kind: 'text', format: 'date' }, required: true, atCreate: true },
      reason: { is: { kind: 'coded', list: 'discharge-reason' }, required: true, atCreate: true },
      disposition: { is: { kind: 'text', maxLength: 200 } },
      followUp: { is: { kind: 'text', maxLength: 2000 } },
      goalStatus: { is: { kind: 'shared', name: 'enumerations/goal-status' } },
      goals: { is: { kind: 'list', item: { kind: 'shared', name: 'types/closed-goal' }, maxItems: 500 } },
      contact: { is: { kind: 'shared', name: 'types/planned-contact' } },
      leaveDrafts: { is: { kind: 'boolean' } },
    },
  },
  'episodeOfCare.enroll': {
    kind: 'object',
    fields: {
      patient: { is: { kind: 'text', format: 'uuid' }, required: true, atCreate: true },
      program: { is: { kind: 'text', format: 'uuid' }, required: true, atCreate: true },
      start: { is: { kind: 'text', format: 'date' }, required: true, atCreate: true },
      admissionType: { is: { kind: 'coded', list: 'admission-type' } },
      referral: {
        is: {
          kind: 'object',
          fields: {
            source: { is: { kind: 'coded', list: 'referral-source' }, required: true, atCreate: true },
            person: { is: { kind: 'text', maxLength: 120 } },
            date: { is: { kind: 'text', format: 'date' } },
            reason: { is: { kind: 'text', maxLength: 500 } },
          },
        },
      },
      team: {
        is: { kind: 'list', item: { kind: 'shared', name: 'types/enrolled-worker' }, maxItems: 20 },
      },
      assessment: { is: { kind: 'shared', name: 'types/planned-contact' } },
      withoutConsents: { is: { kind: 'text', minLength: 1, maxLength: 1000 } },
      planOnly: { is: { kind: 'boolean' } },
    },
  },
  'episodeOfCare.lookAtDischarge': { kind: 'object', fields: {} },
  'episodeOfCare.lookAtSteps': { kind: 'object', fields: {} },
  'episodeOfCare.sync': { kind: 'object', fields: { force: { is: { kind: 'boolean' } } } },
  'form.newVersion': { kind: 'object', fields: {} },
  'form.print': {
    kind: 'object',
    fields: {
      language: { is: { kind: 'text', maxLength: 20, pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$' } },
    },
  },
  'form.publish': {
    kind: 'object',
    fields: {
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
    },
  },
  'form.useStarter': {
    kind: 'object',
    fields: {
      starter: { is: { kind: 'text', minLength: 1, maxLength: 60 }, required: true, atCreate: true },
    },
  },
  'group.changeMember': {
    kind: 'object',
    fields: {
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
      member: { is: { kind: 'text', minLength: 1, maxLength: 64 } },
      patient: { is: { kind: 'reference', targets: ['Patient'] } },
      episodeOfCare: { is: { kind: 'reference', targets: ['EpisodeOfCare'] } },
      status: {
        is: { kind: 'shared', name: 'enumerations/group-member-status' },
        required: true,
        atCreate: true,
      },
      period: { is: { kind: 'shared', name: 'types/date-period' } },
      note: { is: { kind: 'text', maxLength: 1000 } },
      withMeetings: { is: { kind: 'boolean' } },
      planOnly: { is: { kind: 'boolean' } },
    },
  },
  'groupNoteDefinition.newVersion': { kind: 'object', fields: {} },
  'groupNoteDefinition.publish': {
    kind: 'object',
    fields: {
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
    },
  },
  'groupNoteDefinition.useStarter': {
    kind: 'object',
    fields: {
      starter: { is: { kind: 'text', minLength: 1, maxLength: 60 }, required: true, atCreate: true },
    },
  },
  'itinerary.open': {
    kind: 'object',
    fields: { date: { is: { kind: 'text', format: 'date' }, required: true, atCreate: true } },
  },
  'itinerary.overview': {
    kind: 'object',
    fields: {
      date: { is: { kind: 'text', format: 'date' }, required: true, atCreate: true },
      district: { is: { kind: 'reference', targets: ['District'] } },
    },
  },
  'itinerary.tellOverdue': { kind: 'object', fields: {} },
  'media.keepText': {
    kind: 'object',
    fields: {
      hash: { is: { kind: 'text', pattern: '^[0-9a-f]{64}$' }, required: true, atCreate: true },
      result: { is: { kind: 'shared', name: 'enumerations/job-result' }, required: true, atCreate: true },
      text: { is: { kind: 'text', maxLength: 1000000 } },
      issue: { is: { kind: 'shared', name: 'enumerations/text-recognition-issue' } },
    },
  },
  'medication.review': {
    kind: 'object',
    fields: { patient: { is: { kind: 'reference', targets: ['Patient'] }, required: true, atCreate: true } },
  },
  'note.addService': {
    kind: 'object',
    fields: {
      service: { is: { kind: 'reference', targets: ['HealthcareService'] }, required: true, atCreate: true },
      performer: { is: { kind: 'reference', targets: ['Practitioner'] } },
    },
  },
  'note.addendum': {
    kind: 'object',
    fields: {
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
      reason: { is: { kind: 'coded', list: 'amendment-reason' }, required: true, atCreate: true },
      text: { is: { kind: 'text', minLength: 1, maxLength: 20000 }, required: true, atCreate: true },
      credential: { is: { kind: 'text', minLength: 1, maxLength: 4096 }, required: true, atCreate: true },
    },
  },
  'note.amend': {
    kind: 'object',
    fields: {
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
      reason: { is: { kind: 'coded', list: 'amendment-reason' }, required: true, atCreate: true },
      text: { is: { kind: 'text', minLength: 1, maxLength: 20000 } },
      sectionChanges: {
        is: {
          kind: 'list',
          item: { kind: 'shared', name: 'types/json-patch-operation' },
          maxItems: 500,
        },
        required: true,
        atCreate: true,
      },
    },
  },
  'note.bundle': { kind: 'object', fields: {} },
  'note.correct': {
    kind: 'object',
    fields: {
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
      visitStatus: { is: { kind: 'shared', name: 'enumerations/visit-status' } },
      absenceReason: { is: { kind: 'coded', list: 'cancellation-reason' } },
      start: { is: { kind: 'text', format: 'date-time' } },
      end: { is: { kind: 'text', format: 'date-time' } },
      definition: { is: { kind: 'reference', targets: ['NoteDefinition'] } },
      isRemoved: { is: { kind: 'boolean' } },
    },
  },
  'noteDefinition.exportPackage': {
    kind: 'object',
    fields: {
      definitions: {
        is: {
          kind: 'list',
          item: {
            kind: 'reference',
            targets: [
              'Form',
              'NoteSectionForm',
              'NoteDefinition',
              'NoteRule',
              'SignatureConfiguration',
              'Questionnaire',
              'GroupNoteDefinition',
              'ComplianceQuestionnaire',
              'Packet',
              'Script',
            ],
          },
          minItems: 1,
          maxItems: 50,
        },
        required: true,
        atCreate: true,
      },
    },
  },
  'noteDefinition.importPackage': { kind: 'object', fields: { content: { is: { kind: 'free' }, required: true, atCreate: true } } },
  'noteDefinition.newVersion': { kind: 'object', fields: {} },
  'noteDefinition.publish': {
    kind: 'object',
    fields: {
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
    },
  },
  'noteDefinition.starters': { kind: 'object', fields: {} },
  'noteDefinition.useStarter': {
    kind: 'object',
    fields: {
      starter: { is: { kind: 'text', minLength: 1, maxLength: 60 }, required: true, atCreate: true },
    },
  },
  'noteDefinition.whereUsed': {
    kind: 'object',
    fields: {
      definition: {
        is: {
          kind: 'reference',
          targets: [
            'Form',
            'NoteSectionForm',
            'NoteDefinition',
            'NoteRule',
            'SignatureConfiguration',
            'Questionnaire',
            'GroupNoteDefinition',
            'ComplianceQuestionnaire',
            'Packet',
            'Script',
          ],
        },
        required: true,
        atCreate: true,
      },
    },
  },
  'note.discardAmendment': {
    kind: 'object',
    fields: {
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
    },
  },
  'note.discard': {
    kind: 'object',
    fields: {
      reason: { is: { kind: 'text', minLength: 1, maxLength: 300 }, required: true, atCreate: true },
    },
  },
  'note.print': { kind: 'object', fields: {} },
  'note.ready': {
    kind: 'object',
    fields: {
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
    },
  },
  'note.reassign': {
    kind: 'object',
    fields: {
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
      to: { is: { kind: 'reference', targets: ['Practitioner'] }, required: true, atCreate: true },
      reason: { is: { kind: 'text', minLength: 1, maxLength: 1000 }, required: true, atCreate: true },
    },
  },
  'note.return': {
    kind: 'object',
    fields: {
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
      reason: { is: { kind: 'coded', list: 'return-reason' }, required: true, atCreate: true },
      comment: { is: { kind: 'text', minLength: 1, maxLength: 1000 } },
    },
  },
  'note.review': {
    kind: 'object',
    fields: {
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
      verdict: { is: { kind: 'choice', values: ['Approved', 'Declined'] }, required: true, atCreate: true },
      comment: { is: { kind: 'text', minLength: 1, maxLength: 1000 } },
      isBulk: { is: { kind: 'boolean' } },
    },
  },
  'noteRule.newVersion': { kind: 'object', fields: {} },
  'noteRule.publish': {
    kind: 'object',
    fields: {
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
    },
  },
  'noteSectionForm.newVersion': { kind: 'object', fields: {} },
  'noteSectionForm.publish': {
    kind: 'object',
    fields: {
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
    },
  },
  'note.sign': {
    kind: 'object',
    fields: {
      stepId: { is: { kind: 'text', minLength: 1, maxLength: 64 }, required: true, atCreate: true },
      meaning: {
        is: { kind: 'shared', name: 'enumerations/signature-meaning' },
        required: true,
        atCreate: true,
      },
      name: { is: { kind: 'text', minLength: 1, maxLength: 250 } },
      method: {
        is: { kind: 'shared', name: 'enumerations/signature-method' },
        required: true,
        atCreate: true,
      },
      credential: { is: { kind: 'text', minLength: 1, maxLength: 4096 }, required: true, atCreate: true },
      contentHash: { is: { kind: 'text', pattern: '^[0-9a-f]{64}$' }, required: true, atCreate: true },
      overrides: { is: { kind: 'list', item: { kind: 'shared', name: 'types/rule-override' }, maxItems: 100 } },
      comment: { is: { kind: 'text', minLength: 1, maxLength: 1000 } },
      isBulk: { is: { kind: 'boolean' } },
      batch: {
        is: {
          kind: 'list',
          item: {
            kind: 'object',
            fields: {
              note: { is: { kind: 'reference', targets: ['Note'] }, required: true, atCreate: true },
              stepId: { is: { kind: 'text', minLength: 1, maxLength: 64 }, required: true, atCreate: true },
              meaning: {
                is: { kind: 'shared', name: 'enumerations/signature-meaning' },
                required: true,
                atCreate: true,
              },
              contentHash: { is: { kind: 'text', pattern: '^[0-9a-f]{64}$' }, required: true, atCreate: true },
            },
          },
          minItems: 1,
          maxItems: 25,
        },
      },
      parts: {
        is: {
          kind: 'list',
          item: {
            kind: 'object',
            fields: {
              note: { is: { kind: 'reference', targets: ['Note'] }, required: true, atCreate: true },
              contentHash: { is: { kind: 'text', pattern: '^[0-9a-f]{64}$' }, required: true, atCreate: true },
              overrides: {
                is: {
                  kind: 'list',
                  item: { kind: 'shared', name: 'types/rule-override' },
                  maxItems: 100,
                },
              },
            },
          },
          maxItems: 200,
        },
      },
    },
  },
  'note.start': {
    kind: 'object',
    fields: {
      patient: { is: { kind: 'reference', targets: ['Patient'] }, required: true, atCreate: true },
      noteDefinition: {
        is: { kind: 'reference', targets: ['NoteDefinition', 'GroupNoteDefinition'] },
        required: true,
        atCreate: true,
      },
      kind: { is: { kind: 'shared', name: 'enumerations/note-kind' } },
      episodeOfCare: { is: { kind: 'reference', targets: ['EpisodeOfCare'] } },
      serviceType: { is: { kind: 'reference', targets: ['HealthcareService'] } },
      start: { is: { kind: 'text', format: 'date-time' } },
      minutes: { is: { kind: 'number', whole: true, minimum: 1, maximum: 1440 } },
      mode: { is: { kind: 'shared', name: 'enumerations/encounter-mode' } },
      location: { is: { kind: 'reference', targets: ['Location'] } },
      another: { is: { kind: 'boolean' } },
      telehealth: { is: { kind: 'shared', name: 'types/telehealth' } },
    },
  },
  'note.sync': { kind: 'object', fields: { force: { is: { kind: 'boolean' } } } },
  'note.takeSignature': {
    kind: 'object',
    fields: {
      stepId: { is: { kind: 'text', minLength: 1, maxLength: 64 }, required: true, atCreate: true },
      person: {
        is: { kind: 'reference', targets: ['Patient', 'RelatedPerson'] },
        required: true,
        atCreate: true,
      },
      method: {
        is: { kind: 'shared', name: 'enumerations/signature-method' },
        required: true,
        atCreate: true,
      },
      name: { is: { kind: 'text', minLength: 1, maxLength: 120 } },
      strokes: { is: { kind: 'text', minLength: 1, maxLength: 200000 } },
      refusalReason: { is: { kind: 'coded', list: 'signature-refusal-reason' } },
      comment: { is: { kind: 'text', minLength: 1, maxLength: 1000 } },
      witness: { is: { kind: 'text', minLength: 1, maxLength: 120 } },
      contentHash: { is: { kind: 'text', pattern: '^[0-9a-f]{64}$' }, required: true, atCreate: true },
      credential: { is: { kind: 'text', minLength: 1, maxLength: 4096 }, required: true, atCreate: true },
    },
  },
  'note.takeSyncResult': { kind: 'object', fields: {} },
  'note.toSign': { kind: 'object', fields: {} },
  'note.unsign': {
    kind: 'object',
    fields: {
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
      reason: { is: { kind: 'text', minLength: 1, maxLength: 500 }, required: true, atCreate: true },
    },
  },
  'note.upgrade': {
    kind: 'object',
    fields: {
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
      isUndone: { is: { kind: 'boolean' } },
    },
  },
  'note.void': {
    kind: 'object',
    fields: {
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
      reason: { is: { kind: 'coded', list: 'void-reason' }, required: true, atCreate: true },
      comment: { is: { kind: 'text', minLength: 1, maxLength: 1000 } },
      credential: { is: { kind: 'text', minLength: 1, maxLength: 4096 }, required: true, atCreate: true },
    },
  },
  'observableRoutines.newVersion': { kind: 'object', fields: {} },
  'observableRoutines.publish': {
    kind: 'object',
    fields: {
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
    },
  },
  'packet.newVersion': { kind: 'object', fields: {} },
  'packet.publish': {
    kind: 'object',
    fields: {
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
    },
  },
  'packetResponse.addFile': {
    kind: 'object',
    fields: {
      itemId: { is: { kind: 'text', minLength: 1, maxLength: 64 }, required: true, atCreate: true },
      fileId: { is: { kind: 'text', format: 'uuid' }, required: true, atCreate: true },
      kind: {
        is: { kind: 'choice', values: ['DocumentReference', 'Media'] },
        required: true,
        atCreate: true,
      },
      name: { is: { kind: 'text', minLength: 1, maxLength: 120 }, required: true, atCreate: true },
    },
  },
  'packetResponse.answer': {
    kind: 'object',
    fields: {
      itemId: { is: { kind: 'text', minLength: 1, maxLength: 64 }, required: true, atCreate: true },
      answers: { is: { kind: 'shared', name: 'types/answers' } },
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' } },
      isDone: { is: { kind: 'boolean' } },
      isChanging: { is: { kind: 'boolean' } },
      device: { is: { kind: 'text', minLength: 1, maxLength: 64 } },
      signature: {
        is: {
          kind: 'object',
          fields: {
            name: { is: { kind: 'text', minLength: 1, maxLength: 120 }, required: true, atCreate: true },
            strokes: { is: { kind: 'text', maxLength: 200000 } },
          },
        },
      },
      mode: { is: { kind: 'shared', name: 'enumerations/answer-mode' } },
      language: { is: { kind: 'coded', list: 'language' } },
    },
  },
  'packetResponse.dropFile': {
    kind: 'object',
    fields: {
      itemId: { is: { kind: 'text', minLength: 1, maxLength: 64 }, required: true, atCreate: true },
      fileId: { is: { kind: 'text', format: 'uuid' }, required: true, atCreate: true },
    },
  },
  'packetResponse.expire': { kind: 'object', fields: {} },
  'packetResponse.link': {
    kind: 'object',
    fields: {
      person: {
        is: { kind: 'reference', targets: ['Patient', 'RelatedPerson'] },
        required: true,
        atCreate: true,
      },
    },
  },
  'packetResponse.review': {
    kind: 'object',
    fields: {
      verdict: {
        is: { kind: 'shared', name: 'enumerations/packet-verdict' },
        required: true,
        atCreate: true,
      },
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
      comment: { is: { kind: 'text', minLength: 1, maxLength: 2000 } },
      corrections: {
        is: {
          kind: 'list',
          item: {
            kind: 'object',
            fields: {
              itemId: { is: { kind: 'text', minLength: 1, maxLength: 64 }, required: true, atCreate: true },
              comment: {
                is: { kind: 'text', minLength: 1, maxLength: 2000 },
                required: true,
                atCreate: true,
              },
            },
          },
          maxItems: 100,
        },
      },
    },
  },
  'packetResponse.revokeLink': {
    kind: 'object',
    fields: {
      person: {
        is: { kind: 'reference', targets: ['Patient', 'RelatedPerson'] },
        required: true,
        atCreate: true,
      },
    },
  },
  'packetResponse.sheet': { kind: 'object', fields: {} },
  'packetResponse.startTablet': {
    kind: 'object',
    fields: {
      person: {
        is: { kind: 'reference', targets: ['Patient', 'RelatedPerson'] },
        required: true,
        atCreate: true,
      },
    },
  },
  'packetResponse.submit': { kind: 'object', fields: { withoutChanges: { is: { kind: 'boolean' } } } },
  'packetResponse.takeReminder': {
    kind: 'object',
    fields: {
      person: {
        is: { kind: 'reference', targets: ['Patient', 'RelatedPerson'] },
        required: true,
        atCreate: true,
      },
      day: {
        is: { kind: 'number', whole: true, minimum: 1, maximum: 365 },
        required: true,
        atCreate: true,
      },
      at: { is: { kind: 'text', format: 'date-time' }, required: true, atCreate: true },
      channel: {
        is: { kind: 'shared', name: 'enumerations/notification-channel' },
        required: true,
        atCreate: true,
      },
      result: { is: { kind: 'shared', name: 'enumerations/job-result' }, required: true, atCreate: true },
      trouble: { is: { kind: 'shared', name: 'enumerations/reminder-trouble' } },
    },
  },
  'packet.send': {
    kind: 'object',
    fields: {
      patient: { is: { kind: 'reference', targets: ['Patient'] }, required: true, atCreate: true },
      assignees: {
        is: {
          kind: 'list',
          item: {
            kind: 'object',
            fields: {
              person: {
                is: { kind: 'reference', targets: ['Patient', 'RelatedPerson'] },
                required: true,
                atCreate: true,
              },
              audience: {
                is: { kind: 'shared', name: 'enumerations/packet-audience' },
                required: true,
                atCreate: true,
              },
            },
          },
          minItems: 1,
          maxItems: 20,
        },
        required: true,
        atCreate: true,
      },
      dueDate: { is: { kind: 'text', format: 'date' } },
    },
  },
  'patient.compare': {
    kind: 'object',
    fields: { other: { is: { kind: 'text', format: 'uuid' }, required: true, atCreate: true } },
  },
  'patient.expireInvite': { kind: 'object', fields: {} },
  'patient.findDuplicates': {
    kind: 'object',
    fields: {
      name: { is: { kind: 'shared', name: 'types/human-name' }, required: true, atCreate: true },
      birthDate: { is: { kind: 'text', format: 'date' } },
      gender: { is: { kind: 'shared', name: 'enumerations/administrative-gender' } },
      contacts: { is: { kind: 'list', item: { kind: 'shared', name: 'types/contact-point' }, maxItems: 10 } },
      identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 10 } },
    },
  },
  'patient.find': {
    kind: 'object',
    fields: {
      name: {
        is: {
          kind: 'object',
          fields: {
            family: { is: { kind: 'text', minLength: 1, maxLength: 80 }, required: true, atCreate: true },
            given: { is: { kind: 'text', minLength: 1, maxLength: 80 }, required: true, atCreate: true },
            birthDate: { is: { kind: 'text', format: 'date' }, required: true, atCreate: true },
          },
        },
      },
      identifier: {
        is: {
          kind: 'object',
          fields: {
            system: { is: { kind: 'text', minLength: 1, maxLength: 200 } },
            value: { is: { kind: 'text', minLength: 1, maxLength: 200 }, required: true, atCreate: true },
          },
        },
      },
    },
  },
  'patient.invite': {
    kind: 'object',
    fields: {
      target: { is: { kind: 'text', minLength: 1, maxLength: 254 }, required: true, atCreate: true },
      credential: { is: { kind: 'text', minLength: 1, maxLength: 4096 }, required: true, atCreate: true },
    },
  },
  'patient.judgeDuplicate': {
    kind: 'object',
    fields: {
      other: { is: { kind: 'text', format: 'uuid' }, required: true, atCreate: true },
      ownVersion: { is: { kind: 'text', pattern: '^[1-9][0-9]{0,17}$' }, required: true, atCreate: true },
      otherVersion: { is: { kind: 'text', pattern: '^[1-9][0-9]{0,17}$' }, required: true, atCreate: true },
      verdict: {
        is: { kind: 'shared', name: 'enumerations/duplicate-verdict' },
        required: true,
        atCreate: true,
      },
    },
  },
  'patient.merge': {
    kind: 'object',
    fields: {
      other: { is: { kind: 'text', format: 'uuid' }, required: true, atCreate: true },
      keptVersion: { is: { kind: 'text', pattern: '^[1-9][0-9]{0,17}$' }, required: true, atCreate: true },
      otherVersion: { is: { kind: 'text', pattern: '^[1-9][0-9]{0,17}$' }, required: true, atCreate: true },
      choices: { is: { kind: 'list', item: { kind: 'shared', name: 'types/chosen-field' }, maxItems: 100 } },
    },
  },
  'patient.merges': { kind: 'object', fields: {} },
  'patient.revokeInvite': { kind: 'object', fields: {} },
  'patient.suspectedDuplicates': { kind: 'object', fields: {} },
  'patient.sync': { kind: 'object', fields: { force: { is: { kind: 'boolean' } } } },
  'patient.unmerge': {
    kind: 'object',
    fields: { other: { is: { kind: 'text', format: 'uuid' }, required: true, atCreate: true } },
  },
  'practicePreferences.backgroundWork': { kind: 'object', fields: {} },
  'practicePreferences.environment': { kind: 'object', fields: {} },
  'practicePreferences.tryAgain': {
    kind: 'object',
    fields: {
      job: {
        is: { kind: 'shared', name: 'enumerations/background-job' },
        required: true,
        atCreate: true,
      },
    },
  },
  'practitioner.actFor': {
    kind: 'object',
    fields: {
      reason: { is: { kind: 'coded', list: 'access-reason' }, required: true, atCreate: true },
      text: { is: { kind: 'text', maxLength: 500 }, required: true, atCreate: true },
      credential: { is: { kind: 'text', minLength: 1, maxLength: 4096 }, required: true, atCreate: true },
    },
  },
  'practitioner.effectiveAccess': {
    kind: 'object',
    fields: {
      permission: { is: { kind: 'text', pattern: '^[A-Z][A-Za-z]{1,60}:(Create|Read|Update|Delete)$' } },
      flag: { is: { kind: 'text', pattern: '^[A-Z][A-Za-z]{1,60}$' } },
      patient: { is: { kind: 'reference', targets: ['Patient'] } },
      row: { is: { kind: 'text', format: 'uuid' } },
    },
  },
  'practitioner.endActing': { kind: 'object', fields: {} },
  'practitioner.endSessions': { kind: 'object', fields: { session: { is: { kind: 'text', format: 'uuid' } } } },
  'practitioner.expireInvite': { kind: 'object', fields: {} },
  'practitioner.invite': {
    kind: 'object',
    fields: {
      target: { is: { kind: 'text', minLength: 1, maxLength: 254 }, required: true, atCreate: true },
      credential: { is: { kind: 'text', minLength: 1, maxLength: 4096 }, required: true, atCreate: true },
    },
  },
  'practitioner.resetPassword': { kind: 'object', fields: {} },
  'practitioner.revokeInvite': { kind: 'object', fields: {} },
  'practitioner.sessions': { kind: 'object', fields: {} },
  'practitioner.signIns': {
    kind: 'object',
    fields: {
      practitioners: {
        is: { kind: 'list', item: { kind: 'text', format: 'uuid' }, maxItems: 100 },
        required: true,
        atCreate: true,
      },
    },
  },
  'practitioner.sync': { kind: 'object', fields: { force: { is: { kind: 'boolean' } } } },
  'practitioner.tellUnsigned': { kind: 'object', fields: {} },
  'questionnaire.import': {
    kind: 'object',
    fields: {
      fileName: { is: { kind: 'text', minLength: 1, maxLength: 255 }, required: true, atCreate: true },
      content: { is: { kind: 'free' }, required: true, atCreate: true },
    },
  },
  'questionnaire.newVersion': { kind: 'object', fields: {} },
  'questionnaire.print': {
    kind: 'object',
    fields: {
      language: { is: { kind: 'text', maxLength: 20, pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$' } },
    },
  },
  'questionnaire.publish': {
    kind: 'object',
    fields: {
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
    },
  },
  'questionnaireResponse.print': { kind: 'object', fields: {} },
  'questionnaireResponse.review': {
    kind: 'object',
    fields: {
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
      action: { is: { kind: 'text', minLength: 1, maxLength: 500 } },
    },
  },
  'questionnaireResponse.upgrade': {
    kind: 'object',
    fields: {
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
      isUndone: { is: { kind: 'boolean' } },
    },
  },
  'questionnaire.useAsNote': {
    kind: 'object',
    fields: {
      name: { is: { kind: 'text', maxLength: 120 } },
      signatureConfiguration: { is: { kind: 'reference', targets: ['SignatureConfiguration'] } },
    },
  },
  'questionnaire.useStarter': {
    kind: 'object',
    fields: {
      starter: { is: { kind: 'text', minLength: 1, maxLength: 60 }, required: true, atCreate: true },
    },
  },
  'relatedPerson.expireInvite': { kind: 'object', fields: {} },
  'relatedPerson.invite': {
    kind: 'object',
    fields: {
      target: { is: { kind: 'text', minLength: 1, maxLength: 254 }, required: true, atCreate: true },
      credential: { is: { kind: 'text', minLength: 1, maxLength: 4096 }, required: true, atCreate: true },
    },
  },
  'relatedPerson.revokeInvite': { kind: 'object', fields: {} },
  'reportDelivery.decryptPassword': {
    kind: 'object',
    fields: {
      credential: { is: { kind: 'text', minLength: 1, maxLength: 4096 }, required: true, atCreate: true },
    },
  },
  'reportDelivery.expire': { kind: 'object', fields: {} },
  'script.newVersion': { kind: 'object', fields: {} },
  'script.publish': {
    kind: 'object',
    fields: {
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
    },
  },
  'securityToken.breakGlass': {
    kind: 'object',
    fields: {
      patient: { is: { kind: 'text', format: 'uuid' } },
      handle: { is: { kind: 'text', maxLength: 1000 } },
      reason: { is: { kind: 'coded', list: 'access-reason' } },
      text: { is: { kind: 'text', maxLength: 500 } },
      credential: { is: { kind: 'text', minLength: 1, maxLength: 4096 }, required: true, atCreate: true },
    },
  },
  'signatureConfiguration.newVersion': { kind: 'object', fields: {} },
  'signatureConfiguration.publish': {
    kind: 'object',
    fields: {
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
    },
  },
  'snippet.tellUses': {
    kind: 'object',
    fields: {
      uses: {
        is: {
          kind: 'list',
          item: { kind: 'shared', name: 'types/text-use' },
          minItems: 1,
          maxItems: 200,
        },
        required: true,
        atCreate: true,
      },
    },
  },
  'transcription.discard': { kind: 'object', fields: {} },
  'transcription.draft': {
    kind: 'object',
    fields: {
      note: { is: { kind: 'reference', targets: ['Note'] }, required: true, atCreate: true },
      phrases: {
        is: {
          kind: 'list',
          item: { kind: 'text', minLength: 1, maxLength: 1000 },
          minItems: 1,
          maxItems: 500,
        },
        required: true,
        atCreate: true,
      },
      verbalConsents: {
        is: {
          kind: 'list',
          item: {
            kind: 'object',
            fields: {
              person: {
                is: { kind: 'reference', targets: ['Patient', 'RelatedPerson'] },
                required: true,
                atCreate: true,
              },
              witness: {
                is: { kind: 'reference', targets: ['Practitioner', 'RelatedPerson'] },
                required: true,
                atCreate: true,
              },
              reason: { is: { kind: 'text', maxLength: 500 } },
            },
          },
          maxItems: 400,
        },
      },
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' } },
    },
  },
  'transcription.insert': {
    kind: 'object',
    fields: {
      versionId: { is: { kind: 'text', pattern: '^[1-9]\\d{0,17}$' }, required: true, atCreate: true },
    },
  },
  'transcription.removeRecording': { kind: 'object', fields: {} },
}
