/** One press as the keyboard reports it; `isMod` is Ctrl or Cmd. */
export type KeyPress = {
  readonly key: string
  readonly isMod: boolean
  readonly isAlt: boolean
  readonly isShift: boolean
}

/** The presses that a shortcut such as `g t` or `mod+shift+s` asks for, one after the other. */
export function stepsOf(keys: string): readonly KeyPress[] {
  return keys.split(' ').map((step) => {
    const parts = step.split('+')
    const words = parts.slice(0, -1)
    return {
      key: parts.at(-1) ?? '',
      isMod: words.includes('mod'),
      isAlt: words.includes('alt'),
      isShift: words.includes('shift'),
    }
  })
}

/** True when the presses made so far are the beginning of the shortcut, or all of it. */
export function startsWith(keys: string, pressed: readonly KeyPress[]): boolean {
  const steps = stepsOf(keys)
  return pressed.length <= steps.length && pressed.every((press, index) => fits(steps[index], press))
}

/** Shift is only asked for with letters beside Ctrl or Alt: `?` needs it on one keyboard and not on another. */
function fits(step: KeyPress | undefined, press: KeyPress): boolean {
  if (!step || step.key.toLowerCase() !== press.key.toLowerCase()) return false
  if (step.isMod !== press.isMod || step.isAlt !== press.isAlt) return false
  return step.isShift === press.isShift || (!step.isMod && !step.isAlt && step.key.length === 1)
}
