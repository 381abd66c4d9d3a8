type Heard = {
  readonly go: (event: PointerEvent) => void
  readonly end: (event: PointerEvent) => void
  /** The system has taken the pointer over. */
  readonly cancel: (event: PointerEvent) => void
  readonly leave: (event: KeyboardEvent) => void
}

/** Hears all that moves, ends or leaves a drag, wherever in the window it happens; answers how to hear it no more. */
export function whileDragged({ go, end, cancel, leave }: Heard): () => void {
  window.addEventListener('pointermove', go)
  window.addEventListener('pointerup', end)
  window.addEventListener('pointercancel', cancel)
  window.addEventListener('keydown', leave, true)
  return () => {
    window.removeEventListener('pointermove', go)
    window.removeEventListener('pointerup', end)
    window.removeEventListener('pointercancel', cancel)
    window.removeEventListener('keydown', leave, true)
  }
}
