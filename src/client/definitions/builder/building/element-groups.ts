import type { ElementType } from '#shared/forms/definition.ts'

/** The groups of the palette, in the order in which they are looked for. */
export const elementGroups = [
  'text',
  'choice',
  'number',
  'time',
  'structure',
  'result',
  'people',
  'file',
  'chart',
  'visit',
  'other',
] as const

/** One group of the palette. */
export type ElementGroup = (typeof elementGroups)[number]

/** The group of an element's type in the palette. */
export function groupOf(type: ElementType): ElementGroup {
  return groups[type] ?? 'other'
}

const leading = ['Instrument', 'Subform', 'LastValue', 'Reference'] as const

/** A type whose elements lead elsewhere: to a questionnaire, a form, a question, a kind of record. */
export type LeadingType = (typeof leading)[number]

/** True of the types that are put into a form only after it was asked where they lead. */
export function isLeading(type: ElementType): type is LeadingType {
  return leading.some((each) => each === type)
}

const groups: { readonly [Type in ElementType]?: ElementGroup } = {
  String: 'text',
  Text: 'text',
  Url: 'text',
  Choice: 'choice',
  Boolean: 'choice',
  OpenChoice: 'choice',
  Ranking: 'choice',
  Grid: 'choice',
  UsState: 'choice',
  Integer: 'number',
  Decimal: 'number',
  Scale: 'number',
  Quantity: 'number',
  Date: 'time',
  DateTime: 'time',
  Time: 'time',
  Approximate: 'time',
  Duration: 'time',
  Timer: 'time',
  Section: 'structure',
  Heading: 'structure',
  Instructions: 'structure',
  Columns: 'structure',
  Tabs: 'structure',
  Repeater: 'structure',
  Divider: 'structure',
  PageBreak: 'structure',
  Subform: 'structure',
  Calculated: 'result',
  Score: 'result',
  Instrument: 'result',
  HumanName: 'people',
  ContactPoint: 'people',
  Address: 'people',
  Signature: 'people',
  Consent: 'people',
  Practitioner: 'people',
  RelatedPersonPicker: 'people',
  OrganizationPicker: 'people',
  LocationPicker: 'people',
  Participants: 'people',
  Attachment: 'file',
  Image: 'file',
  Drawing: 'file',
  BodyMap: 'file',
  Diagnosis: 'chart',
  Problems: 'chart',
  Goals: 'chart',
  Interventions: 'chart',
  Medications: 'chart',
  Allergies: 'chart',
  VitalSigns: 'chart',
  MentalStatus: 'chart',
  Risk: 'chart',
  SafetyPlan: 'chart',
  SubstanceUse: 'chart',
  Trend: 'chart',
  PatientBanner: 'chart',
  LastValue: 'chart',
  Reference: 'chart',
  SessionTime: 'visit',
  ServiceEvents: 'visit',
  PlaceOfService: 'visit',
  Program: 'visit',
  Service: 'visit',
  Episode: 'visit',
  Location: 'visit',
  NextAppointment: 'visit',
}

/** What a dragged button of the palette carries: the type. */
export const newElementData = 'application/x-goldthread-new-element'
