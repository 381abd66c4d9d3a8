// Generated from schemas/resources by npm run generate. Edits are lost.
import type { Allergy } from './allergy.ts'
import type { Announcement } from './announcement.ts'
import type { Appointment } from './appointment.ts'
import type { AuditEvent } from './audit-event.ts'
import type { CarePlanOutcome } from './care-plan-outcome.ts'
import type { CarePlanSession } from './care-plan-session.ts'
import type { CarePlan } from './care-plan.ts'
import type { CdaParsingTask } from './cda-parsing-task.ts'
import type { ChannelMembership } from './channel-membership.ts'
import type { Channel } from './channel.ts'
import type { ChatMessage } from './chat-message.ts'
import type { ClinicalDocument } from './clinical-document.ts'
import type { Communication } from './communication.ts'
import type { ComplianceAudit } from './compliance-audit.ts'
import type { ComplianceQuestionnaire } from './compliance-questionnaire.ts'
import type { Condition } from './condition.ts'
import type { Consent } from './consent.ts'
import type { Contract } from './contract.ts'
import type { Coverage } from './coverage.ts'
import type { Dialogue } from './dialogue.ts'
import type { District } from './district.ts'
import type { DocumentReference } from './document-reference.ts'
import type { DocumentTransmission } from './document-transmission.ts'
import type { Encounter } from './encounter.ts'
import type { EpisodeOfCare } from './episode-of-care.ts'
import type { Form } from './form.ts'
import type { GrantSet } from './grant-set.ts'
import type { GroupNoteDefinition } from './group-note-definition.ts'
import type { Group } from './group.ts'
import type { HealthcareService } from './healthcare-service.ts'
import type { Itinerary } from './itinerary.ts'
import type { KeyVault } from './key-vault.ts'
import type { Listing } from './listing.ts'
import type { Location } from './location.ts'
import type { Media } from './media.ts'
import type { Medication } from './medication.ts'
import type { Notation } from './notation.ts'
import type { NoteAudit } from './note-audit.ts'
import type { NoteDefinition } from './note-definition.ts'
import type { NoteRule } from './note-rule.ts'
import type { NoteSectionForm } from './note-section-form.ts'
import type { NoteTemplate } from './note-template.ts'
import type { Note } from './note.ts'
import type { Notification } from './notification.ts'
import type { ObservableRoutines } from './observable-routines.ts'
import type { Observation } from './observation.ts'
import type { Organization } from './organization.ts'
import type { PacketResponse } from './packet-response.ts'
import type { Packet } from './packet.ts'
import type { Patient } from './patient.ts'
import type { Person } from './person.ts'
import type { PersonalPreferences } from './personal-preferences.ts'
import type { PersonalSignature } from './personal-signature.ts'
import type { PracticePreferences } from './practice-preferences.ts'
import type { Practice } from './practice.ts'
import type { Practitioner } from './practitioner.ts'
import type { Program } from './program.ts'
import type { QuestionnaireResponse } from './questionnaire-response.ts'
import type { Questionnaire } from './questionnaire.ts'
import type { RelatedPerson } from './related-person.ts'
import type { ReportCriteria } from './report-criteria.ts'
import type { ReportDelivery } from './report-delivery.ts'
import type { Schedule } from './schedule.ts'
import type { Scribble } from './scribble.ts'
import type { Script } from './script.ts'
import type { SecurityRole } from './security-role.ts'
import type { SecurityToken } from './security-token.ts'
import type { SharedScribble } from './shared-scribble.ts'
import type { SignatureConfiguration } from './signature-configuration.ts'
import type { SnippetTemplate } from './snippet-template.ts'
import type { Snippet } from './snippet.ts'
import type { SpeechRuleTemplate } from './speech-rule-template.ts'
import type { SpeechRule } from './speech-rule.ts'
import type { TextExpansionTemplate } from './text-expansion-template.ts'
import type { TextExpansion } from './text-expansion.ts'
import type { Transcription } from './transcription.ts'

