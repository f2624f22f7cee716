import { entries } from './lines.ts';

/** Common given names; a made-up instructor gets one of them and one or two family names. */
export const givenNames = entries(`
María | José | Ana | Juan | Laura | Carlos | Carmen | Luis | Lucía | Javier | Marta | Miguel | Elena | Antonio | Sara | Pedro | Paula | Diego | Sofía | Jorge
Andrea | Pablo | Cristina | Fernando | Isabel | Alejandro | Raquel | Sergio | Patricia | Ángel | Beatriz | Rafael | Rosa | Manuel | Silvia | Daniel | Nuria | Andrés | Pilar | Óscar
Gabriela | Ricardo | Verónica | Héctor | Natalia | Iván | Claudia | Rubén | Mónica | Víctor | Alicia | Hugo | Inés | Tomás | Julia | Nicolás | Irene | Martín | Clara | Emilio
James | Mary | John | Linda | Michael | Susan | David | Karen | Robert | Emma | William | Olivia | Thomas | Grace | Daniel | Chloe | Matthew | Hannah | Andrew | Megan
Joshua | Amy | Kevin | Rachel | Brian | Nicole | George | Rebecca | Edward | Laura | Ryan | Kelly | Jason | Heather | Eric | Julie | Stephen | Emily | Peter | Alice
Rahul | Priya | Amit | Anjali | Vikram | Neha | Sanjay | Pooja | Arjun | Kavita | Omar | Fatima | Yusuf | Aisha | Hassan | Leila | Wei | Mei | Hiro | Yuki
Pierre | Camille | Lukas | Anna | Marco | Giulia | Jonas | Katrin | João | Beatriz | Rui | Inês | Olga | Ivan | Piotr | Agnieszka | Lars | Ingrid | Nikos | Eleni
`);

/** Common family names. */
export const familyNames = entries(`
García | Rodríguez | González | Fernández | López | Martínez | Sánchez | Pérez | Gómez | Martín | Jiménez | Ruiz | Hernández | Díaz | Moreno | Muñoz | Álvarez | Romero | Alonso | Gutiérrez
Navarro | Torres | Domínguez | Vázquez | Ramos | Gil | Ramírez | Serrano | Blanco | Molina | Morales | Suárez | Ortega | Delgado | Castro | Ortiz | Rubio | Marín | Sanz | Núñez
Iglesias | Medina | Garrido | Cortés | Castillo | Santos | Lozano | Guerrero | Cano | Prieto | Méndez | Cruz | Calvo | Gallego | Vidal | León | Herrera | Peña | Flores | Cabrera
Campos | Vega | Fuentes | Carrasco | Diez | Reyes | Caballero | Nieto | Aguilar | Pascual | Santana | Herrero | Lorenzo | Montero | Hidalgo | Giménez | Ibáñez | Ferrer | Durán | Vicente
Smith | Johnson | Williams | Brown | Jones | Miller | Davis | Wilson | Anderson | Taylor | Moore | Jackson | White | Harris | Clark | Lewis | Walker | Hall | Young | King
Wright | Scott | Green | Baker | Adams | Nelson | Hill | Campbell | Mitchell | Roberts | Carter | Phillips | Evans | Turner | Parker | Collins | Edwards | Stewart | Morris | Murphy
Cook | Rogers | Morgan | Cooper | Peterson | Reed | Bailey | Bell | Kelly | Howard | Ward | Richardson | Watson | Brooks | Wood | James | Bennett | Gray | Hughes | Price
Sharma | Patel | Singh | Kumar | Gupta | Mehta | Iyer | Khan | Ahmed | Ali | Hussain | Chen | Wang | Li | Zhang | Liu | Tanaka | Suzuki | Sato | Kim
Dubois | Moreau | Lefebvre | Müller | Schmidt | Weber | Wagner | Rossi | Russo | Ferrari | Silva | Souza | Oliveira | Pereira | Costa | Nowak | Kowalski | Ivanov | Petrov | Jensen
Okafor | Mensah | Haddad | Nasser | Cohen | Levy | Papadopoulos | Popescu | Horvat | Novak | Virtanen | Lindqvist | Hansen | Andersson | Larsen | De Vries | Van Dijk | Jansen | Peeters | Maes
`);

/** Parts of words that belong to no language: names of products, places and schools. */
export const nameStarts = entries(
  'Al | Ar | Bel | Bor | Cal | Cor | Dan | Del | El | Fal | Fen | Gal | Gor | Hel | Il | Jor | Kal | Kor | Lan | Lor | Mar | Mel | Nar | Nov | Or | Pal | Quin | Ral | Sal | Sol | Tal | Tor | Ul | Val | Vel | Ver | Vor | Xan | Yor | Zan | Zel | Bri | Cla | Dra | Flo | Gre | Kra | Pla | Pri | Sta | Stra | Tra | Tre | Vra',
);
export const nameMiddles = entries(
  'a | e | i | o | u | ada | ami | ane | ari | ave | ebo | edi | ega | eli | emo | eri | ibo | ida | ila | ima | ino | ira | oda | ola | oma | ona | ori | ova | ubi | udo | umi | una | uri | axi | ixo',
);
export const nameEnds = entries(
  'bar | bex | cor | dar | dex | dia | dor | dra | fex | gon | kit | lab | lex | lin | lis | mar | max | mir | nex | nia | nor | pex | pod | que | ra | ria | rix | ron | sia | sys | ta | tek | tia | tix | tor | tra | vex | via | ward | zen | zia | zor',
);
