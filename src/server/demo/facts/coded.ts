/** A coded value of the demo, from one of the lists, with the words that the signer saw. */
export function coded(
  list: string,
  code: string,
  display: string,
): { list: string; code: string; display: string } {
  return { list, code, display }
}

const licences: Readonly<Record<string, string>> = {
  LPC: 'Licensed professional counselor',
  LCSW: 'Licensed clinical social worker',
  'LPC-A': 'Associate / provisional counselor',
  LMFT: 'Licensed marriage and family therapist',
  PMHNP: 'Psychiatric mental-health nurse practitioner',
  'CADC-I': 'Alcohol and drug counselor intern',
  RN: 'Registered nurse',
  CM: 'Case manager (unlicensed)',
  PSS: 'Certified peer support specialist',
  DSP: 'Direct support professional',
}

const places: Readonly<Record<string, string>> = {
  '03': 'School',
  '10': "Telehealth provided in patient's home",
  '11': 'Office',
  '14': 'Group home',
  '15': 'Mobile unit',
  '53': 'Community mental health center',
}

const categories: Readonly<Record<string, string>> = {
  assessment: 'Assessment',
  'therapy-individual': 'Individual therapy',
  'therapy-family': 'Family therapy',
  'therapy-group': 'Group therapy',
  crisis: 'Crisis',
  'case-management': 'Case management',
  medication: 'Medication',
  rehabilitation: 'Rehabilitation',
  peer: 'Peer',
  residential: 'Residential',
  'care-planning': 'Care planning',
  coordination: 'Coordination',
  indirect: 'Indirect',
  administrative: 'Administrative',
}

/** The licence of a member of staff. */
export function licenceType(code: string): ReturnType<typeof coded> {
  return coded('license-type', code, licences[code] ?? code)
}

/** A place of service. */
export function placeOfService(code: string): ReturnType<typeof coded> {
  return coded('place-of-service', code, places[code] ?? code)
}

/** The category of a service. */
export function serviceCategory(code: string): ReturnType<typeof coded> {
  return coded('service-category', code, categories[code] ?? code)
}