/** What is stored, by type. */
export type ResourceTypes = {
  readonly Allergy: Allergy
  readonly Announcement: Announcement
  readonly Appointment: Appointment
  readonly AuditEvent: AuditEvent
  readonly CarePlanOutcome: CarePlanOutcome
  readonly CarePlanSession: CarePlanSession
  readonly CarePlan: CarePlan
  readonly CdaParsingTask: CdaParsingTask
  readonly ChannelMembership: ChannelMembership
  readonly Channel: Channel
  readonly ChatMessage: ChatMessage
  readonly ClinicalDocument: ClinicalDocument
  readonly Communication: Communication
  readonly ComplianceAudit: ComplianceAudit
  readonly ComplianceQuestionnaire: ComplianceQuestionnaire
  readonly Condition: Condition
  readonly Consent: Consent
  readonly Contract: Contract
  readonly Coverage: Coverage
  readonly Dialogue: Dialogue
  readonly District: District
  readonly DocumentReference: DocumentReference
  readonly DocumentTransmission: DocumentTransmission
  readonly Encounter: Encounter
  readonly EpisodeOfCare: EpisodeOfCare
  readonly Form: Form
  readonly GrantSet: GrantSet
  readonly GroupNoteDefinition: GroupNoteDefinition
  readonly Group: Group
  readonly HealthcareService: HealthcareService
  readonly Itinerary: Itinerary
  readonly KeyVault: KeyVault
  readonly Listing: Listing
  readonly Location: Location
  readonly Media: Media
  readonly Medication: Medication
  readonly Notation: Notation
  readonly NoteAudit: NoteAudit
  readonly NoteDefinition: NoteDefinition
  readonly NoteRule: NoteRule
  readonly NoteSectionForm: NoteSectionForm
  readonly NoteTemplate: NoteTemplate
  readonly Note: Note
  readonly Notification: Notification
  readonly ObservableRoutines: ObservableRoutines
  readonly Observation: Observation
  readonly Organization: Organization
  readonly PacketResponse: PacketResponse
  readonly Packet: Packet
  readonly Patient: Patient
  readonly Person: Person
  readonly PersonalPreferences: PersonalPreferences
  readonly PersonalSignature: PersonalSignature
  readonly PracticePreferences: PracticePreferences
  readonly Practice: Practice
  readonly Practitioner: Practitioner
  readonly Program: Program
  readonly QuestionnaireResponse: QuestionnaireResponse
  readonly Questionnaire: Questionnaire
  readonly RelatedPerson: RelatedPerson
  readonly ReportCriteria: ReportCriteria
  readonly ReportDelivery: ReportDelivery
  readonly Schedule: Schedule
  readonly Scribble: Scribble
  readonly Script: Script
  readonly SecurityRole: SecurityRole
  readonly SecurityToken: SecurityToken
  readonly SharedScribble: SharedScribble
  readonly SignatureConfiguration: SignatureConfiguration
  readonly SnippetTemplate: SnippetTemplate
  readonly Snippet: Snippet
  readonly SpeechRuleTemplate: SpeechRuleTemplate
  readonly SpeechRule: SpeechRule
  readonly TextExpansionTemplate: TextExpansionTemplate
  readonly TextExpansion: TextExpansion
  readonly Transcription: Transcription
}

/** The name of a type that is stored. */
export type ResourceType = keyof ResourceTypes

/** Any stored row. */
export type AnyResource = ResourceTypes[ResourceType]

/** The body of a create, by type: no id, no meta, no display, nothing that the server owns. */
export type Creates = {
  readonly Allergy: AllergyCreate
  readonly Announcement: AnnouncementCreate
  readonly Appointment: AppointmentCreate
  readonly AuditEvent: AuditEventCreate
  readonly CarePlanOutcome: CarePlanOutcomeCreate
  readonly CarePlanSession: CarePlanSessionCreate
  readonly CarePlan: CarePlanCreate
  readonly CdaParsingTask: CdaParsingTaskCreate
  readonly ChannelMembership: ChannelMembershipCreate
  readonly Channel: ChannelCreate
  readonly ChatMessage: ChatMessageCreate
  readonly ClinicalDocument: ClinicalDocumentCreate
  readonly Communication: CommunicationCreate
  readonly ComplianceAudit: ComplianceAuditCreate
  readonly ComplianceQuestionnaire: ComplianceQuestionnaireCreate
  readonly Condition: ConditionCreate
  readonly Consent: ConsentCreate
  readonly Contract: ContractCreate
  readonly Coverage: CoverageCreate
  readonly Dialogue: DialogueCreate
  readonly District: DistrictCreate
  readonly DocumentReference: DocumentReferenceCreate
  readonly DocumentTransmission: DocumentTransmissionCreate
  readonly Encounter: EncounterCreate
  readonly EpisodeOfCare: EpisodeOfCareCreate
  readonly Form: FormCreate
  readonly GrantSet: GrantSetCreate
  readonly GroupNoteDefinition: GroupNoteDefinitionCreate
  readonly Group: GroupCreate
  readonly HealthcareService: HealthcareServiceCreate
  readonly Itinerary: ItineraryCreate
  readonly KeyVault: KeyVaultCreate
  readonly Listing: ListingCreate
  readonly Location: LocationCreate
  readonly Media: MediaCreate
  readonly Medication: MedicationCreate
  readonly Notation: NotationCreate
  readonly NoteAudit: NoteAuditCreate
  readonly NoteDefinition: NoteDefinitionCreate
  readonly NoteRule: NoteRuleCreate
  readonly NoteSectionForm: NoteSectionFormCreate
  readonly NoteTemplate: NoteTemplateCreate
  readonly Note: NoteCreate
  readonly Notification: NotificationCreate
  readonly ObservableRoutines: ObservableRoutinesCreate
  readonly Observation: ObservationCreate
  readonly Organization: OrganizationCreate
  readonly PacketResponse: PacketResponseCreate
  readonly Packet: PacketCreate
  readonly Patient: PatientCreate
  readonly Person: PersonCreate
  readonly PersonalPreferences: PersonalPreferencesCreate
  readonly PersonalSignature: PersonalSignatureCreate
  readonly PracticePreferences: PracticePreferencesCreate
  readonly Practice: PracticeCreate
  readonly Practitioner: PractitionerCreate
  readonly Program: ProgramCreate
  readonly QuestionnaireResponse: QuestionnaireResponseCreate
  readonly Questionnaire: QuestionnaireCreate
  readonly RelatedPerson: RelatedPersonCreate
  readonly ReportCriteria: ReportCriteriaCreate
  readonly ReportDelivery: ReportDeliveryCreate
  readonly Schedule: ScheduleCreate
  readonly Scribble: ScribbleCreate
  readonly Script: ScriptCreate
  readonly SecurityRole: SecurityRoleCreate
  readonly SecurityToken: SecurityTokenCreate
  readonly SharedScribble: SharedScribbleCreate
  readonly SignatureConfiguration: SignatureConfigurationCreate
  readonly SnippetTemplate: SnippetTemplateCreate
  readonly Snippet: SnippetCreate
  readonly SpeechRuleTemplate: SpeechRuleTemplateCreate
  readonly SpeechRule: SpeechRuleCreate
  readonly TextExpansionTemplate: TextExpansionTemplateCreate
  readonly TextExpansion: TextExpansionCreate
  readonly Transcription: TranscriptionCreate
}

