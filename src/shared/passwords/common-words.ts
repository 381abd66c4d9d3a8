/**
 * Words that people put into passwords first: of doors and secrets, of love and play, of the calendar, of this product and of the
 * clinic's world; English, Spanish and German. Written without spaces, in lower case, digits that stand for letters as letters.
 */
export const commonWords: readonly string[] = [
  'password passwort passphrase passcode passwd contrasena contraseña clave kennwort secret secreto geheim',
  'welcome willkommen bienvenido bienvenida login signin logon access acceso account default changeme change letmein letme open',
  'opensesame trustno trust admin administrator administrador root superuser super user usuario guest test testing temp temporary',
  'sample example demo please enter master system server computer internet office windows google facebook apple iphone android',
  'samsung microsoft amazon netflix instagram youtube',
  'iloveyou ilove loveyou love lovely teamo teamomucho amor amore liebe princess princesa queen king angel angels baby babygirl',
  'honey sweetheart darling sunshine flower flowers butterfly rainbow unicorn chocolate cookie cheese banana orange pepper',
  'football baseball basketball hockey soccer futbol fussball yankees lakers cowboys eagles champion winner player gamer pokemon',
  'superman batman spiderman starwars naruto minecraft monkey dragon tiger lion panther eagle falcon shadow phoenix wolf puppy',
  'kitty summer spring autumn winter fall verano otono invierno primavera sommer herbst january february march april june july',
  'august september october november december enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre',
  'diciembre monday tuesday wednesday thursday friday saturday sunday lunes martes miercoles jueves viernes sabado domingo',
  'today tomorrow morning evening night birthday christmas navidad easter holiday vacation',
  'michael jennifer jessica ashley daniel matthew charlie thomas robert jordan hunter george andrew maria carlos jose',
  'america usa mexico canada london paris california texas florida newyork chicago',
  'jesus god lord heaven faith blessed freedom liberty peace forever never always hello hola hallo goodbye whatever nothing',
  'something nobody number one two three four five six seven eight nine zero',
  'goldthread gold thread clinic clinica clinician doctor doctora nurse enfermera therapist therapy terapia patient paciente health',
  'healthcare salud hospital practice medical medicine medicina mental behavioral behavioural wellness counseling counselor',
  'psychology psychiatry emr ehr hipaa note notes chart',
  'correct horse battery staple',
].flatMap((line) => line.split(' '))

/** Rows of keys as hands run over them, and the alphabet and the digits; a run in either direction counts. */
export const runs: readonly string[] = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  'qazwsxedcrfvtgbyhnujmikolp',
  'qscwdvefbrgn',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'zaqxswcdevfrbgtnhymju',
]
