import { visitStatuses } from '#generated/enumerations/visit-status.ts'
import { type Answer, isRecord } from '#shared/answers/answer.ts'
import type { JsonSchema } from '#shared/answers/json-schema.ts'
import type { ElementKind, Reader } from '#shared/elements/kind/element-kind.ts'
import { anyRecord, clock, referenceShape, shortId, textOf } from '#shared/elements/kind/shapes.ts'

const event: JsonSchema = {
  type: 'object',
  properties: {
    id: shortId,
    service: referenceShape,
    performer: referenceShape,
    start: clock,
    end: clock,
    minutes: { type: 'integer', minimum: 0, maximum: 10_080 },
    increments: { type: 'integer', minimum: 0 },
    units: { type: 'number', minimum: 0 },
    placeOfService: anyRecord,
    mode: textOf(20),
    childEncounter: referenceShape,
    subform: anyRecord,
    status: { type: 'string', enum: visitStatuses },
    comment: textOf(1000),
  },
  required: ['id', 'service', 'minutes'],
  additionalProperties: false,
}

/** What the element ServiceEvents asks in rows: the services of one session. */
export const serviceEvents: ElementKind = {
  holds: 'answer',
  shape: () => ({ type: 'array', maxItems: 100, items: event }),
  text: (_, value, reader) => (isRecord(value) ? eventText(value, reader) : String(value)),
  between: '\n',
  isBlock: true,
}

function eventText(value: { readonly [key: string]: Answer }, { moments }: Reader): string {
  const service = isRecord(value.service) ? String(value.service.display ?? '') : ''
  const times = [value.start, value.end]
    .flatMap((time) => (time ? [moments.clock(String(time))] : []))
    .join('–')
  return [service, times, `${String(value.minutes ?? 0)} min`, String(value.comment ?? '')]
    .filter((part) => part !== '')
    .join(' · ')
}
