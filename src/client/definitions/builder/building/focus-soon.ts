/** Puts the focus on something that is about to be drawn, and marks a text in it, so that typing replaces it. */
export function focusSoon(within: () => HTMLElement | null, selector: string): void {
  requestAnimationFrame(() => {
    const field = within()?.querySelector<HTMLElement>(selector)
    field?.focus()
    if (field instanceof HTMLInputElement) field.select()
  })
}
