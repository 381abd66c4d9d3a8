// Generated from schemas/enumerations/contract-status.json by npm run generate. Edits are lost.
/** Whether a contract is in force. */
export const contractStatuses = ['Draft', 'Active', 'Suspended', 'Ended'] as const

export type ContractStatus = (typeof contractStatuses)[number]
