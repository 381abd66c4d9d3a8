import type { Finding } from '#shared/outcome/outcome.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'

/** Where submitting stands on a screen. */
export type Submitting =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'missing'; readonly findings: readonly Finding[] }
  | { readonly kind: 'refused'; readonly failure: SeenFailure }
