// Generated from schemas/resources/patient.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const patient: TypeRecipe = {
  type: 'Patient',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [],
  begins: {},
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['Patient'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    name: { is: { kind: 'shared', name: 'types/human-name' }, required: true, atCreate: true },
    otherNames: { is: { kind: 'list', item: { kind: 'shared', name: 'types/human-name' } } },
    preferredName: { is: { kind: 'text', maxLength: 80 } },
    birthDate: { is: { kind: 'text', format: 'date' }, required: true, atCreate: true },
    gender: {
      is: { kind: 'shared', name: 'enumerations/administrative-gender' },
      required: true,
      atCreate: true,
    },
    sexAtBirth: { is: { kind: 'coded', list: 'sex-at-birth' } },
    genderIdentity: { is: { kind: 'coded', list: 'gender-identity' } },
    sexualOrientation: { is: { kind: 'coded', list: 'sexual-orientation' } },
    pronouns: { is: { kind: 'coded', list: 'pronouns' } },
    race: { is: { kind: 'list', item: { kind: 'coded', list: 'race' } } },
    ethnicity: { is: { kind: 'coded', list: 'ethnicity' } },
    languages: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            language: { is: { kind: 'coded', list: 'language' }, required: true, atCreate: true },
            preferred: { is: { kind: 'boolean' } },
            interpreter: { is: { kind: 'coded', list: 'interpreter-need' } },
          },
        },
      },
    },
    maritalStatus: { is: { kind: 'coded', list: 'marital-status' } },
    employmentStatus: { is: { kind: 'coded', list: 'employment-status' } },
    veteranStatus: { is: { kind: 'coded', list: 'veteran-status' } },
    livingArrangement: { is: { kind: 'coded', list: 'living-arrangement' } },
    education: { is: { kind: 'coded', list: 'education' } },
    deceased: {
      is: {
        kind: 'object',
        fields: {
          value: { is: { kind: 'boolean' } },
          date: { is: { kind: 'shared', name: 'types/approximate' } },
        },
      },
    },
    active: { is: { kind: 'boolean' }, required: true },
    contacts: { is: { kind: 'list', item: { kind: 'shared', name: 'types/contact-point' } } },
    addresses: { is: { kind: 'list', item: { kind: 'shared', name: 'types/address' } } },
    defaultLocation: { is: { kind: 'reference', targets: ['Location'] } },
    avatar: { is: { kind: 'shared', name: 'types/content' } },
    photo: { is: { kind: 'shared', name: 'types/content' } },
    careTeam: { is: { kind: 'list', item: { kind: 'shared', name: 'types/care-team-member' } } },
    comments: { is: { kind: 'list', item: { kind: 'shared', name: 'types/annotation' } } },
    confidentialTeam: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            practitioner: { is: { kind: 'reference', targets: ['Practitioner'] }, required: true, atCreate: true },
            reason: { is: { kind: 'text', maxLength: 500 } },
            addedBy: { is: { kind: 'reference', targets: ['Practitioner'] }, owned: true },
            since: { is: { kind: 'text', format: 'date-time' }, owned: true },
          },
        },
      },
    },
    profile: {
      is: {
        kind: 'object',
        fields: {
          person: { is: { kind: 'reference', targets: ['Person'] } },
          roles: {
            is: {
              kind: 'list',
              item: { kind: 'shared', name: 'enumerations/user-role' },
              uniqueItems: true,
            },
          },
          securityRoles: { is: { kind: 'list', item: { kind: 'reference', targets: ['SecurityRole'] } } },
          portalEnabled: { is: { kind: 'boolean' } },
        },
      },
      owned: true,
    },
    alerts: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            id: { is: { kind: 'text', minLength: 1, maxLength: 64 }, required: true, atCreate: true },
            kind: {
              is: { kind: 'shared', name: 'enumerations/patient-alert-kind' },
              required: true,
              atCreate: true,
            },
            text: { is: { kind: 'text', maxLength: 200 }, required: true, atCreate: true },
            severity: {
              is: { kind: 'shared', name: 'enumerations/alert-severity' },
              required: true,
              atCreate: true,
            },
            from: { is: { kind: 'text', format: 'date' }, required: true, atCreate: true },
            until: { is: { kind: 'text', format: 'date' } },
            showTo: { is: { kind: 'shared', name: 'enumerations/alert-audience' } },
          },
        },
      },
    },
    generalPractitioner: { is: { kind: 'reference', targets: ['Practitioner', 'Organization'] } },
    managingOrganization: { is: { kind: 'reference', targets: ['Organization'] } },
    district: { is: { kind: 'reference', targets: ['District'] }, owned: true },
    communicationPreferences: {
      is: {
        kind: 'object',
        fields: {
          reminders: {
            is: {
              kind: 'list',
              item: { kind: 'shared', name: 'enumerations/notification-channel' },
              uniqueItems: true,
            },
          },
          language: { is: { kind: 'coded', list: 'language' } },
          doNotCall: { is: { kind: 'boolean' } },
          quietHours: {
            is: {
              kind: 'object',
              fields: {
                start: { is: { kind: 'shared', name: 'types/clock-time' }, required: true, atCreate: true },
                end: { is: { kind: 'shared', name: 'types/clock-time' }, required: true, atCreate: true },
              },
            },
          },
        },
      },
    },
    guardianRequired: { is: { kind: 'boolean' }, owned: true },
    legal: {
      is: {
        kind: 'object',
        fields: {
          status: { is: { kind: 'list', item: { kind: 'coded', list: 'legal-status' } } },
          notes: { is: { kind: 'text', maxLength: 2000 } },
        },
      },
    },
    acuity: { is: { kind: 'shared', name: 'enumerations/acuity' } },
    flags: {
      is: {
        kind: 'object',
        fields: {
          restricted: { is: { kind: 'boolean' }, owned: true },
          testPatient: { is: { kind: 'boolean' } },
        },
      },
      required: true,
    },
    firstContact: { is: { kind: 'text', format: 'date' }, owned: true },
    lastServiceDate: { is: { kind: 'text', format: 'date' }, owned: true },
    nextAppointment: { is: { kind: 'text', format: 'date-time' }, owned: true },
    nextPlanReview: { is: { kind: 'text', format: 'date' }, owned: true },
    mergedInto: { is: { kind: 'reference', targets: ['Patient'] }, owned: true },
    invite: { is: { kind: 'shared', name: 'types/invite' }, owned: true },
    birthDateApprox: { is: { kind: 'boolean' } },
  },
  example: {
    name: { use: 'official', given: ['Maya'], family: 'Rivera' },
    preferredName: 'May',
    birthDate: '1991-04-12',
    gender: 'female',
    pronouns: { code: 'she', display: 'She/her' },
    languages: [{ language: { code: 'en', display: 'English' }, preferred: true }],
    contacts: [{ system: 'phone', value: '+12175550143', use: 'mobile', mayLeaveMessage: true }],
    addresses: [
      {
        use: 'home',
        lines: ['12 Main Street'],
        city: 'Springfield',
        state: 'IL',
        postalCode: '62701',
        country: 'US',
      },
    ],
    careTeam: [
      {
        id: '1',
        member: { id: '576f6118-337f-4347-840f-784d16ea8910', resourceType: 'Practitioner' },
        role: { code: 'primary-clinician', display: 'Primary clinician / lead therapist' },
        participation: 'PrimaryPerformer',
        period: { start: '2026-01-05' },
        primary: true,
      },
    ],
  },
}
