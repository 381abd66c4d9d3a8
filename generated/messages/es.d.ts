// Generated from src/shared/messages and the labels of schemas by npm run generate. Edits are lost.
import type { Messages } from '@lingui/core'

export const messages: Messages
