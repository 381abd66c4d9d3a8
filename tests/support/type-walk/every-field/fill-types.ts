import type { Page } from 'playwright'
import { screensOf } from '#generated/screens/all.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import type { House } from '#tests/support/browser/open-house.ts'
import { allows, openLane } from '#tests/support/type-walk/lane.ts'
import { type Filled, fillEveryField } from './fill-every-field.ts'

/** What is entered is the same in each run, so that what no rule lets in is the same as well. */
const bodySeed = 7

/** Fills every field of these types, as far as anybody may make a record of them; two walk beside each other, each type in a practice of its own. */
export async function fillTypes(
  house: House,
  types: readonly ResourceType[],
  prepared: (page: Page) => Promise<void> = async () => undefined,
): Promise<readonly Filled[]> {
  const left = [...types]
  const all: Filled[] = []
  const fillOn = async () => {
    const { page, context } = await house.open()
    page.setDefaultTimeout(30_000)
    await prepared(page)
    for (let type = left.shift(); type; type = left.shift()) {
      const lane = await openLane(house, page, bodySeed)
      if (!allows(lane, await screensOf[type](), 'create')) continue
      const filled = await fillEveryField(lane, type)
      all.push(filled)
      console.log(lineOf(filled))
    }
    await context.close()
  }
  await Promise.all([fillOn(), fillOn()])
  return all
}

function lineOf({ type, seconds, asked, records, unfilled, wrong }: Filled): string {
  const filled = `${type}, ${seconds} s: ${asked - unfilled.size} of ${asked} fields in ${records} records`
  const without = [...unfilled].map(([field, reason]) => `without ${type}.${field}: ${reason}`)
  return [filled, ...without, ...wrong].join('\n  ')
}
