import type { Locator } from 'playwright'
import { expect } from 'vitest'
import { isRepeated } from '#client/form/room/frame-of.ts'
import { answersOf } from '#client/form/stored/record-form.ts'
import { type Answer, type Answers, isRecord, listOf } from '#shared/answers/answer.ts'
import type { Element } from '#shared/forms/definition.ts'
import { answerOne } from './answer-one.ts'
import { fillStructure } from './fill-structure.ts'

/** A form on the screen. */
export type Sheet = {
  /** What stands around it: the page's own form, or a dialog. */
  readonly place: Locator
  readonly elements: readonly Element[]
  readonly timezone: string
}

/** In the walk through every type: answers every question of the form for which there is an answer, one after the other, as a person would. */
export async function fillForm(sheet: Sheet, answers: Answers): Promise<void> {
  const { place } = sheet
  await makeAll(place)
  const section = await place.locator('.form-section').first().getAttribute('id')
  const [formId] = (section ?? '').split(':section:')
  await fillAll(sheet, { elements: sheet.elements, answers, prefix: `${formId}:` })
}

/** The questions that a form asks, without what only arranges or tells. */
export function questionsOf(elements: readonly Element[]): readonly Element[] {
  return elements
    .flatMap((element) => (element.type === 'Section' ? questionsOf(element.children ?? []) : [element]))
    .filter(
      ({ type, readOnly, hidden }) => type !== 'Heading' && type !== 'Instructions' && !readOnly && !hidden,
    )
}

/** A long form makes its parts when somebody comes near: one scrolls through it. */
async function makeAll(place: Locator): Promise<void> {
  const unmade = place.locator('[data-unmade]')
  for (let left = await unmade.count(); left > 0; left = await unmade.count()) {
    await unmade.first().scrollIntoViewIfNeeded()
    await place.page().waitForTimeout(30)
  }
}

type Filling = { readonly elements: readonly Element[]; readonly answers: Answers; readonly prefix: string }

async function fillAll(sheet: Sheet, { elements, answers, prefix }: Filling): Promise<void> {
  for (const element of questionsOf(elements)) {
    const answer = answers[element.id]
    if (answer === undefined || isEmpty(answer)) continue
    await fillOne(sheet, { element, answer, id: `${prefix}${element.id}` })
  }
}

type Asked = { readonly element: Element; readonly answer: Answer; readonly id: string }

async function fillOne(sheet: Sheet, { element, answer, id }: Asked): Promise<void> {
  const { place, timezone } = sheet
  const control = place.locator(`[id="${id}"]`)
  if (element.type === 'Repeater') return fillRows(sheet, { element, answer, id })
  if (element.structure !== undefined)
    return fillStructure({ control, name: element.structure, answer }, async (form) => {
      const answers = answersOf(form.value, { elements: form.elements })
      await fillForm({ place: form.place, elements: form.elements, timezone }, answers)
    })
  if (!isRepeated(element)) return answerOne({ control, id, element, answer, timezone })

  const { repeats: _, multiple: __, ...one } = element
  for (const [index, each] of listOf(answer).entries()) {
    const own = index === 0 ? id : `${id}-${index}`
    await answerOne({
      control: place.locator(`[id="${own}"]`),
      id: own,
      element: one,
      answer: each,
      timezone,
    })
  }
}

/** One row after the other by the button that adds one. */
async function fillRows(sheet: Sheet, { element, answer, id }: Asked): Promise<void> {
  const { place } = sheet
  const rows = place.locator(`fieldset.form-row[id^="${id}/"]`)
  for (const [index, row] of listOf(answer).entries()) {
    const mine = await ownRows(rows, id)
    if (mine[index] === undefined) await place.locator(`[id="${id}"]`).click()
    await expect
      .poll(async () => (await ownRows(rows, id)).length, { timeout: 15_000 })
      .toBeGreaterThan(index)
    const rowId = (await ownRows(rows, id))[index]
    if (!isRecord(row)) throw new Error(`What is to stand in a row of ${id} is none.`)
    await fillAll(sheet, { elements: element.children ?? [], answers: row, prefix: `${rowId}/` })
  }
}

/** Adds a row to every list of the form and takes it away again. */
export async function addAndRemoveRows({ place, elements }: Sheet): Promise<void> {
  const section = await place.locator('.form-section').first().getAttribute('id')
  const [formId] = (section ?? '').split(':section:')
  for (const { id: own } of questionsOf(elements).filter(({ type }) => type === 'Repeater')) {
    const id = `${formId}:${own}`
    const rows = place.locator(`fieldset.form-row[id^="${id}/"]`)
    const before = await ownRows(rows, id)
    const add = place.locator(`[id="${id}"]`)
    if ((await add.count()) === 0 || (await add.getAttribute('aria-disabled')) === 'true') continue
    await add.click()
    await expect
      .poll(async () => (await ownRows(rows, id)).length, { timeout: 15_000 })
      .toBe(before.length + 1)
    const last = place.locator(`[id="${(await ownRows(rows, id)).at(-1)}"]`)
    await last.locator('> legend .form-row-buttons button').last().click()
    await expect.poll(() => ownRows(rows, id), { timeout: 15_000 }).toEqual(before)
  }
}

/** The ids of a repeater's rows, without those of repeaters inside them. */
async function ownRows(rows: Locator, id: string): Promise<readonly string[]> {
  const ids = await rows.evaluateAll((all) => all.map((row) => row.id))
  return ids.filter((each) => !each.slice(id.length + 1).includes('/'))
}

/** Whether an answer has nothing in it. */
export function isEmpty(answer: Answer): boolean {
  return (
    (Array.isArray(answer) && answer.length === 0) || (isRecord(answer) && Object.keys(answer).length === 0)
  )
}
