import type { JsonSchema } from '#shared/answers/json-schema.ts'
import { standInFor } from '#shared/elements/element.ts'
import type { Element, ElementType } from '#shared/forms/definition.ts'

/** How an element is drawn: an rjsf widget (one plain value) or an rjsf field (everything else). */
export type Control =
  | { readonly kind: 'widget'; readonly name: string; readonly schema: JsonSchema }
  | { readonly kind: 'field'; readonly name: string; readonly schema: JsonSchema }

type Draw = (element: Element) => Control

const text: JsonSchema = { type: 'string' }
const whole: JsonSchema = { type: 'integer' }
const number: JsonSchema = { type: 'number' }
const yesOrNo: JsonSchema = { type: 'boolean' }
const record: JsonSchema = { type: 'object' }
const list: JsonSchema = { type: 'array' }
const nothing: JsonSchema = { type: 'null' }

const widget = (name: string, schema: JsonSchema): Control => ({ kind: 'widget', name, schema })
const field = (name: string, schema: JsonSchema): Control => ({ kind: 'field', name, schema })
const always = (control: Control): Draw => {
  return () => control
}

const numberWidgets: { readonly [display: string]: string } = {
  Slider: 'slider',
  Stars: 'stars',
  Currency: 'currency',
  Percentage: 'percentage',
}

const stringWidgets: { readonly [display: string]: string } = {
  Email: 'email',
  Phone: 'phone',
  SocialSecurityNumber: 'socialSecurityNumber',
  PostalCode: 'postalCode',
}

const booleanWidgets: { readonly [display: string]: string } = {
  Checkbox: 'checkbox',
  Checkboxes: 'checkbox',
  YesNo: 'yesNo',
  Switch: 'switch',
  Toggle: 'switch',
}

const choiceWidgets: { readonly [display: string]: string } = {
  Radio: 'radio',
  Buttons: 'radio',
  List: 'radio',
  Matrix: 'radio',
  Dropdown: 'dropdown',
  Autocomplete: 'autocomplete',
}

/** One control per element type, with the names of form-elements §2. */
const controls: { readonly [Type in ElementType]: Draw } = {
  Boolean: ({ display }) => widget(booleanWidgets[display ?? ''] ?? 'yesNo', yesOrNo),
  Integer: ({ display }) => widget(numberWidgets[display ?? ''] ?? 'number', whole),
  Decimal: ({ display }) => widget(numberWidgets[display ?? ''] ?? 'decimal', number),
  String: ({ display }) => widget(stringWidgets[display ?? ''] ?? 'text', text),
  Text: drawText,
  Date: always(widget('date', text)),
  DateTime: always(widget('dateTime', text)),
  Time: always(widget('time', text)),
  Choice: drawChoice,
  OpenChoice: always(field('openChoice', record)),
  Ranking: always(field('ranking', list)),
  ContactPoint: always(field('contactPoint', record)),
  Approximate: always(widget('approximate', text)),
  Address: always(field('address', record)),
  Signature: always(field('signature', record)),
  Duration: always(widget('duration', text)),
  Grid: always(field('grid', record)),
  UsState: always(widget('usState', text)),
  ServiceEvents: always(field('serviceEvents', list)),
  Section: always(field('heading', nothing)),
  Heading: always(field('heading', nothing)),
  Instructions: always(field('instructions', nothing)),
  Repeater: always(field('repeater', list)),
  Quantity: always(field('quantity', record)),
  Url: always(widget('url', text)),
  Attachment: always(field('attachment', list)),
  Reference: ({ multiple }) => field('reference', multiple ? list : record),
  Divider: always(field('divider', nothing)),
  PageBreak: always(field('pageBreak', nothing)),
  Columns: always(field('heading', nothing)),
  Tabs: always(field('tabs', nothing)),
  LastValue: always(field('lastValue', nothing)),
  Trend: always(field('trend', nothing)),
  PatientBanner: always(field('patientBanner', nothing)),
  Subform: always(field('subform', record)),
  Calculated: always(field('calculated', {})),
  Practitioner: stoodFor,
  RelatedPersonPicker: stoodFor,
  LocationPicker: stoodFor,
  OrganizationPicker: stoodFor,
  Program: stoodFor,
  Service: stoodFor,
  Episode: stoodFor,
  Location: stoodFor,
  PlaceOfService: stoodFor,
  Interventions: stoodFor,
  Scale: always(widget('scale', whole)),
  HumanName: always(field('name', record)),
  Image: always(field('image', record)),
  Drawing: always(field('drawing', record)),
  BodyMap: always(field('bodyMap', record)),
  Consent: always(field('consent', record)),
  Timer: always(field('timer', record)),
  Score: always(field('score', record)),
  Instrument: always(field('instrument', record)),
  Diagnosis: always(field('diagnosis', list)),
  Problems: always(field('problems', list)),
  Goals: always(field('goals', list)),
  Medications: always(field('medications', list)),
  Allergies: always(field('allergies', list)),
  VitalSigns: always(field('vitalSigns', record)),
  MentalStatus: always(field('mentalStatus', record)),
  Risk: always(field('risk', record)),
  SafetyPlan: always(field('safetyPlan', record)),
  SubstanceUse: always(field('substanceUse', list)),
  Participants: always(field('participants', list)),
  SessionTime: always(field('sessionTime', record)),
  NextAppointment: always(field('nextAppointment', record)),
}

function stoodFor(element: Element): Control {
  return oneControlOf(standInFor(element))
}

/** The control of an element; an element that repeats is drawn as a list of it (`field` "repeated"). */
export function controlOf(element: Element): Control {
  if (element.repeats && element.type !== 'Repeater') return field('repeated', list)
  return oneControlOf(element)
}

/** The control of one value of an element, whether it repeats or not. */
export function oneControlOf(element: Element): Control {
  return controls[element.type](element)
}

function drawText({ display, plain }: Element): Control {
  if (display === 'Code') return widget('code', text)
  return widget(plain || display === 'Plain' ? 'plainText' : 'richText', text)
}

function drawChoice(element: Element): Control {
  const count = element.options?.length ?? 0
  if (element.multiple) {
    const byCount = count > 12 || element.codedList ? 'chips' : 'checkboxes'
    return field(element.display === 'Chips' ? 'chips' : multiple(element.display, byCount), list)
  }

  const fewEnough = count <= 5 ? 'radio' : 'dropdown'
  const byCount = count > 12 || element.codedList ? 'autocomplete' : fewEnough
  return widget(choiceWidgets[element.display ?? ''] ?? byCount, text)
}

function multiple(display: string | undefined, byCount: string): string {
  if (display === 'Checkboxes' || display === 'List') return 'checkboxes'
  return display === 'Autocomplete' || display === 'Dropdown' ? 'chips' : byCount
}
