// Generated from schemas/resources by npm run generate. Edits are lost.
import type { Appointment } from './appointment.ts'
import type { AuditEvent } from './audit-event.ts'
import type { Condition } from './condition.ts'
import type { Encounter } from './encounter.ts'
import type { EpisodeOfCare } from './episode-of-care.ts'
import type { Form } from './form.ts'
import type { GrantSet } from './grant-set.ts'
import type { Group } from './group.ts'
import type { HealthcareService } from './healthcare-service.ts'
import type { Location } from './location.ts'
import type { NoteDefinition } from './note-definition.ts'
import type { NoteRule } from './note-rule.ts'
import type { NoteSectionForm } from './note-section-form.ts'
import type { Note } from './note.ts'
import type { Organization } from './organization.ts'
import type { Patient } from './patient.ts'
import type { Person } from './person.ts'
import type { PracticePreferences } from './practice-preferences.ts'
import type { Practice } from './practice.ts'
import type { Practitioner } from './practitioner.ts'
import type { Program } from './program.ts'
import type { QuestionnaireResponse } from './questionnaire-response.ts'
import type { Questionnaire } from './questionnaire.ts'
import type { Schedule } from './schedule.ts'
import type { SecurityRole } from './security-role.ts'
import type { SecurityToken } from './security-token.ts'
import type { SignatureConfiguration } from './signature-configuration.ts'

/** What is stored, by type. */
export type ResourceTypes = {
  readonly Appointment: Appointment
  readonly AuditEvent: AuditEvent
  readonly Condition: Condition
  readonly Encounter: Encounter
  readonly EpisodeOfCare: EpisodeOfCare
  readonly Form: Form
  readonly GrantSet: GrantSet
  readonly Group: Group
  readonly HealthcareService: HealthcareService
  readonly Location: Location
  readonly NoteDefinition: NoteDefinition
  readonly NoteRule: NoteRule
  readonly NoteSectionForm: NoteSectionForm
  readonly Note: Note
  readonly Organization: Organization
  readonly Patient: Patient
  readonly Person: Person
  readonly PracticePreferences: PracticePreferences
  readonly Practice: Practice
  readonly Practitioner: Practitioner
  readonly Program: Program
  readonly QuestionnaireResponse: QuestionnaireResponse
  readonly Questionnaire: Questionnaire
  readonly Schedule: Schedule
  readonly SecurityRole: SecurityRole
  readonly SecurityToken: SecurityToken
  readonly SignatureConfiguration: SignatureConfiguration
}

/** The name of a type that is stored. */
export type ResourceType = keyof ResourceTypes

/** Any stored row. */
export type AnyResource = ResourceTypes[ResourceType]

/** The body of a create, by type: no id, no meta, no display, nothing that the server owns. */
export type Creates = {
  readonly Appointment: AppointmentCreate
  readonly AuditEvent: AuditEventCreate
  readonly Condition: ConditionCreate
  readonly Encounter: EncounterCreate
  readonly EpisodeOfCare: EpisodeOfCareCreate
  readonly Form: FormCreate
  readonly GrantSet: GrantSetCreate
  readonly Group: GroupCreate
  readonly HealthcareService: HealthcareServiceCreate
  readonly Location: LocationCreate
  readonly NoteDefinition: NoteDefinitionCreate
  readonly NoteRule: NoteRuleCreate
  readonly NoteSectionForm: NoteSectionFormCreate
  readonly Note: NoteCreate
  readonly Organization: OrganizationCreate
  readonly Patient: PatientCreate
  readonly Person: PersonCreate
  readonly PracticePreferences: PracticePreferencesCreate
  readonly Practice: PracticeCreate
  readonly Practitioner: PractitionerCreate
  readonly Program: ProgramCreate
  readonly QuestionnaireResponse: QuestionnaireResponseCreate
  readonly Questionnaire: QuestionnaireCreate
  readonly Schedule: ScheduleCreate
  readonly SecurityRole: SecurityRoleCreate
  readonly SecurityToken: SecurityTokenCreate
  readonly SignatureConfiguration: SignatureConfigurationCreate
}

