import type { ElementType } from '#shared/forms/definition.ts'
import { AddressView } from './address-view.tsx'
import { ApproximateView } from './approximate-view.tsx'
import { AttachmentView } from './attachment-view.tsx'
import { BooleanView, isTick } from './boolean-view.tsx'
import { ChoiceView, choiceFrame } from './choice-view.tsx'
import { ContactPointView } from './contact-point-view.tsx'
import { DateTimeView, DateView, TimeView } from './date-views.tsx'
import { HeadingView, InstructionsView } from './display-views.tsx'
import { DurationView } from './duration-view.tsx'
import { GridView } from './grid-view.tsx'
import { DecimalView, IntegerView } from './number-views.tsx'
import { OpenChoiceView } from './open-choice-view.tsx'
import { QuantityView } from './quantity-view.tsx'
import { RankingView } from './ranking-view.tsx'
import { ReferenceView } from './reference-view.tsx'
import { RepeaterView } from './repeater-view.tsx'
import { ServiceEventsView } from './service-events-view.tsx'
import { SignatureView } from './signature-view.tsx'
import { StringView, TextView, UrlView } from './text-views.tsx'
import { UsStateView } from './us-state-view.tsx'
import { type ElementView, type Frame, viewOf } from './view.ts'

/** One view per element type; a type without one does not compile. */
export type ElementViews = { readonly [Type in ElementType]: ElementView }

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
