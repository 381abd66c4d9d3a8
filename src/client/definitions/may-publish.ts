import { operations } from '#generated/operations/operations.ts'

/** Whether this person may publish a definition: the permission of the act and the flags that it needs beside it. */
export function mayPublish(may: (permission: string) => boolean, id: 'questionnaire.publish'): boolean {
  const { permission, flags } = operations[id]
  return may(permission) && flags.every(may)
}
