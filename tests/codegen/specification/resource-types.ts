/** What the specification lists by name, word for word; several words of one line are separated by blanks. */
const list = (text: string): readonly string[] => text.trim().split(/\s+/)

/** The specification's types for tests: the practice-scoped ones, the global ones, and those that are "also referenced elsewhere". */
export const resourceTypes = list(`
  Allergy Appointment CarePlan CarePlanOutcome CarePlanSession CdaParsingTask Channel ChannelMembership ChatMessage
  ClinicalDocument Communication ComplianceAudit ComplianceQuestionnaire Condition Consent Contract Coverage Dialogue
  District DocumentReference DocumentTransmission Encounter EpisodeOfCare Form GrantSet Group GroupNoteDefinition
  HealthcareService Itinerary Listing Location Media Medication Note NoteAudit NoteDefinition NoteRule NoteSectionForm
  NoteTemplate Notification ObservableRoutines Observation Organization Packet PacketResponse Patient
  PersonalPreferences PersonalSignature PracticePreferences Practitioner Program Questionnaire QuestionnaireResponse
  RelatedPerson ReportCriteria ReportDelivery Schedule Scribble Script SecurityRole SecurityToken SharedScribble
  SignatureConfiguration Snippet SpeechRule TextExpansion Transcription
  KeyVault Announcement Notation SnippetTemplate SpeechRuleTemplate TextExpansionTemplate
  Person Practice AuditEvent
`)

/** Enumerations with their values. */
export const enumerations: { readonly [name: string]: readonly string[] } = {
  AppointmentStatus: list(
    'proposed pending booked arrived fulfilled cancelled noshow entered-in-error checked-in waitlist',
  ),
  VisitStatus: list('Show NoShow Cancelled'),
  EncounterStatus: list('Planned Finished Cancelled Unknown NoShow'),
  GoalStatus: list('NotAchieved InProgress Achieved Abandoned'),
  TaskStatus: list('Preparation InProgress Succeeded Failed'),
  ReportStatus: list('Final Preliminary Amended EnteredInError'),
  DefinitionStatus: list('Draft Active Retired'),
  ComplianceResult: list('Satisfied NotSatisfied NotApplicable'),
  Progress: list('NotStarted InProgress Complete'),
  EpisodeStatus: list('Active Completed Cancelled'),
  JobResult: list('Pending Success Failed Warning Hold'),
  NoteKind: list('Note DocumentationNote AssessmentNote ScribeSession GroupNote MultiServiceNote'),
  NoteComposition: list('Individual Group MultiService'),
  NoteDefinitionType: list('Form Narrative Subform Import Assessment'),
  EncounterMode: list('InPerson Telehealth'),
  AuditReviewVerdict: list('Confirmed Refuted'),
  Recurrence: list('Daily Weekly Monthly Annually'),
  SessionTimeUnit: list('Duration DurationMinutes TimeIncrements'),
  ServiceFlag: list('Billable SupportsGroups RequireUnits'),
  CalculationKind: list('Sum Multiply Difference Average Copy'),
  ConditionCombinator: list('And Or None'),
  CareTeamParticipationType: list('PrimaryPerformer SecondaryPerformer Participation Patient Coordinator'),
  PopulationLevel: list('All CareTeam Program'),
  UserRole: list(
    'administrator developer executive implementation marketing product qualityassurance support sysadmin user',
  ),
  FontAppearance: list('Normal Large'),
}

/** Item-level kinds of note rules. */
export const ruleKinds = list(`
  SessionDuration ShowStatus ServiceDate ProgramSelected ProgramLocation LocationSelected MissingDiagnosis SpanMidnight
  AppointmentRequired SessionOverlap Authorization SessionDurationIncrement Insurance ServiceBasedSubformDuration
`)

/** It names nineteen types of form elements "and others"; the others are those of the domain. */
export const elementTypes = list(`
  Boolean Integer Decimal String Text Date DateTime Time Choice OpenChoice Ranking ContactPoint Approximate Address
  Signature Duration Grid UsState ServiceEvents
  Heading Instructions Divider PageBreak Section Columns Tabs Repeater Subform Instrument
  Quantity Url HumanName Attachment Image Drawing BodyMap Reference Practitioner RelatedPersonPicker LocationPicker
  OrganizationPicker Calculated Score Scale Consent Timer
  Diagnosis Problems Goals Interventions Medications Allergies VitalSigns MentalStatus Risk SafetyPlan SubstanceUse
  Participants SessionTime PlaceOfService Program Service Episode Location NextAppointment LastValue Trend PatientBanner
`)

/** Display formats. */
export const displayFormats = list(
  'Currency Slider Stars Email Phone SocialSecurityNumber PostalCode Percentage',
)
