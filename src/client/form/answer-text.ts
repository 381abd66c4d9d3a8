import type { CodeWords } from '#client/form/words/code-words.ts'
import type { Moments } from '#client/ui/moments.ts'
import { type Answer, isBlank, isRecord, listOf } from '#shared/forms/answer.ts'
import { compositionOf } from '#shared/forms/composed/compositions.ts'
import { standInFor } from '#shared/forms/composed/stand-in.ts'
import { columnsOf, type Element } from '#shared/forms/definition.ts'
import { usStates } from './elements/choice/us-states.ts'
import { writePhone } from './elements/text/string-formats.ts'

/** What an answer needs beside itself to be read: words for yes and no, and how days and times are written here. */
export type Reader = {
  readonly yes: string
  readonly no: string
  readonly moments: Pick<Moments, 'date' | 'dateAndTime' | 'clock' | 'approximate'>
  readonly message: (id: string) => string
  readonly code: CodeWords
}

/** An answer as a person reads it, one line per part; lists and tables come as several lines. */
export function answerText(element: Element, value: Answer, reader: Reader): string {
  const composition = compositionOf(element)
  if (composition) return composedText(composition.parts, value, reader)
  const standIn = standInFor(element)
  if (standIn.type !== element.type) return answerText(standIn, value, reader)
  if (Array.isArray(value))
    return value.map((each) => oneText(element, each, reader)).join(separatorOf(element))
  return oneText(element, value, reader)
}

/** Each part with its words; a list of records is a line for each of them. */
function composedText(parts: readonly Element[], value: Answer, reader: Reader): string {
  if (Array.isArray(value)) return value.map((row) => composedText(parts, row, reader)).join('\n')
  if (!isRecord(value)) return String(value)
  return parts
    .flatMap((part) => {
      const answer = value[part.id]
      if (part.hidden || isBlank(answer)) return []
      return [`${reader.message(part.labelId ?? part.id)}: ${tableText(part, answer, reader)}`]
    })
    .join(' · ')
}

function tableText(part: Element, answer: Answer, reader: Reader): string {
  if (part.type !== 'Grid') return answerText(part, answer, reader)
  return listOf(answer)
    .map((row) => composedText(columnsOf(part), row, reader))
    .join('; ')
}

function separatorOf({ type }: Element): string {
  return type === 'Ranking' || type === 'ServiceEvents' ? '\n' : ', '
}

function oneText(element: Element, value: Answer, reader: Reader): string {
  const tell = tellers[element.type]
  if (tell) return tell(element, value, reader)
  return isRecord(value) ? recordText(value) : String(value)
}

type Tell = (element: Element, value: Answer, reader: Reader) => string

const tellers: { readonly [Type in Element['type']]?: Tell } = {
  Boolean: (_element, value, { yes, no }) => (value === true ? yes : no),
  Integer: numberText,
  Decimal: numberText,
  String: ({ display }, value) => stringText(display, String(value)),
  Date: (_element, value, { moments }) => moments.date(String(value)),
  DateTime: (_element, value, { moments }) => moments.dateAndTime(String(value)),
  Time: (_element, value, { moments }) => moments.clock(String(value)),
  Approximate: (_element, value, { moments }) => moments.approximate(String(value)),
  Choice: optionText,
  Ranking: optionText,
  OpenChoice: (element, value, reader) =>
    isRecord(value) && typeof value.text === 'string'
      ? value.text
      : optionText(element, isRecord(value) ? (value.code ?? '') : value, reader),
  UsState: (_element, value) => usStates.find(([code]) => code === value)?.[1] ?? String(value),
  Quantity: (_element, value) =>
    isRecord(value) ? `${String(value.value ?? '')} ${String(value.unit ?? '')}`.trim() : String(value),
  Reference: (_element, value) => (isRecord(value) ? String(value.display ?? value.id ?? '') : String(value)),
  Address: (_element, value) => (isRecord(value) ? addressText(value) : String(value)),
  ContactPoint: (_element, value) =>
    isRecord(value) ? writePhone(String(value.value ?? '')) : String(value),
  Signature: (_element, value, { moments }) =>
    isRecord(value)
      ? `${String(value.typedName ?? '')} · ${moments.dateAndTime(String(value.signedAt ?? ''))}`
      : '',
  ServiceEvents: (_element, value, reader) => (isRecord(value) ? serviceText(value, reader) : String(value)),
}

function numberText({ display, unit }: Element, value: Answer): string {
  if (display === 'Currency')
    return Number(value).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
  const suffix = unit ? ` ${unit.label ?? unit.code}` : ''
  return `${String(value)}${display === 'Percentage' ? ' %' : suffix}`
}

function stringText(display: string | undefined, value: string): string {
  if (display === 'Phone') return writePhone(value)
  return display === 'SocialSecurityNumber' ? `•••-••-${value.slice(-4)}` : value
}

function optionText(
  { options, codedList }: Element,
  value: Answer,
  { message, code: write }: Reader,
): string {
  const code = String(value)
  const option = options?.find((each) => each.code === code)
  if (option) return option.labelId ? message(option.labelId) : (option.label ?? code)
  return codedList ? write(codedList, code) : code
}

function addressText(address: { readonly [key: string]: Answer }): string {
  const lines = Array.isArray(address.lines) ? address.lines.map(String) : []
  const place = [address.city, address.state, address.postalCode].filter((part) => part).map(String)
  return [...lines, place.join(' '), String(address.country ?? '')].filter((line) => line !== '').join('\n')
}

function serviceText(event: { readonly [key: string]: Answer }, { moments }: Reader): string {
  const service = isRecord(event.service) ? String(event.service.display ?? '') : ''
  const times = [event.start, event.end]
    .flatMap((time) => (time ? [moments.clock(String(time))] : []))
    .join('–')
  return [service, times, `${String(event.minutes ?? 0)} min`, String(event.comment ?? '')]
    .filter((part) => part !== '')
    .join(' · ')
}

function recordText(record: { readonly [key: string]: Answer }): string {
  return Object.values(record)
    .map((part) => (isRecord(part) ? recordText(part) : String(part)))
    .join(' · ')
}
