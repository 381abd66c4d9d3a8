import { stripVTControlCharacters } from 'node:util'
import { answersOf } from '#client/form/stored/record-form.ts'
import { editDefinition } from '#client/resources/editing/edit-definition.ts'
import { screensOf } from '#generated/screens/all.ts'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import { registry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { type Answer, isRecord } from '#shared/answers/answer.ts'
import type { Body } from '#tests/support/builders/build.ts'
import { asOffered } from '#tests/support/type-walk/as-offered.ts'
import { differences } from '#tests/support/type-walk/differences.ts'
import { addAndRemoveRows, fillForm } from '#tests/support/type-walk/fill-form.ts'
import { askType, described, type Lane } from '#tests/support/type-walk/lane.ts'
import { named } from '#tests/support/type-walk/named.ts'
import { said } from '#tests/support/type-walk/words-of-code.ts'
import { wholeBodies } from './whole-bodies.ts'

/** What came of filling every field of a type: how many its screen asks, in how many records they were filled, which were not and why, and what was stored otherwise. */
export type Filled = {
  readonly type: ResourceType
  readonly asked: number
  readonly records: number
  readonly unfilled: ReadonlyMap<string, string>
  readonly wrong: readonly string[]
  readonly seconds: number
}

/** In the walk through every type: fills every field that the screen of a new record asks, saves, opens the record again and compares what the API answers with what was entered. */
export async function fillEveryField(lane: Lane, type: ResourceType): Promise<Filled> {
  const begun = performance.now()
  const wrong: string[] = []
  const description = await screensOf[type]()
  const { bodies, asked, unanswered } = await wholeBodies(lane, description)
  for (const body of bodies) {
    const found = await fillRecord(lane, description, body).catch((error: unknown) => [
      stripVTControlCharacters(String(error)).slice(0, 600),
    ])
    wrong.push(...found)
  }
  return {
    type,
    asked,
    records: bodies.length,
    unfilled: unanswered,
    wrong: wrong.map((each) => `${type}: ${each}`),
    seconds: Math.round((performance.now() - begun) / 100) / 10,
  }
}

async function fillRecord(
  lane: Lane,
  description: ScreenDescription,
  body: Body,
): Promise<readonly string[]> {
  const { page, timezone } = lane
  const { type } = description
  const definition = editDefinition(description, 'new')
  const answers = await asOffered(definition.elements, await named(lane, answersOf(body, definition)))
  await page.goto(`${lane.url}/resources/${type}/new`)
  const place = page.locator('.record-form')
  await place.waitFor()
  const sheet = { place, elements: definition.elements, timezone }
  await fillForm(sheet, answers)
  await addAndRemoveRows(sheet)
  await page.getByRole('button', { name: said('resources.create'), exact: true }).click()
  const there = page.waitForURL(/\/resources\/\w+\/[0-9a-f-]{36}$/)
  await Promise.race([there, trouble(lane)])
  await there

  const id = page.url().split('/').at(-1) ?? ''
  const stored = await askType(lane, { type, method: 'GET', path: `/${id}` })
  if (stored.status !== 200) throw new Error(`${id} can not be read: ${described(stored)}`)
  const shown = definition.elements.filter((element) => !registry[type].writeOnly.includes(element.id))
  const kept = await named(lane, answersOf(stored.body, definition))
  return [...differences(shown, asCalled(answers), asCalled(kept)), ...(await openAgain(lane))]
}

/** The answers with references that are known by what they are called, as people know them: two that are called alike are one. */
function asCalled<Part extends Answer>(answer: Part): Part
function asCalled(answer: Answer): Answer {
  if (Array.isArray(answer)) return answer.map((each: Answer) => asCalled(each))
  if (!isRecord(answer)) return answer
  const { id, resourceType, display } = answer
  if (resourceType !== undefined && id !== undefined) return { resourceType, id: display ?? id }
  return Object.fromEntries(Object.entries(answer).map(([name, part]) => [name, asCalled(part)]))
}

/** The record's own screen shows what is stored, and holds it for unchanged. */
async function openAgain({ page }: Lane): Promise<readonly string[]> {
  await page.reload()
  await page.locator('.record-form, .record-values').first().waitFor()
  const save = page.getByRole('button', { name: said('resources.save'), exact: true })
  const isDirty = (await save.count()) > 0 && (await save.isEnabled())
  const failures = await page.locator('.record-form .failure-title').allInnerTexts()
  return [...failures, ...(isDirty ? ['what is opened again looks changed'] : [])]
}

/** What stands in the way of storing the form. */
async function trouble({ page }: Lane): Promise<never> {
  const notice = page.locator('.record-trouble, .record-form .failure').first()
  await notice.waitFor()
  throw new Error(`not stored: ${await notice.innerText()}`)
}