export type AllergyCreate = Pick<Allergy, 'patient' | 'kind' | 'category' | 'status'> &
  Partial<Pick<Allergy, 'identifiers' | 'substance' | 'noKnownAllergies' | 'criticality' | 'verification' | 'onset' | 'lastOccurrence' | 'reactions' | 'notes'>>

export type AnnouncementCreate = Pick<Announcement, 'title' | 'body' | 'severity' | 'start' | 'status'> &
  Partial<Pick<Announcement, 'identifiers' | 'audience' | 'end' | 'dismissible' | 'link'>>

export type AppointmentCreate = Pick<Appointment, 'status' | 'timezone' | 'duration' | 'isGroup' | 'owner'> &
  Partial<Pick<Appointment, 'identifiers' | 'start' | 'end' | 'allDay' | 'kind' | 'serviceType' | 'program' | 'episodeOfCare' | 'location' | 'serviceLocation' | 'mode' | 'schedule' | 'attendees' | 'group' | 'missedVisitServiceCode' | 'title' | 'description' | 'patientInstructions' | 'resources' | 'cancellation' | 'noShow' | 'checkIn' | 'waitlist' | 'authorization' | 'rescheduledFrom' | 'copay'>>

export type AuditEventCreate = Partial<Pick<AuditEvent, 'identifiers'>>

export type CarePlanOutcomeCreate = Pick<CarePlanOutcome, 'subject' | 'carePlan' | 'goalId' | 'date' | 'rating'> &
  Partial<Pick<CarePlanOutcome, 'identifiers' | 'objectiveId' | 'status' | 'score' | 'percentComplete' | 'response' | 'note' | 'encounter' | 'comment'>>

export type CarePlanSessionCreate = Pick<CarePlanSession, 'subject' | 'carePlan' | 'kind' | 'date' | 'progress'> &
  Partial<Pick<CarePlanSession, 'identifiers' | 'encounter' | 'note' | 'participants' | 'items' | 'summary' | 'nextReview'>>

export type CarePlanCreate = Pick<CarePlan, 'subject' | 'title' | 'status' | 'period'> &
  Partial<Pick<CarePlan, 'identifiers' | 'episodeOfCare' | 'kind' | 'reviewIntervalDays' | 'author' | 'assessment' | 'strengths' | 'barriers' | 'dischargeCriteria' | 'patientStatement' | 'problems' | 'participants' | 'sharedWithPatient' | 'signatureConfiguration' | 'replaces'>>

export type CdaParsingTaskCreate = Pick<CdaParsingTask, 'document' | 'status'> &
  Partial<Pick<CdaParsingTask, 'identifiers' | 'subject' | 'source' | 'items' | 'reviewer' | 'reviewedAt'>>

export type ChannelMembershipCreate = Pick<ChannelMembership, 'channel' | 'member' | 'role' | 'state'> &
  Partial<Pick<ChannelMembership, 'identifiers' | 'lastRead' | 'mutedUntil' | 'notify'>>

export type ChannelCreate = Pick<Channel, 'type'> &
  Partial<Pick<Channel, 'identifiers' | 'name' | 'threadSource' | 'subject' | 'description' | 'avatar' | 'archived' | 'retentionDays' | 'memberSync'>>

export type ChatMessageCreate = Pick<ChatMessage, 'channel' | 'kind'> &
  Partial<Pick<ChatMessage, 'identifiers' | 'text' | 'mentions' | 'attachments' | 'replyTo' | 'reactions' | 'priority' | 'patientContext' | 'noteLink'>>

