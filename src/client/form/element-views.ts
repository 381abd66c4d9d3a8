import { BodyMapView } from '#client/form/elements/body/body-map-view.tsx'
import { ChartRowsView } from '#client/form/elements/chart/chart-rows-view.tsx'
import { GoalsView } from '#client/form/elements/chart/goals-view.tsx'
import { InstrumentView } from '#client/form/elements/chart/instrument-view.tsx'
import { VitalSignsView } from '#client/form/elements/chart/vital-signs-view.tsx'
import { ChoiceView, choiceFrame } from '#client/form/elements/choice/choice-view.tsx'
import { OpenChoiceView } from '#client/form/elements/choice/open-choice-view.tsx'
import { RankingView } from '#client/form/elements/choice/ranking-view.tsx'
import { ReferenceView } from '#client/form/elements/choice/reference-view.tsx'
import { UsStateView } from '#client/form/elements/choice/us-state-view.tsx'
import { CalculatedView } from '#client/form/elements/composed/calculated-view.tsx'
import { ConsentView } from '#client/form/elements/composed/consent-view.tsx'
import { DrawingView } from '#client/form/elements/composed/drawing-view.tsx'
import { ImageView } from '#client/form/elements/composed/image-view.tsx'
import { MentalStatusView } from '#client/form/elements/composed/mental-status-view.tsx'
import { RecordView } from '#client/form/elements/composed/record-view.tsx'
import { RowsView } from '#client/form/elements/composed/rows-view.tsx'
import { ScaleView } from '#client/form/elements/composed/scale-view.tsx'
import { ScoreView } from '#client/form/elements/composed/score-view.tsx'
import { StandInView } from '#client/form/elements/composed/stand-in-view.tsx'
import { SubformView } from '#client/form/elements/composed/subform-view.tsx'
import { TimerView } from '#client/form/elements/composed/timer-view.tsx'
import { AttachmentView } from '#client/form/elements/files/attachment-view.tsx'
import { DecimalView } from '#client/form/elements/number/decimal-view.tsx'
import { IntegerView } from '#client/form/elements/number/integer-view.tsx'
import { QuantityView } from '#client/form/elements/number/quantity-view.tsx'
import { AddressView } from '#client/form/elements/people/address-view.tsx'
import { ContactPointView } from '#client/form/elements/people/contact-point-view.tsx'
import { SignatureView } from '#client/form/elements/people/signature-view.tsx'
import { BooleanView, isTick } from '#client/form/elements/plain/boolean-view.tsx'
import { DividerView } from '#client/form/elements/plain/divider-view.tsx'
import { HeadingView } from '#client/form/elements/plain/heading-view.tsx'
import { InstructionsView } from '#client/form/elements/plain/instructions-view.tsx'
import { LastValueView } from '#client/form/elements/plain/last-value-view.tsx'
import { PageBreakView } from '#client/form/elements/plain/page-break-view.tsx'
import { PatientBannerView } from '#client/form/elements/plain/patient-banner-view.tsx'
import { TabsView } from '#client/form/elements/plain/tabs-view.tsx'
import { TrendView } from '#client/form/elements/plain/trend-view.tsx'
import { GridView } from '#client/form/elements/rows/grid-view.tsx'
import { RepeaterView } from '#client/form/elements/rows/repeater-view.tsx'
import { ServiceEventsView } from '#client/form/elements/rows/service-events-view.tsx'
import { StringView } from '#client/form/elements/text/string-view.tsx'
import { TextView } from '#client/form/elements/text/text-view.tsx'
import { UrlView } from '#client/form/elements/text/url-view.tsx'
import { ApproximateView } from '#client/form/elements/time/approximate-view.tsx'
import { DateTimeView } from '#client/form/elements/time/date-time-view.tsx'
import { DateView } from '#client/form/elements/time/date-view.tsx'
import { DurationView } from '#client/form/elements/time/duration-view.tsx'
import { TimeView } from '#client/form/elements/time/time-view.tsx'
import { type ElementViews, type Frame, viewOf } from '#client/form/room/element-view.ts'

