import type { Finding } from '#shared/outcome/outcome.ts'

const never: ReadonlySet<string> = new Set(['forms.unknown-element', 'forms.invalid', 'forms.formatting'])

/** While a form is filled its author's limits may be broken (they are shown and stop it from being done); what has the wrong shape is never stored. */
export function isMisshapen({ message }: Finding): boolean {
  return never.has(message)
}
