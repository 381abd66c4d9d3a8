import { stripVTControlCharacters } from 'node:util'
import { answersOf } from '#client/form/stored/record-form.ts'
import { editDefinition } from '#client/resources/editing/edit-definition.ts'
import { deleteRefusal } from '#client/resources/editing/record-act.ts'
import { operatorsOf } from '#client/resources/rows/operators-of.ts'
import { screensOf } from '#generated/screens/all.ts'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import { registry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { asOffered } from './as-offered.ts'
import { differences } from './differences.ts'
import { editOf } from './edit-of.ts'
import { fillForm } from './fill-form.ts'
import { allows, askType, described, type Lane, prepare } from './lane.ts'
import { lookInBothColours } from './look-in-both-colours.ts'
import { named } from './named.ts'
import { filterBy, soughtBy } from './sought-by.ts'
import { said } from './words-of-code.ts'

/** What a walk through the screens of a type came to: what was done, what is not allowed and stood nowhere, what was wrong. */
export type Walked = {
  readonly type: ResourceType
  readonly done: readonly string[]
  readonly closed: readonly string[]
  readonly wrong: readonly string[]
  readonly seconds: number
}

type Record = {
  readonly id: string
  readonly meta: { readonly versionId: string }
  readonly [field: string]: unknown
}

type Walk = {
  readonly lane: Lane
  readonly description: ScreenDescription
  readonly done: string[]
  readonly closed: string[]
  readonly wrong: string[]
}

/** The walk through one type: every verb of it through its real screens; what is not allowed must stand nowhere or be refused with a reason. */
export async function walkType(lane: Lane, type: ResourceType): Promise<Walked> {
  const begun = performance.now()
  const description = await screensOf[type]()
  const walk: Walk = { lane, description, done: [], closed: [], wrong: [] }
  try {
    await walkThrough(walk)
  } catch (error) {
    walk.wrong.push(`after ${walk.done.join(', ') || 'nothing'}: ${short(error)}`)
  }
  const { done, closed, wrong } = walk
  return {
    type,
    done,
    closed,
    wrong: wrong.map((each) => `${type}: ${each}`),
    seconds: Math.round((performance.now() - begun) / 100) / 10,
  }
}

async function walkThrough(walk: Walk): Promise<void> {
  const { lane, description } = walk
  const made = allows(lane, description, 'create') ? await create(walk) : await noCreate(walk)
  if (!made) return list(walk, undefined)
  await list(walk, made)
  const changed = await edit(walk, made)
  await remove(walk, changed)
}

/** Fills the form of a new record with what the builder gives, and stores it. */
async function create(walk: Walk): Promise<Record> {
  const { lane, description, done, wrong } = walk
  const { type } = description
  const { page } = lane
  const definition = editDefinition(description, 'new')
  const body = await prepare(lane, type)
  const answers = await asOffered(definition.elements, await named(lane, answersOf(body, definition)))

  await open(walk, '')
  await page
    .getByRole('button', { name: newOf(description), exact: true })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: newOf(description), exact: true }).waitFor()
  await fillForm(
    { place: page.locator('.record-form'), elements: definition.elements, timezone: lane.timezone },
    answers,
  )
  await look(walk, 'a new record')
  await page.getByRole('button', { name: said('resources.create'), exact: true }).click()
  const id = await idOrTrouble(walk)

  const stored = await read(walk, id)
  const shown = definition.elements.filter(({ id: name }) => !registry[type].writeOnly.includes(name))
  wrong.push(...differences(shown, answers, answersOf(stored, definition)))
  done.push('create')
  return stored
}

/** Without the right to create, nothing offers it, the form's own address says why, and the server refuses. */
async function noCreate(walk: Walk): Promise<Record | undefined> {
  const { lane, description, closed, wrong } = walk
  const { type } = description
  await open(walk, '')
  const button = lane.page.getByRole('button', { name: newOf(description), exact: true })
  if ((await button.count()) > 0) wrong.push('a record that nobody may create is offered')
  await lane.page.goto(`${lane.url}/resources/${type}/new`)
  await lane.page.locator('.failure-title').waitFor()
  await refused(walk, 'create', { method: 'POST', body: {} })
  closed.push('create')
  const { body } = await askType(lane, { type, method: 'GET', path: '?pageSize=1' })
  return Array.isArray(body) ? body[0] : undefined
}

/** The list shows the record, a filter finds it and its opposite hides it. */
async function list(walk: Walk, record: Record | undefined): Promise<void> {
  const { lane, description, done, wrong } = walk
  const { page } = lane
  await open(walk, '')
  if (!record) {
    await page.locator('.state-title').waitFor()
    await look(walk, 'an empty list')
    done.push('list')
    return
  }
  const sought = soughtBy(lane, description, record)
  if (sought) {
    await filterBy(lane, sought)
    await find(walk, record)
    done.push(`filter by ${sought.column.path}`)
  }
  await find(walk, record)
  await look(walk, 'a list')
  done.push('list')
  if (!sought || !operatorsOf(sought.column).some(({ op }) => op === 'exists')) return
  await page.goto(
    `${lane.url}/resources/${description.type}?where=${encodeURIComponent(JSON.stringify([[sought.column.path, 'exists', false]]))}`,
  )
  await page.locator('.state-title, .records-link').first().waitFor()
  if (await row(walk, record).isVisible()) wrong.push(`${sought.column.path} is given and is not given`)
}

