import { optionIcons } from '#generated/enumerations/option-icon.ts'
import { type Document, isDocument } from '#server/stores/document.ts'

/** What an older definition may still say, and what it said that nothing means any more: the question and the part. */
export type PartsOfToday<Body extends Document> = { readonly body: Body; readonly left: readonly string[] }

/** What the questions for records are narrowed by, by the type of the question. */
const filters: { readonly [type: string]: readonly string[] } = {
  Episode: ['status'],
  Location: ['kind', 'status'],
  LocationPicker: ['kind', 'status'],
  OrganizationPicker: ['kind', 'active'],
  Practitioner: ['licenses', 'active'],
  Program: ['kind', 'status'],
  Reference: ['active'],
  RelatedPersonPicker: ['relationship', 'isEmergencyContact', 'active'],
  Service: ['category', 'status'],
}

/** The definition without parts of questions that an older house wrote and this one does not have; each of them is named. */
export function partsOfToday<Body extends Document>(body: Body): PartsOfToday<Body> {
  const left: string[] = []
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk)
    if (!isDocument(value)) return value
    const inner = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, walk(each)]))
    return isQuestion(inner) ? asked(inner, left) : inner
  }
  const today = Object.fromEntries(Object.entries(body).map(([name, each]) => [name, walk(each)]))
  return { body: Object.assign({}, body, today), left }
}

function asked(question: Document, left: string[]): Document {
  const gone = Object.keys(question).filter((name) => isGone(question, name))
  const { options } = question
  for (const name of gone) left.push(`${String(question.label ?? question.id)}: ${name}`)
  const kept = Object.fromEntries(Object.entries(question).filter(([name]) => !gone.includes(name)))
  if (!Array.isArray(options)) return kept
  return { ...kept, options: options.map((option) => (isDocument(option) ? withIcon(option, left) : option)) }
}

function isGone({ type, ...parts }: Document, name: string): boolean {
  const { [name]: part } = parts
  if (name === 'perService') return type === 'Subform'
  if (name === 'image') return type === 'Instructions' && !(isDocument(part) && 'address' in part)
  if (name !== 'filter' || !isDocument(part)) return false
  const known = filters[String(type)] ?? []
  return Object.entries(part).some(
    ([each, value]) => !known.includes(each) || !(Array.isArray(value) || typeof value === 'boolean'),
  )
}

function withIcon(option: Document, left: string[]): Document {
  const { icon, ...rest } = option
  if (icon === undefined || optionIcons.some((name) => name === icon)) return option
  left.push(`${String(option.label ?? option.code)}: icon`)
  return rest
}

function isQuestion(part: Document): boolean {
  return typeof part.type === 'string' && typeof part.id === 'string'
}
