/** Names, folded, that are words of the language too, in English and Spanish: such a name counts in a sentence only where it is written as one. */
export const namesThatAreWords: ReadonlySet<string> = wordsIn(`
  abril ace alba alegria alma amada amado amber amor angel april archer arena arroyo art ash aspen august
  aurora autumn baker ball banks barber barn barrios bass bell berry best bill bird bishop black blanca
  blanco blue bob bond bones book booth bow bowl branch bravo bridge bridges brook brooks brown buck bud
  bueno burns bush butcher butler buzz calle camino campo campos carpenter casas case cash castillo chance
  chase chip christian church cielo clara claro clay cliff close coke cole colt constant consuelo cook
  cooper coral cordero corona cortes court crew cruz crystal cuesta curry daily daisy dale dash dawn day
  dean dear delgado dolores domingo drew duke dulce dusty early earnest eden esperanza estrella ever fair
  faith farmer fe feliz field fields fierro fisher flor flores flowers ford forest foster fox franco frank
  freeman french frost fuentes gale gallego gallo gardener gay gene ginger glass glory gold good grace
  gracia grant gray green grey grove guerra guerrero guy hale hand hardy harmony harper hart haven hawk
  hazel head heart heath heather hierro hill hills holly honey honor hope house hoyos hunt hunter iglesias
  iris ivy jack jade jasmine jesus jet jewel john jordan josh joy judge julio june justice king knight
  lake lane lark law leal leon libertad lily little lobo long love low lucky luna luz major mar march
  marina mark marsh mason mata may mayor melody mercado mercedes mercy merry mike milagros miles miller
  mills miner misty molina montes moon mora moreno moss myrtle nick nieves noble north oak ocean olive
  olivo olmo opal page paige park parker parks pastor pat patience patient paz peace pearl penny pepper
  perla piedad pike pilar pino piper pitt pool pope poppy porter potter power prado price prince prudence
  puente puerta queen rain ray real reed reina remedios rey reyes rice rich rico rincon rio rios river
  rivers rob robin rock rocky rod rojas rojo rosa rosario rose rowan rubio ruby rusty sage salas sally
  salud salvador sandy santa santos savage segura self serenity serrano sharp shepherd short sierra singer
  singh skip sky small smith snow sol soledad sonny soto south spring star stark sterling stone storm
  strange strong sue summer summers sunny swan sweet taylor temple terry torres trinity trip true tucker
  turner valle vega ventura vera victor victoria vida villa violet wade walker wall walls ward waters way
  weaver webb weeks wells west white will willow winter winters wise wolf wood woods york young youngs
  zapata zapatero
`)

/** What stands in family names and is nobody's name alone. */
export const particles: ReadonlySet<string> = wordsIn(`
  al and bin da das de del den der di do dos du el ii iii iv jr la las le los san sr st ten ter the van
  von y zu
`)

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}
