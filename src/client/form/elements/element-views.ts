import { BooleanView, isTick } from './boolean-view.tsx'
import { ChoiceView, choiceFrame } from './choice/choice-view.tsx'
import { OpenChoiceView } from './choice/open-choice-view.tsx'
import { RankingView } from './choice/ranking-view.tsx'
import { ReferenceView } from './choice/reference-view.tsx'
import { UsStateView } from './choice/us-state-view.tsx'
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
}

function numberFrame({ display }: { readonly display?: string | undefined }): Frame {
  return display === 'Stars' ? 'radios' : 'single'
}
