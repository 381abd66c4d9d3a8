/** The demo practice as facts: its programs, places and payers; what is written about them is made in the other files of this room. */
export const practice = { key: 'riverbend-demo', name: 'Riverbend Community Health' } as const

/** How the preferences differ from their defaults. */
export const preferences = {
  practiceName: practice.name,
  overlappingSessionCheck: 'Warn',
  appointmentCreation: true,
  appointmentCancellation: true,
  mobilePatientSignature: true,
  ambientListening: true,
} as const

export type ProgramKey = 'AOP' | 'CFS' | 'SUD' | 'ACT' | 'RES' | 'CRI'

export const programs = [
  {
    key: 'AOP',
    name: 'Adult Outpatient',
    kind: 'Outpatient',
    part2: false,
    planReviewDays: 90,
    locations: ['main', 'east'],
    color: '#2f7bbd',
  },
  {
    key: 'CFS',
    name: 'Child & Family',
    kind: 'Outpatient',
    part2: false,
    planReviewDays: 90,
    locations: ['east', 'school'],
    color: '#0f8a72',
  },
  {
    key: 'SUD',
    name: 'Substance Use IOP',
    kind: 'IntensiveOutpatient',
    part2: true,
    planReviewDays: 30,
    locations: ['main'],
    color: '#8a5cc2',
  },
  {
    key: 'ACT',
    name: 'Assertive Community Team',
    kind: 'AssertiveCommunity',
    part2: false,
    planReviewDays: 180,
    locations: [],
    color: '#c98a06',
  },
  {
    key: 'RES',
    name: 'Maple House',
    kind: 'Residential',
    part2: false,
    planReviewDays: 30,
    locations: ['maple'],
    color: '#b3531e',
  },
  {
    key: 'CRI',
    name: 'Crisis Response',
    kind: 'Crisis',
    part2: false,
    planReviewDays: 30,
    locations: [],
    color: '#c02636',
  },
] as const

export const locations = [
  {
    key: 'main',
    name: 'Riverbend Main Clinic',
    shortName: 'Main',
    kind: 'Site',
    placeOfService: '53',
    street: '100 Alder Street',
    postalCode: '00100',
  },
  {
    key: 'main-1',
    name: 'Main – Room 1',
    shortName: 'Room 1',
    kind: 'Room',
    placeOfService: '53',
    partOf: 'main',
    capacity: 4,
  },
  {
    key: 'main-2',
    name: 'Main – Room 2',
    shortName: 'Room 2',
    kind: 'Room',
    placeOfService: '53',
    partOf: 'main',
    capacity: 4,
  },
  {
    key: 'main-a',
    name: 'Main – Group Room A',
    shortName: 'Group A',
    kind: 'Room',
    placeOfService: '53',
    partOf: 'main',
    capacity: 12,
  },
  {
    key: 'east',
    name: 'East Office',
    shortName: 'East',
    kind: 'Site',
    placeOfService: '11',
    street: '220 Birch Street',
    postalCode: '00102',
  },
  {
    key: 'east-play',
    name: 'East – Play Room',
    shortName: 'Play',
    kind: 'Room',
    placeOfService: '11',
    partOf: 'east',
    capacity: 6,
  },
  {
    key: 'school',
    name: 'Lincoln School Office',
    shortName: 'School',
    kind: 'Site',
    placeOfService: '03',
    street: '310 Cedar Street',
    postalCode: '00101',
  },
  {
    key: 'maple',
    name: 'Maple House',
    shortName: 'Maple',
    kind: 'Site',
    placeOfService: '14',
    street: '415 Dogwood Street',
    postalCode: '00103',
  },
  {
    key: 'telehealth',
    name: 'Telehealth',
    shortName: 'Video',
    kind: 'Virtual',
    placeOfService: '10',
    telehealthUrl: 'https://video.riverbend.example/waiting-room',
  },
  { key: 'van', name: 'Van 1', shortName: 'Van', kind: 'Vehicle', placeOfService: '15' },
] as const

/** The areas that the practice serves; no ZIP code of them belongs to any place. */
export const districts = [
  { key: 'north', name: 'North', code: 'N', postalCodes: ['00100', '00101'], travelMinutes: 15 },
  { key: 'river', name: 'River', code: 'R', postalCodes: ['00102'], travelMinutes: 20 },
  { key: 'south', name: 'South', code: 'S', postalCodes: ['00103'], travelMinutes: 25 },
] as const

export type DistrictKey = (typeof districts)[number]['key']

export const organizations = [
  { key: 'medicaid', name: 'Prairie Medicaid', kind: 'Payer' },
  { key: 'blueheron', name: 'Prairie Medicaid Managed "BlueHeron"', kind: 'Payer' },
  { key: 'unity', name: 'Unity Commercial', kind: 'Payer' },
  { key: 'county', name: 'County Fund', kind: 'Payer' },
  { key: 'court', name: 'River County Court', kind: 'Court' },
  { key: 'lincoln', name: 'Lincoln School', kind: 'School' },
  { key: 'pharmacy', name: 'Riverbend Pharmacy', kind: 'Pharmacy' },
  { key: 'primary-care', name: 'Dr. Placeholder Primary Care', kind: 'Facility' },
] as const
