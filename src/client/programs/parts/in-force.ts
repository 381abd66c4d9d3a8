import { pageOf } from './page-of.ts'

/** The programs that can be chosen. */
export const inForce = pageOf([{ field: 'status', op: 'eq', value: 'Active' }])
