import type { Side } from './differences.ts'

/** For tests of fields, those that are called otherwise in the schemas: `Type.name` of the table → the name here, and why. */
export const renamed: Readonly<Record<string, { readonly name: string; readonly why: string }>> = {
  'Listing.resourceType': {
    name: 'listedType',
    why: 'every resource has a field resourceType already: its own type',
  },
  'Practitioner.profile.roles': { name: 'profile', why: 'roles stand inside profile, as on Patient' },
}

/** What the tables only describe in words: `Type.name` → the kind that it became. */
export const inWords: Readonly<Record<string, string>> = {
  'Appointment.attendees': 'Attendee',
  'CarePlan.problems': 'CarePlanProblem',
  'Channel.memberSync': 'object',
  'Communication.participants': 'object',
  'Consent.form': 'object',
  'Coverage.authorizations': 'Authorization',
  'District.boundary': 'object',
  'EpisodeOfCare.careTeam': 'CareTeamMember',
  'Form.elements': 'FormElement',
  'GroupNoteDefinition.composition': 'enumeration NoteComposition',
  'Itinerary.startLocation': 'object',
  'Itinerary.endLocation': 'object',
  'Medication.prescriber': 'object',
  'Note.participants': 'Participant',
  'Note.sections': 'NoteSection',
  'NoteDefinition.carryForward': 'object',
  'NoteRule.items': 'RuleItem',
  'NoteRule.groups': 'RuleGroup',
  'NoteRule.appliesTo': 'RuleFilter',
  'Observation.value': 'ObservationValue',
  'Patient.gender': 'enumeration AdministrativeGender',
  'Patient.district': 'reference District',
  'Patient.firstContact': 'date',
  'Patient.lastServiceDate': 'date',
  'Patient.nextAppointment': 'instant',
  'Patient.nextPlanReview': 'date',
  'Patient.invite': 'Invite',
  'PersonalPreferences.dashboardLayout': 'object',
  'Practitioner.licenses': 'Licence',
  'Practitioner.profile.roles': 'object',
  'Questionnaire.elements': 'FormElement',
  'Questionnaire.language': 'coded language',
  'Questionnaire.translations': 'Translations',
  'RelatedPerson.gender': 'enumeration AdministrativeGender',
  'RelatedPerson.profile': 'object',
  'RelatedPerson.invite': 'Invite',
  'Scribble.strokes': 'Stroke',
  'SharedScribble.title': 'text',
  'SharedScribble.body': 'markdown',
  'SharedScribble.strokes': 'Stroke',
}

const emptyAtFirst = 'a draft begins with nothing; an empty one is not published'
const signing = 'signatures are made by signing, never by a plain write'
const started = 'the definition decides it when a note is started, and nobody afterwards'
const moved = 'once the patient is known it cannot be changed'
const unsorted = 'no reference is sortable: the order of ids says nothing'
const uploaded = 'what a file is follows from its bytes, which are uploaded once the row is there'
const repeated = 'an act makes a series of an appointment, never a plain write'
const demanded = 'there is no sensible default, so the body brings it'

type Exception = { readonly field: string; readonly side: Side; readonly why: string }

