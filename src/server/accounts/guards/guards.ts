import type { Guards } from '#server/operations/handler.ts'
import { keyVaultGuard } from './key-vault-guard.ts'
import { libraryGuard } from './library-guard.ts'
import { listingGuard } from './listing-guard.ts'
import { personalPreferencesGuard } from './personal-preferences-guard.ts'
import { personalSignatureGuard } from './personal-signature-guard.ts'
import { practicePreferencesGuard } from './practice-preferences-guard.ts'
import { scribbleGuard } from './scribble-guard.ts'
import { securityTokenGuard } from './security-token-guard.ts'
import { sharedScribbleGuard } from './shared-scribble-guard.ts'
import { rangeDoubt, speechDoubt, toolGuard } from './tool-guard.ts'

/** What the accounts add to the plain writes of people's own tools and tokens. */
export const guards: Guards = {
  SecurityToken: securityTokenGuard,
  KeyVault: keyVaultGuard,
  Scribble: scribbleGuard,
  SharedScribble: sharedScribbleGuard,
  PersonalPreferences: personalPreferencesGuard,
  PracticePreferences: practicePreferencesGuard,
  PersonalSignature: personalSignatureGuard,
  Snippet: toolGuard('Snippet', 'CanManageDefinitions'),
  TextExpansion: toolGuard('TextExpansion', 'CanManageDefinitions'),
  SpeechRule: toolGuard('SpeechRule', 'CanManageDefinitions', speechDoubt),
  SnippetTemplate: libraryGuard(),
  TextExpansionTemplate: libraryGuard(),
  SpeechRuleTemplate: libraryGuard(),
  NoteTemplate: toolGuard('NoteTemplate', 'CanManageDefinitions'),
  Listing: listingGuard,
  ReportCriteria: toolGuard('ReportCriteria', 'CanManageReports', rangeDoubt),
}