export type ClinicalDocumentCreate = Pick<ClinicalDocument, 'subject' | 'type' | 'title' | 'status'> &
  Partial<Pick<ClinicalDocument, 'identifiers' | 'source' | 'format' | 'period' | 'released'>>

export type CommunicationCreate = Pick<Communication, 'date' | 'direction' | 'medium' | 'outcome' | 'topic' | 'participants' | 'summary'> &
  Partial<Pick<Communication, 'identifiers' | 'subject' | 'durationMinutes' | 'encounter' | 'episodeOfCare' | 'followUp' | 'attachments' | 'priority'>>

export type ComplianceAuditCreate = Pick<ComplianceAudit, 'questionnaire' | 'subject' | 'period' | 'auditor' | 'progress'> &
  Partial<Pick<ComplianceAudit, 'identifiers' | 'auditees' | 'due' | 'answers'>>

export type ComplianceQuestionnaireCreate = Pick<ComplianceQuestionnaire, 'name' | 'key' | 'version' | 'status' | 'target' | 'sections' | 'questions'> &
  Partial<Pick<ComplianceQuestionnaire, 'identifiers' | 'passPercent' | 'sampleRule'>>

export type ConditionCreate = Pick<Condition, 'subject' | 'category' | 'code' | 'clinicalStatus' | 'verification'> &
  Partial<Pick<Condition, 'identifiers' | 'severity' | 'specifiers' | 'onsetDate' | 'resolutionDate' | 'assessor' | 'notes' | 'rank' | 'evidence' | 'episodes' | 'sensitive'>>

export type ConsentCreate = Pick<Consent, 'patient' | 'kind' | 'status' | 'period' | 'signers'> &
  Partial<Pick<Consent, 'identifiers' | 'decision' | 'episodeOfCare' | 'encounter' | 'expirationEvent' | 'from' | 'to' | 'intermediary' | 'purposes' | 'information' | 'direction' | 'statements' | 'form' | 'verbal' | 'replaces'>>

export type ContractCreate = Pick<Contract, 'name' | 'number' | 'organization' | 'period'> &
  Partial<Pick<Contract, 'identifiers' | 'status' | 'programs' | 'lines' | 'budget' | 'documents' | 'renewalNoticeDays'>>

export type CoverageCreate = Pick<Coverage, 'beneficiary' | 'payer' | 'type' | 'status' | 'memberId' | 'relationship' | 'period'> &
  Partial<Pick<Coverage, 'identifiers' | 'groupNumber' | 'planName' | 'order' | 'subscriber' | 'programs' | 'eligibility' | 'cards' | 'copay' | 'authorizations'>>

export type DialogueCreate = Pick<Dialogue, 'subject' | 'kind' | 'progress'> &
  Partial<Pick<Dialogue, 'identifiers' | 'encounter' | 'script' | 'routines' | 'started' | 'ended' | 'conductor' | 'turns' | 'results' | 'summary'>>

export type DistrictCreate = Pick<District, 'name' | 'kind' | 'active'> &
  Partial<Pick<District, 'identifiers' | 'code' | 'parent' | 'postalCodes' | 'boundary' | 'manager' | 'locations' | 'travelMinutesDefault'>>

export type DocumentReferenceCreate = Pick<DocumentReference, 'type' | 'title' | 'indexState'> &
  Partial<Pick<DocumentReference, 'identifiers' | 'subject' | 'date' | 'source' | 'documentStatus' | 'reviewer' | 'reviewedAt' | 'encounter' | 'episodeOfCare' | 'expires'>>

export type DocumentTransmissionCreate = Pick<DocumentTransmission, 'patient' | 'documents' | 'recipient' | 'method' | 'purpose' | 'legalBasis'> &
  Partial<Pick<DocumentTransmission, 'identifiers' | 'direction' | 'consent' | 'basisReason' | 'coverPage'>>

export type EncounterCreate = Pick<Encounter, 'status' | 'visitStatus' | 'documentationType' | 'mode' | 'subject' | 'serviceDate' | 'timezone' | 'participants'> &
  Partial<Pick<Encounter, 'identifiers' | 'patient' | 'partOf' | 'appointment' | 'episodeOfCare' | 'program' | 'serviceType' | 'period' | 'minutes' | 'breaks' | 'increments' | 'units' | 'location' | 'placeOfService' | 'diagnoses' | 'problems' | 'carePlanActivities' | 'visitStatusOverrides' | 'dialogues' | 'consents' | 'coverage' | 'reason' | 'missedVisit' | 'telehealth' | 'group' | 'unitsOverridden' | 'unitsReason'>>

export type EpisodeOfCareCreate = Pick<EpisodeOfCare, 'patient' | 'program' | 'status' | 'period'> &
  Partial<Pick<EpisodeOfCare, 'identifiers' | 'admissionType' | 'referral' | 'careManager' | 'careTeam' | 'location' | 'diagnoses' | 'coverages' | 'levelOfCare' | 'legalStatus' | 'discharge' | 'targetEnd'>>

