import type { FormElementType } from '#generated/types/elements.ts'
import { choice } from './choice/choice.ts'
import { episode } from './choice/episode.ts'
import { interventions } from './choice/interventions.ts'
import { location } from './choice/location.ts'
import { locationPicker } from './choice/location-picker.ts'
import { openChoice } from './choice/open-choice.ts'
import { organizationPicker } from './choice/organization-picker.ts'
import { placeOfService } from './choice/place-of-service.ts'
import { practitioner } from './choice/practitioner.ts'
import { program } from './choice/program.ts'
import { ranking } from './choice/ranking.ts'
import { reference } from './choice/reference.ts'
import { relatedPersonPicker } from './choice/related-person-picker.ts'
import { service } from './choice/service.ts'
import { usState } from './choice/us-state.ts'
import { allergies } from './clinical/allergies.ts'
import { diagnosis } from './clinical/diagnosis.ts'
import { goals } from './clinical/goals.ts'
import { medications } from './clinical/medications.ts'
import { mentalStatus } from './clinical/mental-status.ts'
import { nextAppointment } from './clinical/next-appointment.ts'
import { participants } from './clinical/participants.ts'
import { problems } from './clinical/problems.ts'
import { risk } from './clinical/risk.ts'
import { safetyPlan } from './clinical/safety-plan.ts'
import { sessionTime } from './clinical/session-time.ts'
import { substanceUse } from './clinical/substance-use.ts'
import { vitalSigns } from './clinical/vital-signs.ts'
import { bodyMap } from './composed/body-map.ts'
import { consent } from './composed/consent.ts'
import { drawing } from './composed/drawing.ts'
import { image } from './composed/image.ts'
import { instrument } from './composed/instrument.ts'
import { timer } from './composed/timer.ts'
import type { ElementKind } from './kind/element-kind.ts'
import { calculated } from './number/calculated.ts'
import { decimal } from './number/decimal.ts'
import { integer } from './number/integer.ts'
import { quantity } from './number/quantity.ts'
import { scale } from './number/scale.ts'
import { score } from './number/score.ts'
import { address } from './people/address.ts'
import { contactPoint } from './people/contact-point.ts'
import { humanName } from './people/human-name.ts'
import { signature } from './people/signature.ts'
import { boolean } from './plain/boolean.ts'
import { columns } from './plain/columns.ts'
import { divider } from './plain/divider.ts'
import { heading } from './plain/heading.ts'
import { instructions } from './plain/instructions.ts'
import { lastValue } from './plain/last-value.ts'
import { pageBreak } from './plain/page-break.ts'
import { patientBanner } from './plain/patient-banner.ts'
import { section } from './plain/section.ts'
import { tabs } from './plain/tabs.ts'
import { trend } from './plain/trend.ts'
import { attachment } from './rows/attachment.ts'
import { grid } from './rows/grid.ts'
import { repeater } from './rows/repeater.ts'
import { serviceEvents } from './rows/service-events.ts'
import { subform } from './rows/subform.ts'
import { string } from './text/string.ts'
import { text } from './text/text.ts'
import { url } from './text/url.ts'
import { approximate } from './time/approximate.ts'
import { date } from './time/date.ts'
import { dateTime } from './time/date-time.ts'
import { duration } from './time/duration.ts'
import { time } from './time/time.ts'

/** What each type of element is; a type that is missing here does not compile. */
export const elementKinds: { readonly [Type in FormElementType]: ElementKind } = {
  Address: address,
  Allergies: allergies,
  Approximate: approximate,
  Attachment: attachment,
  BodyMap: bodyMap,
  Boolean: boolean,
  Calculated: calculated,
  Choice: choice,
  Columns: columns,
  Consent: consent,
  ContactPoint: contactPoint,
  Date: date,
  DateTime: dateTime,
  Decimal: decimal,
  Diagnosis: diagnosis,
  Divider: divider,
  Drawing: drawing,
  Duration: duration,
  Episode: episode,
  Goals: goals,
  Grid: grid,
  Heading: heading,
  HumanName: humanName,
  Image: image,
  Instructions: instructions,
  Instrument: instrument,
  Integer: integer,
  Interventions: interventions,
  LastValue: lastValue,
  Location: location,
  LocationPicker: locationPicker,
  Medications: medications,
  MentalStatus: mentalStatus,
  NextAppointment: nextAppointment,
  OpenChoice: openChoice,
  OrganizationPicker: organizationPicker,
  PageBreak: pageBreak,
  Participants: participants,
  PatientBanner: patientBanner,
  PlaceOfService: placeOfService,
  Practitioner: practitioner,
  Problems: problems,
  Program: program,
  Quantity: quantity,
  Ranking: ranking,
  Reference: reference,
  RelatedPersonPicker: relatedPersonPicker,
  Repeater: repeater,
  Risk: risk,
  SafetyPlan: safetyPlan,
  Scale: scale,
  Score: score,
  Section: section,
  Service: service,
  ServiceEvents: serviceEvents,
  SessionTime: sessionTime,
  Signature: signature,
  String: string,
  Subform: subform,
  SubstanceUse: substanceUse,
  Tabs: tabs,
  Text: text,
  Time: time,
  Timer: timer,
  Trend: trend,
  Url: url,
  UsState: usState,
  VitalSigns: vitalSigns,
}
