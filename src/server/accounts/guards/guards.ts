import type { Guards } from '#server/operations/handler.ts'
import { keyVaultGuard } from './key-vault-guard.ts'
import { practicePreferencesGuard } from './list-overrides-guard.ts'
import { listing } from './listing-guard.ts'
import { preferencesGuard, scribbleGuard, sharedScribbleGuard, signatureGuard } from './own-guards.ts'
import { securityTokenGuard } from './security-token-guard.ts'
import { rangeDoubt, speechDoubt, toolGuard } from './tool-guard.ts'

/** What the accounts add to the plain writes of people's own tools and tokens. */
export const guards: Guards = {
  SecurityToken: securityTokenGuard,
  KeyVault: keyVaultGuard,
  Scribble: scribbleGuard,
  SharedScribble: sharedScribbleGuard,
  PersonalPreferences: preferencesGuard,
  PracticePreferences: practicePreferencesGuard,
  PersonalSignature: signatureGuard,
  Snippet: toolGuard('Snippet', 'CanManageDefinitions'),
  TextExpansion: toolGuard('TextExpansion', 'CanManageDefinitions'),
  SpeechRule: toolGuard('SpeechRule', 'CanManageDefinitions', speechDoubt),
  NoteTemplate: toolGuard('NoteTemplate', 'CanManageDefinitions'),
  Listing: listing,
  ReportCriteria: toolGuard('ReportCriteria', 'CanManageReports', rangeDoubt),
}