/** Where a schema says something else than its table, and why. */
export const exceptions: readonly Exception[] = [
  { field: 'Form.elements', side: 'presence', why: emptyAtFirst },
  { field: 'Questionnaire.elements', side: 'presence', why: emptyAtFirst },
  { field: 'Appointment.recurrence', side: 'flags', why: repeated },
  { field: 'Appointment.series', side: 'flags', why: repeated },
  { field: 'Note.signatureConfiguration', side: 'flags', why: started },
  {
    field: 'Note.template',
    side: 'flags',
    why: 'notes are counted for the template that they were begun with',
  },
  {
    field: 'Patient.contacts',
    side: 'flags',
    why: 'people are found by the last digits of a phone number too',
  },
  { field: 'Packet.items', side: 'flags', why: 'packets are counted for the forms that they hold' },
  {
    field: 'SharedScribble.source',
    side: 'flags',
    why: 'a label of what was shared finds what was made of it',
  },
  { field: 'Note.signatureConfiguration', side: 'presence', why: started },
  { field: 'CarePlanSession.carePlan', side: 'kind', why: 'the meaning says: pinned version at start' },
  {
    field: 'Consent.revocation',
    side: 'flags',
    why: 'an act takes a consent back, and says when and by whom',
  },
  { field: 'CarePlanSession.signatures', side: 'flags', why: signing },
  { field: 'CarePlanSession.patientSignatures', side: 'flags', why: signing },
  { field: 'CdaParsingTask.subject', side: 'flags', why: moved },
  { field: 'Communication.subject', side: 'flags', why: moved },
  { field: 'ClinicalDocument.content', side: 'flags', why: uploaded },
  { field: 'ClinicalDocument.content', side: 'presence', why: uploaded },
  { field: 'DocumentReference.content', side: 'flags', why: uploaded },
  { field: 'DocumentReference.content', side: 'presence', why: uploaded },
  { field: 'Media.content', side: 'flags', why: uploaded },
  { field: 'Media.content', side: 'presence', why: uploaded },
  { field: 'DocumentReference.subject', side: 'flags', why: moved },
  { field: 'DocumentTransmission.sentBy', side: 'flags', why: unsorted },
  { field: 'Media.takenBy', side: 'flags', why: unsorted },
  { field: 'Allergy.substance', side: 'presence', why: 'not needed when there are no known allergies' },
  { field: 'Medication.medication', side: 'presence', why: 'not needed when there are no medications' },
  { field: 'Encounter.units', side: 'flags', why: '"V or typed": unitsOverridden says which' },
  { field: 'NoteDefinition.sections', side: 'presence', why: 'needed for two of its types only' },
  { field: 'NoteTemplate.usageCount', side: 'presence', why: 'a count is always there: it begins at 0' },
  { field: 'Notification.channels', side: 'kind', why: 'the ways to reach a person are code, not a list' },
  { field: 'Patient.pronouns', side: 'flags', why: '"the first two" of the shared row are masked' },
  { field: 'Patient.ethnicity', side: 'list', why: '"coded[] / coded": races are a list, ethnicity is one' },
  { field: 'PersonalSignature.image', side: 'flags', why: 'only its owner sees the row at all' },
  { field: 'PersonalSignature.strokes', side: 'flags', why: 'only its owner sees the row at all' },
  { field: 'PracticePreferences.practiceName', side: 'presence', why: demanded },
  { field: 'PracticePreferences.logo', side: 'presence', why: 'a practice may have none' },
  { field: 'Practitioner.profile.roles', side: 'list', why: 'the list stands inside profile' },
  { field: 'Questionnaire.translations', side: 'presence', why: '"as Form", where it is optional' },
  { field: 'Questionnaire.copyright', side: 'kind', why: 'it is printed with its paragraphs' },
  { field: 'Questionnaire.source', side: 'kind', why: 'it is printed with its paragraphs' },
  { field: 'RelatedPerson.addresses', side: 'flags', why: '"S(phone, email)" is meant for the contacts' },
  { field: 'Patient.profile', side: 'flags', why: 'only whoever accepts an invitation gets it' },
  { field: 'Practitioner.person', side: 'flags', why: 'only whoever accepts an invitation becomes it' },
  { field: 'ReportCriteria.groupBy', side: 'list', why: '"string[], string": only the columns are a list' },
  { field: 'ReportDelivery.passwordCipher', side: 'flags', why: 'the server makes the password' },
  { field: 'Schedule.sharedWith', side: 'flags', why: 'whose private events somebody sees is found by it' },
  { field: 'Scribble.strokes', side: 'list', why: 'a drawing is a list of strokes' },
  { field: 'SharedScribble.strokes', side: 'list', why: 'a drawing is a list of strokes' },
  { field: 'SnippetTemplate.category', side: 'presence', why: demanded },
  { field: 'SpeechRuleTemplate.category', side: 'presence', why: demanded },
  { field: 'TextExpansionTemplate.category', side: 'presence', why: demanded },
]