/** Changes one answer in the form; only what was changed is sent. */
async function edit(walk: Walk, record: Record): Promise<Record> {
  const { lane, description, done, closed, wrong } = walk
  const { page } = lane
  await open(walk, `/${record.id}`)
  const save = page.getByRole('button', { name: said('resources.save'), exact: true })
  if (!allows(lane, description, 'patch')) {
    await page.locator('.record-closed').waitFor()
    if ((await save.count()) > 0) wrong.push('a record that nobody may change can be saved')
    await look(walk, 'a record that is only read')
    await refused(walk, 'patch', {
      method: 'PATCH',
      path: `/${record.id}?versionId=${record.meta.versionId}`,
      body: [],
    })
    closed.push('edit', 'patch')
    return record
  }
  await save.waitFor()
  await look(walk, 'a record')
  const definition = editDefinition(description, 'edit')
  const change = editOf(description, answersOf(record, definition))
  if (!change) throw new Error('nothing in the record can be changed by hand')
  const sent = page.waitForRequest((request) => request.method() === 'PATCH', { timeout: 40_000 })
  await fillForm(
    { place: page.locator('.record-form'), elements: [change.element], timezone: lane.timezone },
    { [change.element.id]: change.entered },
  )
  await save.click()
  await Promise.race([sent, trouble(walk)])
  const operations = (await sent).postDataJSON() as readonly unknown[]
  if (operations.length !== 1) wrong.push(`one answer was changed and ${operations.length} were sent`)
  const there = page
    .locator('.record-facts dd')
    .filter({ hasText: next(record) })
    .waitFor()
  await Promise.race([there, trouble(walk)])
  await there
  const stored = await read(walk, record.id)
  const now = answersOf(stored, definition)
  wrong.push(...differences([change.element], { [change.element.id]: change.after }, now))
  done.push(`edit ${change.element.id}`, 'patch')
  return stored
}

/** Deletes the record and brings it back, where its type and its state allow that; else nothing offers it. */
async function remove(walk: Walk, record: Record): Promise<void> {
  const { lane, description, done, closed, wrong } = walk
  const { page } = lane
  const button = page.getByRole('button', { name: said('resources.delete'), exact: true })
  if (!allows(lane, description, 'delete') || deleteRefusal(description, record as never)) {
    if ((await button.count()) > 0) wrong.push('a record that may not be deleted can be')
    await refused(walk, 'delete', {
      method: 'DELETE',
      path: `/${record.id}?versionId=${record.meta.versionId}`,
    })
    closed.push('delete', 'restore')
    return
  }
  await button.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: said('resources.delete'), exact: true })
    .click()
  await page.getByRole('heading', { level: 1, name: said(description.pluralId), exact: true }).waitFor()
  await row(walk, record).waitFor({ state: 'detached' })
  done.push('delete')

  await page.goto(`${lane.url}/resources/${description.type}/${record.id}`)
  const restore = page.getByRole('button', { name: said('resources.restore'), exact: true })
  await restore.waitFor()
  await restore.click()
  await button.waitFor()
  await read(walk, record.id)
  done.push('restore')
}

async function open({ lane, description }: Walk, path: string): Promise<void> {
  await lane.page.goto(`${lane.url}/resources/${description.type}${path}`)
  await lane.page
    .locator('.record-form, .record-values, .records-link, .state-title, .failure-title')
    .first()
    .waitFor()
}

/** Where the list leads to the record, be it to the generated screen or to one of the type's own. */
function row({ lane }: Walk, { id }: Record) {
  return lane.page.locator(`main a[href$="/${id}"]`).first()
}

/** Turns the wheel over the list until the record comes into view. */
async function find(walk: Walk, record: Record): Promise<void> {
  const { page } = walk.lane
  const wanted = row(walk, record)
  await page.locator('main .records-link').first().waitFor()
  await page.locator('main .records-link').first().hover()
  for (let turns = 0; turns < 60 && !(await wanted.isVisible()); turns += 1) {
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(50)
  }
  await wanted.waitFor()
}

async function look({ lane, wrong }: Walk, what: string): Promise<void> {
  for (const found of await lookInBothColours(lane.page)) wrong.push(`${what}, ${found}`)
}

/** The stored record, asked of the API. */
async function read({ lane, description }: Walk, id: string): Promise<Record> {
  const answer = await askType(lane, { type: description.type, method: 'GET', path: `/${id}` })
  if (answer.status !== 200) throw new Error(`${id} can not be read: ${described(answer)}`)
  return answer.body
}

/** Waits for the record's own screen, or throws what stands in its way. */
async function idOrTrouble(walk: Walk): Promise<string> {
  const { page } = walk.lane
  const there = page.waitForURL(/\/resources\/\w+\/[0-9a-f-]{36}$/, { timeout: 40_000 })
  await Promise.race([there, trouble(walk)])
  await there
  return page.url().split('/').at(-1) ?? ''
}

/** Throws as soon as the form says that it could not be stored. */
async function trouble({ lane }: Walk): Promise<never> {
  const notice = lane.page.locator('.record-trouble, .record-form .failure').first()
  await notice.waitFor({ timeout: 40_000 })
  throw new Error(`not stored: ${await notice.innerText()}`)
}

type Asking = { readonly method: string; readonly path?: string; readonly body?: unknown }

/** The server refuses as well, and says why. */
async function refused({ lane, description, wrong }: Walk, verb: string, asking: Asking): Promise<void> {
  const answer = await askType(lane, { type: description.type, ...asking })
  const hasReason = typeof answer.body?.detail === 'string' || typeof answer.body?.title === 'string'
  if (answer.status < 400 || answer.status >= 500 || !hasReason)
    wrong.push(`${verb} is not refused: ${described(answer)}`)
}

function newOf({ titleId }: ScreenDescription): string {
  return said('resources.new-of', { type: said(titleId) })
}

function next({ meta }: Record): RegExp {
  return new RegExp(`^${BigInt(meta.versionId) + 1n}$`)
}

function short(error: unknown): string {
  const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 12)
    .join(' ¦ ')
}