export type FormCreate = Pick<Form, 'name' | 'key' | 'version' | 'status' | 'elements'> &
  Partial<Pick<Form, 'identifiers' | 'category' | 'layout' | 'translations' | 'validations' | 'sampleData'>>

export type GrantSetCreate = Pick<GrantSet, 'name' | 'key' | 'group' | 'flags' | 'permissions'> &
  Partial<Pick<GrantSet, 'identifiers' | 'description'>>

export type GroupNoteDefinitionCreate = Pick<GroupNoteDefinition, 'name' | 'key' | 'version' | 'status' | 'composition' | 'common' | 'signatureConfiguration'> &
  Partial<Pick<GroupNoteDefinition, 'identifiers' | 'member' | 'serviceDefinitions' | 'memberDefaults' | 'allowDifferentMemberDefinition' | 'printMode' | 'signMode' | 'noteRules' | 'adminEdit' | 'programs' | 'services'>>

export type GroupCreate = Pick<Group, 'name' | 'kind' | 'facilitators'> &
  Partial<Pick<Group, 'identifiers' | 'active' | 'enrollment' | 'program' | 'service' | 'location' | 'members' | 'capacity' | 'curriculum' | 'currentSession' | 'series' | 'noteDefinition' | 'rules' | 'packet'>>

export type HealthcareServiceCreate = Pick<HealthcareService, 'name' | 'code' | 'category' | 'status' | 'sessionTimeUnit' | 'modes'> &
  Partial<Pick<HealthcareService, 'identifiers' | 'flags' | 'unitBasis' | 'incrementMinutes' | 'rounding' | 'minMinutes' | 'maxMinutes' | 'defaultMinutes' | 'maxUnitsPerDay' | 'billingCode' | 'modifiers' | 'addOnTo' | 'allowedLicenses' | 'placesOfService' | 'programs' | 'noteDefinition' | 'groupNoteDefinition' | 'subform' | 'missedVisitService' | 'groupSize' | 'requiresCarePlanLink' | 'rate' | 'color'>>

export type ItineraryCreate = Pick<Itinerary, 'practitioner' | 'date' | 'status'> &
  Partial<Pick<Itinerary, 'identifiers' | 'district' | 'startLocation' | 'endLocation' | 'vehicle' | 'stops' | 'odometer' | 'safetyCheck'>>

export type KeyVaultCreate = Pick<KeyVault, 'name' | 'kind' | 'value'> &
  Partial<Pick<KeyVault, 'identifiers' | 'scope' | 'expires' | 'rotatedAt' | 'lastUsed' | 'description'>>

export type ListingCreate = Pick<Listing, 'name' | 'kind' | 'visibility' | 'columns' | 'listedType'> &
  Partial<Pick<Listing, 'identifiers' | 'filters' | 'members' | 'sort' | 'groupBy' | 'pageSize' | 'sharedWith' | 'badge' | 'pinnedBy'>>

export type LocationCreate = Pick<Location, 'name' | 'kind' | 'timezone'> &
  Partial<Pick<Location, 'identifiers' | 'shortName' | 'status' | 'partOf' | 'organization' | 'placeOfService' | 'programs' | 'address' | 'district' | 'contacts' | 'capacity' | 'bookable' | 'hours' | 'telehealthUrl' | 'accessibility'>>

export type MediaCreate = Pick<Media, 'kind'> &
  Partial<Pick<Media, 'identifiers' | 'subject' | 'takenAt' | 'takenBy' | 'encounter' | 'purpose' | 'consent' | 'deleteAfter'>>

export type MedicationCreate = Pick<Medication, 'patient' | 'status' | 'kind'> &
  Partial<Pick<Medication, 'identifiers' | 'medication' | 'noMedications' | 'dose' | 'route' | 'frequency' | 'asNeeded' | 'indication' | 'startDate' | 'endDate' | 'prescriber' | 'pharmacy' | 'quantity' | 'refills' | 'lastDispensed' | 'adherence' | 'sideEffects' | 'psychotropic' | 'consent' | 'informationSource' | 'stopReason'>>

export type NotationCreate = Pick<Notation, 'term' | 'expansion' | 'category'> &
  Partial<Pick<Notation, 'identifiers' | 'doNotUse' | 'saferAlternative' | 'language' | 'source'>>

export type NoteAuditCreate = Pick<NoteAudit, 'note' | 'questionnaire' | 'auditor' | 'progress'> &
  Partial<Pick<NoteAudit, 'identifiers' | 'auditees' | 'due' | 'answers' | 'outcome' | 'actionNote'>>

