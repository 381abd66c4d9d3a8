declare module '#generated/messages/*?part=first' {
  import type { Messages } from '@lingui/core'

  export const messages: Messages
}

declare module '#generated/messages/*?part=rest' {
  import type { Messages } from '@lingui/core'

  export const messages: Messages
}