export type AppointmentCreate = Pick<Appointment, 'status' | 'timezone' | 'duration' | 'isGroup' | 'owner'> &
  Partial<Pick<Appointment, 'identifiers' | 'start' | 'end' | 'allDay' | 'kind' | 'serviceType' | 'program' | 'episodeOfCare' | 'location' | 'serviceLocation' | 'mode' | 'schedule' | 'attendees' | 'group' | 'missedVisitServiceCode' | 'title' | 'description' | 'patientInstructions' | 'recurrence' | 'series' | 'resources' | 'cancellation' | 'noShow' | 'checkIn' | 'waitlist' | 'authorization' | 'rescheduledFrom' | 'copay'>>

export type AuditEventCreate = Partial<Pick<AuditEvent, 'identifiers'>>

export type ConditionCreate = Pick<Condition, 'subject' | 'category' | 'code' | 'clinicalStatus' | 'verification'> &
  Partial<Pick<Condition, 'identifiers' | 'severity' | 'specifiers' | 'onsetDate' | 'resolutionDate' | 'assessor' | 'notes' | 'rank' | 'evidence' | 'episodes' | 'sensitive'>>

export type EncounterCreate = Pick<Encounter, 'status' | 'visitStatus' | 'documentationType' | 'mode' | 'subject' | 'serviceDate' | 'timezone' | 'participants'> &
  Partial<Pick<Encounter, 'identifiers' | 'patient' | 'partOf' | 'appointment' | 'episodeOfCare' | 'program' | 'serviceType' | 'period' | 'minutes' | 'breaks' | 'increments' | 'units' | 'location' | 'placeOfService' | 'diagnoses' | 'problems' | 'carePlanActivities' | 'visitStatusOverrides' | 'dialogues' | 'consents' | 'coverage' | 'reason' | 'missedVisit' | 'telehealth' | 'group' | 'unitsOverridden'>>

export type EpisodeOfCareCreate = Pick<EpisodeOfCare, 'patient' | 'program' | 'status' | 'period'> &
  Partial<Pick<EpisodeOfCare, 'identifiers' | 'admissionType' | 'referral' | 'careManager' | 'careTeam' | 'location' | 'diagnoses' | 'coverages' | 'levelOfCare' | 'legalStatus' | 'discharge' | 'targetEnd'>>

export type FormCreate = Pick<Form, 'name' | 'key' | 'version' | 'status' | 'elements'> &
  Partial<Pick<Form, 'identifiers' | 'category' | 'layout' | 'translations' | 'validations' | 'sampleData'>>

export type GrantSetCreate = Pick<GrantSet, 'name' | 'key' | 'group' | 'flags' | 'permissions'> &
  Partial<Pick<GrantSet, 'identifiers' | 'description'>>

export type GroupCreate = Pick<Group, 'name' | 'kind' | 'facilitators'> &
  Partial<Pick<Group, 'identifiers' | 'active' | 'enrollment' | 'program' | 'service' | 'location' | 'members' | 'capacity' | 'curriculum' | 'currentSession' | 'series' | 'noteDefinition' | 'rules' | 'packet'>>

export type HealthcareServiceCreate = Pick<HealthcareService, 'name' | 'code' | 'category' | 'status' | 'sessionTimeUnit' | 'modes'> &
  Partial<Pick<HealthcareService, 'identifiers' | 'flags' | 'unitBasis' | 'incrementMinutes' | 'rounding' | 'minMinutes' | 'maxMinutes' | 'defaultMinutes' | 'maxUnitsPerDay' | 'billingCode' | 'modifiers' | 'addOnTo' | 'allowedLicenses' | 'placesOfService' | 'programs' | 'noteDefinition' | 'groupNoteDefinition' | 'subform' | 'missedVisitService' | 'groupSize' | 'requiresCarePlanLink' | 'rate' | 'color'>>

export type LocationCreate = Pick<Location, 'name' | 'kind' | 'timezone'> &
  Partial<Pick<Location, 'identifiers' | 'shortName' | 'status' | 'partOf' | 'organization' | 'placeOfService' | 'programs' | 'address' | 'district' | 'contacts' | 'capacity' | 'bookable' | 'hours' | 'telehealthUrl' | 'accessibility'>>