export type NoteDefinitionCreate = Pick<NoteDefinition, 'name' | 'key' | 'version' | 'type' | 'kinds' | 'status' | 'signatureConfiguration'> &
  Partial<Pick<NoteDefinition, 'identifiers' | 'category' | 'programs' | 'services' | 'roles' | 'licenses' | 'sections' | 'questionnaires' | 'noteRules' | 'requiresEncounter' | 'requiresDiagnosis' | 'requiresCarePlanLink' | 'carryForward' | 'scribeFormat' | 'sectionMap' | 'printLayout' | 'titleTemplate' | 'securityLabels' | 'releaseToPatient'>>

export type NoteRuleCreate = Pick<NoteRule, 'name' | 'key' | 'version' | 'status' | 'combinator' | 'items'> &
  Partial<Pick<NoteRule, 'identifiers' | 'description' | 'groups' | 'appliesTo' | 'severity' | 'message' | 'order'>>

export type NoteSectionFormCreate = Pick<NoteSectionForm, 'name' | 'key' | 'version' | 'status' | 'sectionType' | 'form'> &
  Partial<Pick<NoteSectionForm, 'identifiers' | 'scopeDefault' | 'carryForward' | 'prefill' | 'requiredElements' | 'hiddenElements' | 'narrativeAllowed' | 'scribeTarget' | 'minPlanLinks' | 'help'>>

export type NoteTemplateCreate = Pick<NoteTemplate, 'name' | 'definition' | 'visibility' | 'status' | 'sections'> &
  Partial<Pick<NoteTemplate, 'identifiers' | 'services' | 'programs' | 'tags' | 'favoriteOf'>>

export type NoteCreate = Pick<Note, 'kind' | 'composition' | 'status' | 'definition' | 'subject'> &
  Partial<Pick<Note, 'identifiers' | 'encounter' | 'partOf' | 'derivedFrom' | 'patient' | 'template' | 'participants' | 'sections' | 'reviewers' | 'definitionAssignments' | 'scribe' | 'confidential' | 'releaseToPatient'>>

export type NotificationCreate = Pick<Notification, 'recipient' | 'category' | 'priority' | 'title' | 'channels'> &
  Partial<Pick<Notification, 'identifiers' | 'body' | 'target' | 'readAt' | 'doneAt' | 'expires' | 'dedupeKey'>>

export type ObservableRoutinesCreate = Pick<ObservableRoutines, 'name' | 'key' | 'version' | 'status' | 'subject' | 'routines'> &
  Partial<Pick<ObservableRoutines, 'identifiers' | 'period' | 'shifts' | 'author' | 'approvedBy'>>

export type ObservationCreate = Pick<Observation, 'patient' | 'status' | 'category' | 'code' | 'effective'> &
  Partial<Pick<Observation, 'identifiers' | 'encounter' | 'value' | 'absentReason' | 'components' | 'performer' | 'interpretation' | 'referenceRange' | 'derivedFrom' | 'notes'>>

export type OrganizationCreate = Pick<Organization, 'name' | 'kind'> &
  Partial<Pick<Organization, 'identifiers' | 'active' | 'payerId' | 'npi' | 'taxId' | 'partOf' | 'contacts' | 'addresses' | 'directAddress' | 'faxNumber' | 'authorizationRequired' | 'coveredServices' | 'timelyFilingDays' | 'part2Program' | 'notes'>>

export type PacketResponseCreate = Pick<PacketResponse, 'packet' | 'patient' | 'status' | 'assignees' | 'items'> &
  Partial<Pick<PacketResponse, 'identifiers' | 'episodeOfCare' | 'appointment' | 'dueDate' | 'review' | 'language'>>

export type PacketCreate = Pick<Packet, 'name' | 'key' | 'version' | 'status' | 'items'> &
  Partial<Pick<Packet, 'identifiers' | 'description' | 'instructions' | 'language' | 'triggers' | 'expiresAfterDays' | 'reminders' | 'identityCheck' | 'reviewBy' | 'autoAccept'>>

export type PatientCreate = Pick<Patient, 'name' | 'birthDate' | 'gender'> &
  Partial<Pick<Patient, 'identifiers' | 'otherNames' | 'preferredName' | 'sexAtBirth' | 'genderIdentity' | 'sexualOrientation' | 'pronouns' | 'race' | 'ethnicity' | 'languages' | 'maritalStatus' | 'employmentStatus' | 'veteranStatus' | 'livingArrangement' | 'education' | 'deceased' | 'active' | 'contacts' | 'addresses' | 'defaultLocation' | 'avatar' | 'photo' | 'careTeam' | 'comments' | 'confidentialTeam' | 'alerts' | 'generalPractitioner' | 'managingOrganization' | 'communicationPreferences' | 'legal' | 'acuity' | 'flags' | 'birthDateApprox'>>

export type PersonCreate = Pick<Person, 'loginName' | 'name'> &
  Partial<Pick<Person, 'identifiers' | 'contacts' | 'locale'>>

