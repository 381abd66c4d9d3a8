import { BooleanView, isTick } from './boolean-view.tsx'
import { DividerView, LastValueView, PageBreakView, PatientBannerView, TrendView } from './chart-views.tsx'
import { ChoiceView, choiceFrame } from './choice/choice-view.tsx'
import { OpenChoiceView } from './choice/open-choice-view.tsx'
import { RankingView } from './choice/ranking-view.tsx'
import { ReferenceView } from './choice/reference-view.tsx'
import { UsStateView } from './choice/us-state-view.tsx'
import { ConsentView } from './composed/consent-view.tsx'
import { DrawingView } from './composed/drawing-view.tsx'
import { MentalStatusView } from './composed/mental-status-view.tsx'
import { RecordView } from './composed/record-view.tsx'
import { CalculatedView, ScoreView } from './composed/result-views.tsx'
import { RowsView } from './composed/rows-view.tsx'
import { ScaleView } from './composed/scale-view.tsx'
import { StandInView } from './composed/stand-in-view.tsx'
import { SubformView } from './composed/subform-view.tsx'
import { TimerView } from './composed/timer-view.tsx'
import { HeadingView, InstructionsView } from './display-views.tsx'
import { DecimalView, IntegerView } from './number/number-views.tsx'
import { QuantityView } from './number/quantity-view.tsx'
import { AddressView } from './people/address-view.tsx'
import { ContactPointView } from './people/contact-point-view.tsx'
import { SignatureView } from './people/signature-view.tsx'
import { AttachmentView } from './rows/attachment-view.tsx'
import { GridView } from './rows/grid-view.tsx'
import { RepeaterView } from './rows/repeater-view.tsx'
import { ServiceEventsView } from './rows/service-events-view.tsx'
import { TabsView } from './tabs-view.tsx'
import { StringView, TextView, UrlView } from './text/text-views.tsx'
import { ApproximateView } from './time/approximate-view.tsx'
import { DateTimeView, DateView, TimeView } from './time/date-views.tsx'
import { DurationView } from './time/duration-view.tsx'
import { type ElementViews, type Frame, viewOf } from './view.ts'

/** The views of the product. */
export const elementViews: ElementViews = {
  Boolean: viewOf(({ display }) => (isTick(display) ? 'bare' : 'radios'), BooleanView),
  Integer: viewOf(numberFrame, IntegerView),
  Decimal: viewOf(numberFrame, DecimalView),
  String: viewOf('single', StringView),
  Text: viewOf('single', TextView),
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
  Image: viewOf('group', RecordView),
  Drawing: viewOf('group', DrawingView),
  BodyMap: viewOf('group', RecordView),
  Consent: viewOf('group', ConsentView),
  Timer: viewOf('group', TimerView),
  Score: viewOf('single', ScoreView),
  Instrument: viewOf('group', RecordView),
  Diagnosis: viewOf('group', RowsView),
  Problems: viewOf('group', RowsView),
  Goals: viewOf('group', RowsView),
  Medications: viewOf('group', RowsView),
  Allergies: viewOf('group', RowsView),
  VitalSigns: viewOf('group', RecordView),
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