export type NoteDefinitionCreate = Pick<NoteDefinition, 'name' | 'key' | 'version' | 'type' | 'kinds' | 'status' | 'signatureConfiguration'> &
  Partial<Pick<NoteDefinition, 'identifiers' | 'category' | 'programs' | 'services' | 'roles' | 'licenses' | 'sections' | 'questionnaires' | 'noteRules' | 'requiresEncounter' | 'requiresDiagnosis' | 'requiresCarePlanLink' | 'carryForward' | 'scribeFormat' | 'sectionMap' | 'printLayout' | 'titleTemplate' | 'securityLabels' | 'releaseToPatient'>>

export type NoteRuleCreate = Pick<NoteRule, 'name' | 'key' | 'version' | 'status' | 'combinator' | 'items'> &
  Partial<Pick<NoteRule, 'identifiers' | 'description' | 'groups' | 'appliesTo' | 'severity' | 'message' | 'order'>>

export type NoteSectionFormCreate = Pick<NoteSectionForm, 'name' | 'key' | 'version' | 'status' | 'sectionType' | 'form'> &
  Partial<Pick<NoteSectionForm, 'identifiers' | 'scopeDefault' | 'carryForward' | 'prefill' | 'requiredElements' | 'hiddenElements' | 'narrativeAllowed' | 'scribeTarget' | 'minPlanLinks' | 'help'>>

export type NoteCreate = Pick<Note, 'kind' | 'composition' | 'status' | 'definition' | 'subject' | 'signatureConfiguration'> &
  Partial<Pick<Note, 'identifiers' | 'encounter' | 'partOf' | 'derivedFrom' | 'patient' | 'template' | 'participants' | 'sections' | 'reviewers' | 'definitionAssignments' | 'scribe' | 'confidential' | 'releaseToPatient'>>

export type OrganizationCreate = Pick<Organization, 'name' | 'kind'> &
  Partial<Pick<Organization, 'identifiers' | 'active' | 'payerId' | 'npi' | 'taxId' | 'partOf' | 'contacts' | 'addresses' | 'directAddress' | 'faxNumber' | 'authorizationRequired' | 'coveredServices' | 'timelyFilingDays' | 'part2Program' | 'notes'>>

export type PatientCreate = Pick<Patient, 'name' | 'birthDate' | 'gender'> &
  Partial<Pick<Patient, 'identifiers' | 'otherNames' | 'preferredName' | 'sexAtBirth' | 'genderIdentity' | 'sexualOrientation' | 'pronouns' | 'race' | 'ethnicity' | 'languages' | 'maritalStatus' | 'employmentStatus' | 'veteranStatus' | 'livingArrangement' | 'education' | 'deceased' | 'active' | 'contacts' | 'addresses' | 'defaultLocation' | 'avatar' | 'photo' | 'careTeam' | 'comments' | 'confidentialTeam' | 'profile' | 'alerts' | 'generalPractitioner' | 'managingOrganization' | 'communicationPreferences' | 'legal' | 'acuity' | 'flags' | 'birthDateApprox'>>

export type PersonCreate = Pick<Person, 'loginName' | 'name'> &
  Partial<Pick<Person, 'identifiers' | 'contacts' | 'locale'>>

export type PracticePreferencesCreate = Pick<PracticePreferences, 'practiceName'> &
  Partial<Pick<PracticePreferences, 'identifiers' | 'noteSignWarningTimeout' | 'sessionTimeout' | 'sessionToSignIncludesWeekends' | 'allowMarkAllReview' | 'overlappingSessionCheck' | 'requirePlaceOfService' | 'hidePlaceOfService' | 'militaryTimeInPrintouts' | 'allowNotePrintout' | 'filterNoteCategoryByProgram' | 'filterDiagnosesByProgram' | 'allowNotesFromAppointments' | 'appointmentCreation' | 'appointmentCancellation' | 'reportEmails' | 'monthlyUserReportScheduling' | 'mobilePatientSignature' | 'defaultScribeNoteFormat' | 'streamlinedStartNote' | 'groupNoteAdminEdit' | 'labels' | 'logo' | 'timezone' | 'locale' | 'weekStart' | 'holidayDates' | 'genderSet' | 'codedListOverrides' | 'unsignWindowHours' | 'reopenEpisodeDays' | 'chatRetentionDays' | 'ambientListening' | 'audioRetentionDays' | 'defaultRounding' | 'missingPlanLink' | 'passwordPolicy' | 'mfaRequired' | 'ageOfMajority' | 'minorConsentAges' | 'mobileShell' | 'announcements' | 'themeColors' | 'part2Entity' | 'defaultNoteRules' | 'reminderOffsetsHours' | 'noShowGraceMinutes' | 'autoNoShow' | 'maxRecurrenceOccurrences'>>