export type PersonalPreferencesCreate = Pick<PersonalPreferences, 'owner'> &
  Partial<Pick<PersonalPreferences, 'identifiers' | 'colorScheme' | 'fontAppearance' | 'overridden' | 'calendar' | 'defaults' | 'recent' | 'favorites' | 'notifications' | 'dictation' | 'dashboardLayout' | 'chartLayout' | 'chartLooks' | 'listingState' | 'signatureDefaultMethod' | 'outOfOffice' | 'language' | 'dismissedAnnouncements' | 'tourSteps'>>

export type PersonalSignatureCreate = Pick<PersonalSignature, 'owner' | 'typedName' | 'method'> &
  Partial<Pick<PersonalSignature, 'identifiers' | 'credentialsText' | 'image' | 'strokes' | 'pinHash' | 'active'>>

export type PracticePreferencesCreate = Pick<PracticePreferences, 'practiceName'> &
  Partial<Pick<PracticePreferences, 'identifiers' | 'noteSignWarningTimeout' | 'sessionTimeout' | 'sessionToSignIncludesWeekends' | 'allowMarkAllReview' | 'overlappingSessionCheck' | 'requirePlaceOfService' | 'hidePlaceOfService' | 'militaryTimeInPrintouts' | 'allowNotePrintout' | 'filterNoteCategoryByProgram' | 'filterDiagnosesByProgram' | 'allowNotesFromAppointments' | 'appointmentCreation' | 'appointmentCancellation' | 'reportEmails' | 'monthlyUserReportScheduling' | 'mobilePatientSignature' | 'defaultScribeNoteFormat' | 'streamlinedStartNote' | 'groupNoteAdminEdit' | 'labels' | 'logo' | 'timezone' | 'locale' | 'weekStart' | 'holidayDates' | 'genderSet' | 'codedListOverrides' | 'unsignWindowHours' | 'reopenEpisodeDays' | 'chatRetentionDays' | 'ambientListening' | 'audioRetentionDays' | 'defaultRounding' | 'missingPlanLink' | 'passwordPolicy' | 'mfaRequired' | 'ageOfMajority' | 'minorConsentAges' | 'mobileShell' | 'announcements' | 'themeColors' | 'chartLayouts' | 'part2Entity' | 'defaultNoteRules' | 'reminderOffsetsHours' | 'reminderPhone' | 'noShowGraceMinutes' | 'offerHoldMinutes' | 'autoNoShow' | 'maxRecurrenceOccurrences' | 'namesInCalendars'>>

export type PracticeCreate = Pick<Practice, 'networkId' | 'name'> &
  Partial<Pick<Practice, 'identifiers' | 'active' | 'environment' | 'demo'>>

export type PractitionerCreate = Pick<Practitioner, 'active' | 'name' | 'roles'> &
  Partial<Pick<Practitioner, 'identifiers' | 'credentials' | 'staffCode' | 'licenses' | 'npi' | 'taxonomy' | 'supervisor' | 'supervisors' | 'requiresCoSignature' | 'programs' | 'locations' | 'defaultLocation' | 'services' | 'districts' | 'contacts' | 'addresses' | 'avatar' | 'color' | 'timezone' | 'languages' | 'pronouns' | 'employment' | 'productivityTarget' | 'populationLevel' | 'profile'>>

export type ProgramCreate = Pick<Program, 'name' | 'code' | 'kind' | 'status'> &
  Partial<Pick<Program, 'identifiers' | 'organization' | 'locations' | 'services' | 'noteDefinitions' | 'diagnosisCategories' | 'defaultPlaceOfService' | 'capacity' | 'ageRange' | 'part2' | 'planReviewDays' | 'requiredConsents' | 'admissionPacket' | 'manager' | 'noteRules' | 'color'>>

export type QuestionnaireResponseCreate = Pick<QuestionnaireResponse, 'questionnaire' | 'patient' | 'status' | 'authored' | 'author' | 'source' | 'answers'> &
  Partial<Pick<QuestionnaireResponse, 'identifiers' | 'mode' | 'encounter' | 'note' | 'packetResponse' | 'durationSeconds' | 'language'>>

export type QuestionnaireCreate = Pick<Questionnaire, 'name' | 'key' | 'version' | 'status' | 'shortName' | 'elements' | 'licence'> &
  Partial<Pick<Questionnaire, 'identifiers' | 'purpose' | 'language' | 'translations' | 'licenceConfirmed' | 'copyright' | 'source' | 'original' | 'lookbackDays' | 'administration' | 'ageRange' | 'scoring' | 'alerts' | 'frequencyDays' | 'allowSkip' | 'oneQuestionPerPage'>>

export type RelatedPersonCreate = Pick<RelatedPerson, 'patient' | 'name' | 'relationship' | 'active'> &
  Partial<Pick<RelatedPerson, 'identifiers' | 'birthDate' | 'gender' | 'contacts' | 'addresses' | 'authority' | 'isEmergencyContact' | 'isNextOfKin' | 'livesWithPatient' | 'mayDiscuss' | 'custody'>>

