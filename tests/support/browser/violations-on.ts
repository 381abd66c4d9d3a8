import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Result } from 'axe-core'
import type { Page } from 'playwright'

/** In tests, WCAG 2.0 to 2.2, levels A and AA. */
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

type Where = { readonly within?: string; readonly rules?: readonly string[] }

/**
 * What axe has against the page as it stands, or against one part of it, for tests: by all rules of the levels A and AA, or
 * by those that are named. Axe is brought into a document once (that takes five times as long as its look does); our pages
 * hold no frames.
 */
export async function violationsOn(
  page: Page,
  { within = 'html', rules }: Where = {},
): Promise<readonly Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  return page.evaluate(
    async ({ at, only }) => {
      const { violations } = await window.axe.run(at, {
        runOnly: only,
        resultTypes: ['violations'],
        preload: false,
      })
      // A target that lies half under a bar that stays is judged in the middle of the window, where a person scrolls it.
      for (const { nodes } of violations.filter(({ id }) => id === 'target-size')) {
        const small: boolean[] = []
        for (const { target } of nodes) small.push(await staysSmall(target))
        nodes.splice(0, nodes.length, ...nodes.filter((_, place) => small[place]))
      }
      return violations.filter(({ nodes }) => nodes.length > 0)

      async function staysSmall(target: Result['nodes'][number]['target']): Promise<boolean> {
        const [selector] = target
        const element = typeof selector === 'string' && document.querySelector(selector)
        if (!element || target.length > 1) return true
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const again = await window.axe.run(element, {
          runOnly: { type: 'rule', values: ['target-size'] },
          preload: false,
        })
        return again.violations.length > 0
      }
    },
    {
      at: within,
      only: rules
        ? { type: 'rule' as const, values: [...rules] }
        : { type: 'tag' as const, values: [...levels] },
    },
  )
}

declare global {
  interface Window {
    readonly axe: typeof import('axe-core')
  }
}
