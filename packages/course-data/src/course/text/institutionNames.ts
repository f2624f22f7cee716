import { foldText } from '@aulario/search';

/** How people call institutions that sign with a longer name; the names are folded. */
const shortNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'universitat politecnica de valencia': 'UPV',
    'universitat politecnica de catalunya': 'UPC',
    'universitat autonoma de barcelona': 'UAB',
    'universitat oberta de catalunya': 'UOC',
    'universidad autonoma de madrid': 'UAM',
    'universidad carlos iii de madrid': 'UC3M',
    'universidad politecnica de madrid': 'UPM',
    'universidad complutense de madrid': 'UCM',
    'universidad nacional de educacion a distancia': 'UNED',
    'universidad nacional autonoma de mexico': 'UNAM',
    'universidad nacional de cordoba': 'UNC',
    'universidad de buenos aires': 'UBA',
    'universidad de los andes': 'Uniandes',
    'universidad de antioquia': 'UdeA',
    'universidad nacional de colombia': 'UNAL',
    'pontificia universidad javeriana': 'PUJ',
    'pontificia universidad catolica de chile': 'PUC UC Chile',
    'pontificia universidad catolica del peru': 'PUCP',
    'instituto politecnico nacional': 'IPN',
    'tecnologico de monterrey': 'Tec de Monterrey ITESM',
    'inter-american development bank': 'BID IDB Banco Interamericano de Desarrollo',
    'massachusetts institute of technology': 'MIT',
    'georgia institute of technology': 'Georgia Tech',
    'california institute of technology': 'Caltech',
    'university of pennsylvania': 'UPenn',
    'university of california, berkeley': 'UC Berkeley UCB',
    'university of california, los angeles': 'UCLA',
    'university of michigan': 'UMich',
    'university of virginia': 'UVA',
    'new york university': 'NYU',
    'university college london': 'UCL',
    'ecole polytechnique federale de lausanne': 'EPFL',
    'eth zurich': 'ETH',
    'universidade de sao paulo': 'USP',
  }),
);

/** 'University' in the languages of most institutions. */
const university =
  /\b(universitat|universität|universidad|universidade|university|université|università)\b/giu;

/**
 * What an institution is called: first its name, then others by which it is searched: 'Universidad
 * Politécnica de Valencia' and 'UPV' for 'Universitat Politècnica de Valencia'.
 */
export function institutionNames(institution: string): string[] {
  const short = shortNames.get(foldText(institution).replace(/^the /u, ''));
  const names = ['Universidad', 'University'].map((word) => institution.replace(university, word));
  return [...new Set([institution, ...names, ...(short === undefined ? [] : [short])])];
}
