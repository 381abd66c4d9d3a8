import type { Locator } from 'playwright'

/** Controls in a part of a test's page that are cut or covered: of each button, link and field that is shown, whether its whole face is its own once it is scrolled to. */
export function cutControls(within: Locator): Promise<readonly string[]> {
  return within.evaluate((root) => {
    const labelOf = (control: HTMLElement) =>
      control instanceof HTMLInputElement ? control.labels?.[0] : undefined
    const pointsOf = ({ left, right, top, bottom, width, height }: DOMRect) => {
      const inset = Math.min(4, height / 3)
      const middle = top + height / 2
      const centre = left + width / 2
      return [
        [left + inset, middle],
        [right - inset, middle],
        [centre, top + inset],
        [centre, bottom - inset],
      ] as const
    }
    const isOf = (control: HTMLElement, at: Element | null) =>
      [control, control.closest('[class*=Input-wrapper]') ?? control.parentElement, labelOf(control)].some(
        (each) => each?.contains(at),
      ) || at?.closest('label')?.contains(control) === true
    const isWhole = (control: HTMLElement) => {
      control.scrollIntoView({ block: 'center', inline: 'center' })
      const [face] = control.getClientRects()
      if (!face || face.width < 4 || face.height < 4) return true
      return pointsOf(face).every(([x, y]) => isOf(control, document.elementFromPoint(x, y)))
    }
    const controls = root.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea, summary')
    return [...controls]
      .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((each) => !isWhole(each))
      .map((each) => {
        const text = each.getAttribute('aria-label') ?? labelOf(each)?.textContent ?? each.textContent ?? ''
        return `${each.tagName.toLowerCase()} “${text.trim().slice(0, 60)}” is cut or covered`
      })
  })
}
