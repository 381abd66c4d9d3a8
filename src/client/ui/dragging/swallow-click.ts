/** The click that ends a drag opens nothing. */
export function swallowClick(): void {
  const stop = (event: MouseEvent) => {
    event.stopPropagation()
    event.preventDefault()
  }
  window.addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }))
}

/** The same where the mouse is still pressed: somebody has left the drag and lets go later. */
export function swallowNextClick(): void {
  window.addEventListener('pointerup', swallowClick, { capture: true, once: true })
}
