import type { Route } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { screenSummaries } from '#generated/screens/all.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { type House, openHouse } from '#tests/support/browser/open-house.ts'
import { chanceFrom } from '#tests/support/chance.ts'
import { openLane } from '#tests/support/type-walk/lane.ts'
import { walkType } from '#tests/support/type-walk/walk-type.ts'
import { walkTypes } from '#tests/support/type-walk/walk-types.ts'

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 100_000))
const chosen = some(2)

let house: House

beforeAll(async () => {
  house = await openHouse({})
})

afterAll(async () => {
  await house?.close()
})

test(`every verb of two types is done through their screens, and what is not allowed is not offered (SEED=${seed}: ${chosen.join(', ')})`, async () => {
  const walked = await walkTypes(house, chosen, seed)

  expect(walked.flatMap(({ wrong }) => wrong)).toEqual([])
  expect(house.complaints).toEqual([])
}, 480_000)

test('the walk finds what is wrong: a field without a name, a text that is stored as another, a button that is gone', async () => {
  const { page, context } = await house.open()
  page.setDefaultTimeout(30_000)
  await page.addInitScript(spoil)
  await page.route(/\/Locations$/, otherName)
  const { done, wrong } = await walkType(await openLane(house, page, seed), 'Location')
  await context.close()

  expect(done).toContain('create')
  expect(wrong[0]).toMatch(/^Location: a new record, light: label at /)
  expect(wrong).toContainEqual(expect.stringMatching(/^Location: name: entered ".+", stored "Another"$/))
  expect(wrong.at(-1)).toMatch(/^Location: after create, .*patch: .*Delete/)
}, 240_000)

/** In the browser: the first field of a form loses its label, and nothing can be deleted. */
function spoil(): void {
  const look = () => {
    document.querySelector('.record-form label[for]')?.removeAttribute('for')
    for (const button of document.querySelectorAll('button'))
      if (button.textContent === 'Delete') button.style.display = 'none'
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true })
}

async function otherName(route: Route): Promise<void> {
  const request = route.request()
  if (request.method() !== 'POST') return route.continue()
  const body = { ...request.postDataJSON(), name: 'Another' }
  await route.continue({ postData: JSON.stringify(body) })
}

function some(count: number): readonly ResourceType[] {
  const chance = chanceFrom(seed)
  return screenSummaries
    .map(({ type }) => ({ type, place: chance.next() }))
    .toSorted((one, other) => one.place - other.place)
    .slice(0, count)
    .map(({ type }) => type)
}
