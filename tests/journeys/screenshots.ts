import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type DemoRows, makeDemoRows, openDemoHouse } from '#tests/support/browser/demo-house.ts'
import {
  generatedViews,
  handWrittenViews,
  sampleQuestionnaire,
  show,
  type View,
} from '#tests/support/browser/hand-written-views.ts'

/**
 * `npm run screenshots`: a journey that takes pictures of the main screens for the eye. `-- all` takes every view that the walk of accessibility
 * knows, other words those whose name holds one of them.
 */
const folder = fileURLToPath(new URL('../../.screenshots/', import.meta.url))
const main = [
  'today',
  'calendar',
  'note-failing-rule',
  'note-signed',
  'Location-list',
  'Location-edit',
  'import-report',
]
const wanted = process.argv.slice(2)

const widths = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const

const house = await openDemoHouse()
try {
  const missed: string[] = []
  const views = viewsOf(await makeDemoRows(house, sampleQuestionnaire))
  if (wanted.length === 0) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [width, options] of Object.entries(widths)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const view of views) {
        const page = await house.open(view.login, { ...options, colorScheme })
        await show(page, house, view).catch((error: unknown) => missed.push(`${view.name}: ${String(error)}`))
        await page.screenshot({ path: join(folder, `${view.name}-${width}-${colorScheme}.png`) })
        await page.context().close()
      }
    }
  }
  console.log(`${views.length * 4} pictures lie in ${folder}`)
  if (missed.length > 0 || house.complaints.length > 0) {
    console.error([...missed, ...house.complaints].join('\n'))
    process.exitCode = 1
  }
} finally {
  await house.close()
}

function viewsOf(rows: DemoRows): readonly View[] {
  const all = [...handWrittenViews(rows), ...generatedViews('Location', rows.location, 'implementation')]
  if (wanted.includes('all')) return all
  if (wanted.length > 0) return all.filter(({ name }) => wanted.some((word) => name.includes(word)))
  return all.filter(({ name }) => main.includes(name))
}
