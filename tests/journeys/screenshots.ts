import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { chartDetails, chartViews } from '#tests/support/browser/chart-views.ts'
import { type DemoChart, fillDemoChart } from '#tests/support/browser/demo-chart.ts'
import { type DemoRows, makeDemoRows, openDemoHouse } from '#tests/support/browser/demo-house.ts'
import {
  generatedViews,
  handWrittenViews,
  sampleQuestionnaire,
  show,
} from '#tests/support/browser/hand-written-views.ts'
import { kindViews } from '#tests/support/browser/kinds/kind-views.ts'
import { makeKindNotes } from '#tests/support/browser/kinds/make-kind-notes.ts'
import type { View } from '#tests/support/browser/view.ts'

/**
 * `npm run screenshots`: a journey that takes pictures of the main screens for the eye. `-- all` takes every view that the walk of accessibility
 * knows, other words those whose name holds one of them.
 */
const folder = fileURLToPath(new URL('../../.screenshots/', import.meta.url))
const main = [
  'today',
  'calendar',
  'calendar-people',
  'calendar-moving',
  'calendar-week',
  'note-failing-rule',
  'note-signed',
  'Location-list',
  'Location-edit',
  'import-report',
  'builder-empty',
  'builder-full',
  'builder-logic',
  'builder-preview',
  'builder-problems',
  'builder-translation',
  'patients',
  'duplicates',
  'chart-summary',
  'chart-timeline',
  'chart-problems',
  'chart-medications',
  'chart-measures',
  'chart-measure-drawn',
  'chart-document',
  'chart-consents',
  'chart-coverage',
  'chart-access',
  'chart-merge',
  'admin',
  'admin-people',
  'admin-preferences',
  'admin-labels',
]
const wanted = process.argv.slice(2)

const light = { colorScheme: 'light' } as const
const dark = { colorScheme: 'dark' } as const
const desktop = { viewport: { width: 1440, height: 900 } }
const tablet = { viewport: { width: 834, height: 1112 }, hasTouch: true }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** In which looks each view is pictured. */
const looks = {
  'desktop-light': { ...desktop, ...light },
  'desktop-dark': { ...desktop, ...dark },
  'desktop-large': { ...desktop, ...light },
  'tablet-light': { ...tablet, ...light },
  'tablet-dark': { ...tablet, ...dark },
  'phone-light': { ...phone, ...light },
  'phone-dark': { ...phone, ...dark },
} as const

const house = await openDemoHouse()
try {
  const missed: string[] = []
  const rows = await makeDemoRows(house, sampleQuestionnaire)
  const views = [
    ...viewsOf(rows, await fillDemoChart(house, rows.patient)),
    ...kindViews(await makeKindNotes(house)).filter(isWanted),
  ]
  if (wanted.length === 0) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [look, options] of Object.entries(looks)) {
    const pages = new Map<string, Page>()
    for (const view of views) {
      const who = view.login ?? ''
      const page = pages.get(who) ?? (await house.open(view.login, options))
      if (look === 'desktop-large' && !pages.has(who))
        await page.addInitScript(() => localStorage.setItem('goldthread.font-appearance', 'Large'))
      pages.set(who, page)
      await page.emulateMedia({ media: 'screen' })
      await show(page, house, view).catch((error: unknown) => missed.push(`${view.name}: ${String(error)}`))
      await page.screenshot({ fullPage: isPrinted(view), path: join(folder, `${view.name}-${look}.png`) })
    }
    for (const page of pages.values()) await page.context().close()
  }
  console.log(`${views.length * Object.keys(looks).length} pictures lie in ${folder}`)
  if (missed.length > 0 || house.complaints.length > 0) {
    console.error([...missed, ...house.complaints].join('\n'))
    process.exitCode = 1
  }
} finally {
  await house.close()
}

/** Each kind of note is among the main pictures. */
function isWanted({ name }: View): boolean {
  return wanted.length === 0 || wanted.includes('all') || wanted.some((word) => name.includes(word))
}

/** Paper is pictured whole. */
function isPrinted({ name }: View): boolean {
  return name.endsWith('-print')
}

function viewsOf(rows: DemoRows, chart: DemoChart): readonly View[] {
  const own = [...handWrittenViews(rows), ...chartViews(chart), ...chartDetails(chart)]
  const all = [...own, ...generatedViews('Location', rows.location, 'implementation')]
  if (wanted.includes('all')) return all
  if (wanted.length > 0) return all.filter(({ name }) => wanted.some((word) => name.includes(word)))
  return all.filter(({ name }) => main.includes(name))
}