export type PracticeCreate = Pick<Practice, 'networkId' | 'name'> &
  Partial<Pick<Practice, 'identifiers' | 'active' | 'environment' | 'demo'>>

export type PractitionerCreate = Pick<Practitioner, 'active' | 'name' | 'roles'> &
  Partial<Pick<Practitioner, 'identifiers' | 'person' | 'credentials' | 'staffCode' | 'licenses' | 'npi' | 'taxonomy' | 'supervisor' | 'supervisors' | 'requiresCoSignature' | 'programs' | 'locations' | 'defaultLocation' | 'services' | 'districts' | 'contacts' | 'addresses' | 'avatar' | 'color' | 'timezone' | 'languages' | 'pronouns' | 'employment' | 'productivityTarget' | 'populationLevel' | 'profile'>>

export type ProgramCreate = Pick<Program, 'name' | 'code' | 'kind' | 'status'> &
  Partial<Pick<Program, 'identifiers' | 'organization' | 'locations' | 'services' | 'noteDefinitions' | 'diagnosisCategories' | 'defaultPlaceOfService' | 'capacity' | 'ageRange' | 'part2' | 'planReviewDays' | 'requiredConsents' | 'admissionPacket' | 'manager' | 'noteRules' | 'color'>>

export type QuestionnaireResponseCreate = Pick<QuestionnaireResponse, 'questionnaire' | 'patient' | 'status' | 'authored' | 'author' | 'source' | 'answers'> &
  Partial<Pick<QuestionnaireResponse, 'identifiers' | 'mode' | 'encounter' | 'note' | 'packetResponse' | 'durationSeconds' | 'language'>>

export type QuestionnaireCreate = Pick<Questionnaire, 'name' | 'key' | 'version' | 'status' | 'shortName' | 'elements' | 'licence'> &
  Partial<Pick<Questionnaire, 'identifiers' | 'purpose' | 'language' | 'translations' | 'licenceConfirmed' | 'copyright' | 'source' | 'lookbackDays' | 'administration' | 'ageRange' | 'scoring' | 'alerts' | 'frequencyDays' | 'allowSkip' | 'oneQuestionPerPage'>>

export type ScheduleCreate = Pick<Schedule, 'owner' | 'ownerKind' | 'name' | 'timezone'> &
  Partial<Pick<Schedule, 'identifiers' | 'active' | 'period' | 'slotMinutes' | 'availability' | 'exceptions' | 'bookingWindow' | 'buffers' | 'doubleBooking' | 'publicBooking' | 'color' | 'sharedWith'>>

export type SecurityRoleCreate = Pick<SecurityRole, 'name' | 'key' | 'grantSets' | 'populationLevel'> &
  Partial<Pick<SecurityRole, 'identifiers' | 'basedOn' | 'includeSupervisees' | 'assignableBy' | 'description'>>

export type SecurityTokenCreate = Pick<SecurityToken, 'owner' | 'patientAllowances'> &
  Partial<Pick<SecurityToken, 'identifiers' | 'reasons'>>

export type SignatureConfigurationCreate = Pick<SignatureConfiguration, 'name' | 'key' | 'version' | 'status' | 'steps'> &
  Partial<Pick<SignatureConfiguration, 'identifiers' | 'patientSignature' | 'amendmentSteps' | 'unsignWindowHours' | 'lockAfterFirstSignature'>>
