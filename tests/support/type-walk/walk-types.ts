import type { ResourceType } from '#generated/types/resources.ts'
import type { House } from '#tests/support/browser/open-house.ts'
import { openLane } from './lane.ts'
import { type Walked, walkType } from './walk-type.ts'

/** Two walk beside each other, each type in a practice of its own; one of them reads large letters. */
const appearances = ['Normal', 'Large']

/** On a machine that does much else a page takes its time. */
const patience = 40_000

/** The walk through these types: looks at each and gives everything that is wrong with any of them; what was done is printed as it is done. */
export async function walkTypes(
  house: House,
  types: readonly ResourceType[],
  seed: number,
): Promise<readonly Walked[]> {
  const left = [...types]
  const all: Walked[] = []
  const walkOn = async (appearance: string) => {
    const { page, context } = await house.open()
    await page.addInitScript(
      (letters) => localStorage.setItem('goldthread.font-appearance', letters),
      appearance,
    )
    page.setDefaultTimeout(patience)
    for (let type = left.shift(); type; type = left.shift()) {
      const walked = await walkType(await openLane(house, page, seed), type)
      all.push(walked)
      console.log(`${lineOf(walked)} (${appearance})`)
    }
    await context.close()
  }
  await Promise.all(appearances.map(walkOn))
  return all
}

function lineOf({ type, seconds, done, closed, wrong }: Walked): string {
  const parts = [`${type}, ${seconds} s: ${done.join(', ')}`]
  if (closed.length > 0) parts.push(`not offered: ${closed.join(', ')}`)
  return [...parts, ...wrong].join('; ')
}