export type ReportCriteriaCreate = Pick<ReportCriteria, 'name' | 'reportType' | 'populationLevel' | 'dateRange' | 'format'> &
  Partial<Pick<ReportCriteria, 'identifiers' | 'visibility' | 'owner' | 'status' | 'includeSupervisees' | 'programs' | 'locations' | 'practitioners' | 'payers' | 'services' | 'filters' | 'columns' | 'groupBy' | 'schedule' | 'recipients' | 'encrypt' | 'maskIdentifiers'>>

export type ReportDeliveryCreate = Pick<ReportDelivery, 'criteria'> &
  Partial<Pick<ReportDelivery, 'identifiers' | 'recipients'>>

export type ScheduleCreate = Pick<Schedule, 'owner' | 'ownerKind' | 'name' | 'timezone'> &
  Partial<Pick<Schedule, 'identifiers' | 'active' | 'period' | 'slotMinutes' | 'availability' | 'exceptions' | 'bookingWindow' | 'buffers' | 'doubleBooking' | 'acceptance' | 'publicBooking' | 'color' | 'sharedWith'>>

export type ScribbleCreate = Pick<Scribble, 'owner' | 'kind'> &
  Partial<Pick<Scribble, 'identifiers' | 'title' | 'body' | 'strokes' | 'subject' | 'encounter' | 'appointment' | 'color' | 'pinned' | 'autoDeleteAt'>>

export type ScriptCreate = Pick<Script, 'name' | 'key' | 'version' | 'status' | 'kind' | 'start' | 'steps'> &
  Partial<Pick<Script, 'identifiers' | 'audience' | 'language' | 'estimatedMinutes' | 'outputs' | 'mapTo'>>

export type SecurityRoleCreate = Pick<SecurityRole, 'name' | 'key' | 'grantSets' | 'populationLevel'> &
  Partial<Pick<SecurityRole, 'identifiers' | 'basedOn' | 'includeSupervisees' | 'assignableBy' | 'description'>>

export type SecurityTokenCreate = Pick<SecurityToken, 'owner' | 'patientAllowances'> &
  Partial<Pick<SecurityToken, 'identifiers' | 'reasons'>>

export type SharedScribbleCreate = Pick<SharedScribble, 'visibility'> &
  Partial<Pick<SharedScribble, 'identifiers' | 'source' | 'title' | 'body' | 'strokes' | 'subject' | 'sharedWith' | 'comments' | 'expires'>>

export type SignatureConfigurationCreate = Pick<SignatureConfiguration, 'name' | 'key' | 'version' | 'status' | 'steps'> &
  Partial<Pick<SignatureConfiguration, 'identifiers' | 'patientSignature' | 'amendmentSteps' | 'unsignWindowHours' | 'lockAfterFirstSignature'>>

export type SnippetTemplateCreate = Pick<SnippetTemplate, 'name' | 'kind' | 'body' | 'category' | 'status'> &
  Partial<Pick<SnippetTemplate, 'identifiers' | 'language' | 'audience'>>

export type SnippetCreate = Pick<Snippet, 'name' | 'kind' | 'body' | 'visibility' | 'status'> &
  Partial<Pick<Snippet, 'identifiers' | 'sectionTypes' | 'definitions' | 'programs' | 'hotkey' | 'team' | 'language' | 'category' | 'tags' | 'template'>>

export type SpeechRuleTemplateCreate = Pick<SpeechRuleTemplate, 'phrases' | 'kind' | 'category' | 'status'> &
  Partial<Pick<SpeechRuleTemplate, 'identifiers' | 'replacement' | 'matchCase' | 'priority' | 'spacingBefore' | 'spacingAfter' | 'language' | 'audience'>>

export type SpeechRuleCreate = Pick<SpeechRule, 'phrases' | 'kind' | 'visibility' | 'status'> &
  Partial<Pick<SpeechRule, 'identifiers' | 'replacement' | 'engine' | 'matchCase' | 'priority' | 'spacingBefore' | 'spacingAfter' | 'team' | 'language' | 'category' | 'tags' | 'template'>>

export type TextExpansionTemplateCreate = Pick<TextExpansionTemplate, 'trigger' | 'replacement' | 'category' | 'status'> &
  Partial<Pick<TextExpansionTemplate, 'identifiers' | 'elements' | 'caseSensitive' | 'wholeWord' | 'expandOn' | 'language' | 'audience'>>

export type TextExpansionCreate = Pick<TextExpansion, 'trigger' | 'replacement' | 'visibility' | 'status'> &
  Partial<Pick<TextExpansion, 'identifiers' | 'elements' | 'caseSensitive' | 'wholeWord' | 'expandOn' | 'team' | 'language' | 'category' | 'tags' | 'template'>>

export type TranscriptionCreate = Pick<Transcription, 'subject' | 'encounter' | 'source' | 'status' | 'noteFormat'> &
  Partial<Pick<Transcription, 'identifiers' | 'note' | 'consents' | 'audio' | 'language' | 'segments' | 'draft' | 'retention'>>
