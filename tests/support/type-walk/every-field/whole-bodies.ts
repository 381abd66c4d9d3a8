import { answersOf, type RecordForm } from '#client/form/stored/record-form.ts'
import { editDefinition } from '#client/resources/editing/edit-definition.ts'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import { registry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { type Body, buildWhole } from '#tests/support/builders/build.ts'
import type { TestAnswer } from '#tests/support/server/server.ts'
import { differences } from '#tests/support/type-walk/differences.ts'
import { askType, type Lane, prepare } from '#tests/support/type-walk/lane.ts'
import { answeredFields, askedFields } from './asked-fields.ts'
import { completedValue } from './completed-value.ts'
import { enteredParts, enteredValue, enteredWhole, isParts } from './entered-value.ts'
import { elsewhere, withRows } from './with-rows.ts'

/** The whole bodies of a type in the walk that fills every field: records that together answer every field its screen asks, and what the server says against the fields that none of them answers. */
export type WholeBodies = {
  readonly bodies: readonly Body[]
  readonly asked: number
  readonly unanswered: ReadonlyMap<string, string>
}

/** So often another record is begun, made of so many choices; what is refused so often is left out of it. */
const most = { attempts: 12, variants: 80, refusals: 6 }

/** What the clinic knows of a field and its schema does not say: a PIN has four to eight digits. */
const clinicsOwn: { readonly [Type in ResourceType]?: Body } = { PersonalSignature: { pinHash: '258036' } }

type Composing = {
  readonly lane: Lane
  readonly description: ScreenDescription
  readonly form: RecordForm
  readonly open: Set<string>
  readonly reasons: Map<string, string>
}

/** In the walk through every type: puts such bodies together; each is tried before, and what the server refuses is left out with its reason. */
export async function wholeBodies(lane: Lane, description: ScreenDescription): Promise<WholeBodies> {
  const form = editDefinition(description, 'new')
  const asked = askedFields(form.elements).filter((id) => !id.endsWith('.one-of'))
  const composing: Composing = { lane, description, form, open: new Set(asked), reasons: new Map() }
  const { open, reasons } = composing
  const bodies: Body[] = []
  for (let attempt = 0; attempt < most.attempts && open.size > 0; attempt += 1) {
    const own = await ownBody(lane, description, bodies.length)
    const body = await composed(composing, own, attempt)
    const more = answered(composing, body).filter((id) => open.has(id))
    if (more.length === 0 && bodies.length > 0) continue
    for (const id of more) open.delete(id)
    bodies.push(body)
  }
  const unanswered = new Map([...open].map((id) => [id, reasonOf(reasons, id)]))
  return { bodies, asked: asked.length, unanswered }
}

/** The example of the type; each after the first has rows of its own, but for the patient. */
function ownBody(lane: Lane, { type }: ScreenDescription, place: number): Promise<Body> {
  return place === 0 ? prepare(lane, type) : prepare(elsewhere(lane, place), type)
}

/** First as much as there is, all at once; then, one after the other, what was not taken so, and what other choices add. */
async function composed(composing: Composing, own: Body, first: number): Promise<Body> {
  const { type } = composing.description
  const refused = new Map<string, number>()
  const choices = Array.from({ length: most.variants }, (_, variant) =>
    Object.entries({ ...buildWhole(type, first + variant), ...clinicsOwn[type] }),
  )
  let body = await allAtOnce(composing, own, choices[0] ?? [])
  for (const [name, value] of choices.flat()) {
    const refusals = refused.get(name) ?? 0
    if (refusals >= most.refusals || !mayAdd(composing.open, name)) continue
    const next = await withField(composing, body, { name, value })
    if (next === 'refused') refused.set(name, refusals + 1)
    else body = next
  }
  return body
}

type Field = { readonly name: string; readonly value: unknown }

/** The body with more in this field, of the person who walks or of others; as it was when nothing adds anything. */
async function withField(
  composing: Composing,
  body: Body,
  { name, value }: Field,
): Promise<Body | 'refused'> {
  let isRefused = false
  for (const rows of ['own', 'others'] as const) {
    const settled = await withRows(composing.lane, value, rows)
    const values = settled === undefined ? [] : waysOfAdding(body[name], settled)
    for (const each of values.filter((each) => adds(composing, body, { [name]: each }))) {
      const next = await taken(composing, body, { [name]: each })
      if (next && adds(composing, body, next)) return next
      isRefused = true
    }
  }
  return isRefused ? 'refused' : body
}

/** What is there with what it lacks, with one more row, or exchanged for another; lists are short where that will do. */
function waysOfAdding(before: unknown, value: unknown): readonly unknown[] {
  const short = enteredValue(value)
  const more = Array.isArray(before) && Array.isArray(short) ? [[...before, ...short]] : []
  const whole = [completedValue(before, short), ...more, short, completedValue(before, enteredWhole(value))]
  return [...whole, ...enteredParts(short).map((part) => completedValue(before, part))]
}

async function allAtOnce(
  composing: Composing,
  own: Body,
  made: readonly (readonly [string, unknown])[],
): Promise<Body> {
  const more: Record<string, unknown> = {}
  for (const [name, value] of made) {
    const whole = completedValue(own[name], await withRows(composing.lane, enteredValue(value), 'own'))
    if (adds(composing, own, { [name]: whole })) more[name] = whole
  }
  return (await taken(composing, own, more)) ?? own
}

/** Whether any field within this one is open. */
function mayAdd(open: ReadonlySet<string>, name: string): boolean {
  return [...open].some((id) => id === name || id.startsWith(`${name}.`))
}

function answered({ form }: Composing, body: Body): readonly string[] {
  return answeredFields(form.elements, answersOf(body, form))
}

/** Whether more of what is open is answered with it. */
function adds(composing: Composing, body: Body, more: Body): boolean {
  const count = (of: Body) => answered(composing, of).filter((id) => composing.open.has(id)).length
  return count({ ...body, ...more }) > count(body)
}

type Remark = { readonly pointer: string; readonly message: string }

/** The body with more in it, as far as the server takes it: what it finds wrong among that is left out. */
async function taken(composing: Composing, body: Body, more: Body): Promise<Body | undefined> {
  const { reasons } = composing
  let rest = more
  for (let attempts = 0; attempts < 24 && Object.keys(rest).length > 0; attempts += 1) {
    const whole = { ...body, ...rest }
    const answer = await tried(composing, whole)
    if (answer.status === 201) return asKept(composing, whole, { answer, names: Object.keys(rest) })
    const remarks: readonly Remark[] = answer.body?.errors ?? []
    for (const { pointer, message } of remarks) reasons.set(idOf(pointer), message)
    const left = remarks.reduce((left, { pointer }) => without(left, pointer.split('/').slice(1)), rest)
    const isStuck = JSON.stringify(left) === JSON.stringify(rest)
    const [name, another] = Object.keys(rest)
    if (isStuck && name !== undefined && another === undefined) reasons.set(name, saidBy(answer.body))
    if (isStuck) return undefined
    rest = left
  }
  return undefined
}

function tried({ lane, description: { type } }: Composing, body: Body): Promise<TestAnswer> {
  return askType(lane, { type, method: 'POST', path: '?dryRun=true', body })
}

type Kept = { readonly answer: TestAnswer; readonly names: readonly string[] }

/** The body if it is kept as it is; where one field decides another ("no known allergies"), without the other. */
async function asKept(composing: Composing, body: Body, { answer, names }: Kept): Promise<Body | undefined> {
  const decided = decidedIn(composing, body, answer)
  if (decided.length === 0) return body
  const left = Object.fromEntries(Object.entries(body).filter(([name]) => !decided.includes(name)))
  const again = await tried(composing, left)
  if (again.status === 201 && decidedIn(composing, left, again).length === 0) return left
  for (const name of names) composing.reasons.set(name, `With it the server decides ${decided.join(', ')}.`)
  return undefined
}

/** The fields of the body that are stored otherwise. */
function decidedIn({ form, description }: Composing, body: Body, answer: TestAnswer): readonly string[] {
  const { writeOnly } = registry[description.type]
  const shown = form.elements.filter(({ id }) => !writeOnly.includes(id))
  const found = differences(shown, answersOf(body, form), answersOf(answer.body, form))
  return [...new Set(found.map((each) => each.split(/[.:]/)[0] ?? ''))]
}

type Refusal = { readonly detail?: string; readonly errors?: readonly Remark[] } | undefined

function saidBy(refusal: Refusal): string {
  const [first] = refusal?.errors ?? []
  return first?.message ?? refusal?.detail ?? ''
}

/** The value without what stands at the place. */
function without(body: Body, [name = '', ...further]: readonly string[]): Body {
  if (!(name in body)) return body
  const { [name]: part, ...others } = body
  if (further.length === 0) return others
  const inner = Array.isArray(part) ? { ...part } : part
  if (!isParts(inner)) return others
  const left = without(inner, further)
  if (Object.keys(left).length === 0) return others
  return { ...body, [name]: Array.isArray(part) ? Object.values(left) : left }
}

/** `/addresses/0/city` is the question `addresses.city`. */
function idOf(pointer: string): string {
  const steps = pointer.split('/').slice(1)
  return steps.filter((step) => !/^\d+$/.test(step)).join('.')
}

/** What was said of the field, else of what holds it or of what it holds. */
function reasonOf(reasons: ReadonlyMap<string, string>, id: string): string {
  const steps = id.split('.')
  for (let length = steps.length; length > 0; length -= 1) {
    const reason = reasons.get(steps.slice(0, length).join('.'))
    if (reason !== undefined) return reason
  }
  const [, within] = [...reasons].find(([each]) => each.startsWith(`${id}.`)) ?? []
  return within ?? 'No value was made for it.'
}