/** The views of the product. */
export const elementViews: ElementViews = {
  Boolean: viewOf(({ display }) => (isTick(display) ? 'bare' : 'radios'), BooleanView),
  Integer: viewOf(numberFrame, IntegerView),
  Decimal: viewOf(numberFrame, DecimalView),
  String: viewOf('single', StringView),
  Text: viewOf(({ structure }) => (structure === undefined ? 'single' : 'group'), TextView),
  Date: viewOf('single', DateView),
  DateTime: viewOf('group', DateTimeView),
  Time: viewOf('single', TimeView),
  Choice: viewOf(choiceFrame, ChoiceView),
  OpenChoice: viewOf(({ multiple }) => (multiple ? 'group' : 'single'), OpenChoiceView),
  Ranking: viewOf('group', RankingView),
  ContactPoint: viewOf('group', ContactPointView),
  Approximate: viewOf('group', ApproximateView),
  Address: viewOf('group', AddressView),
  Signature: viewOf('group', SignatureView),
  Duration: viewOf('group', DurationView),
  Grid: viewOf('group', GridView),
  UsState: viewOf('single', UsStateView),
  ServiceEvents: viewOf('group', ServiceEventsView),
  Section: viewOf('display', HeadingView),
  Heading: viewOf('display', HeadingView),
  Instructions: viewOf('display', InstructionsView),
  Repeater: viewOf('group', RepeaterView),
  Quantity: viewOf('single', QuantityView),
  Url: viewOf('single', UrlView),
  Attachment: viewOf('group', AttachmentView),
  Reference: viewOf('single', ReferenceView),
  Divider: viewOf('display', DividerView),
  PageBreak: viewOf('display', PageBreakView),
  Columns: viewOf('display', HeadingView),
  Tabs: viewOf('display', TabsView),
  LastValue: viewOf('display', LastValueView),
  Trend: viewOf('display', TrendView),
  PatientBanner: viewOf('display', PatientBannerView),
  Subform: viewOf('group', SubformView),
  Calculated: viewOf('single', CalculatedView),
  Practitioner: viewOf('single', StandInView),
  RelatedPersonPicker: viewOf('single', StandInView),
  LocationPicker: viewOf('single', StandInView),
  OrganizationPicker: viewOf('single', StandInView),
  Program: viewOf('single', StandInView),
  Service: viewOf('single', StandInView),
  Episode: viewOf('single', StandInView),
  Location: viewOf('single', StandInView),
  PlaceOfService: viewOf('single', StandInView),
  Interventions: viewOf('group', StandInView),
  Scale: viewOf('single', ScaleView),
  HumanName: viewOf('group', RecordView),
  Image: viewOf('group', ImageView),
  Drawing: viewOf('group', DrawingView),
  BodyMap: viewOf('group', BodyMapView),
  Consent: viewOf('group', ConsentView),
  Timer: viewOf('group', TimerView),
  Score: viewOf('single', ScoreView),
  Instrument: viewOf('group', InstrumentView),
  Diagnosis: viewOf('group', ChartRowsView),
  Problems: viewOf('group', ChartRowsView),
  Goals: viewOf('group', GoalsView),
  Medications: viewOf('group', ChartRowsView),
  Allergies: viewOf('group', ChartRowsView),
  VitalSigns: viewOf('group', VitalSignsView),
  MentalStatus: viewOf('group', MentalStatusView),
  Risk: viewOf('group', RecordView),
  SafetyPlan: viewOf('group', RecordView),
  SubstanceUse: viewOf('group', RowsView),
  Participants: viewOf('group', RowsView),
  SessionTime: viewOf('group', RecordView),
  NextAppointment: viewOf('group', RecordView),
}

function numberFrame({ display }: { readonly display?: string | undefined }): Frame {
  return display === 'Stars' ? 'radios' : 'single'
}
