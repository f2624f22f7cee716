/**
 * Words that phrase a query but do not name its subject: intentions, auxiliaries, praise. They
 * weigh little, results may lack them, and they are never corrected.
 */
const spanish =
  'quiero querer quisiera deseo necesito me gustaria gusta busco buscar ando podria puedo puede poder ' +
  'aprender aprende aprendiendo aprendo estudiar hacer haz hago hace haciendo crear crea creo creando ' +
  'montar armar construir tocar usar uso usando utilizar manejar manejo manejando saber se sabe conocer ' +
  'entender entiende comprender empezar empieza empezando comenzar iniciar iniciarse inicio ser es soy ' +
  'son como cual cuales que donde cuando cuanto quien mejor mejores mejorar bueno buena buenos buenas ' +
  'bien facil facilmente rapido rapidamente sencillo simple util utiles mi mis mio propio propia propios ' +
  'propias tu tus yo alguien algo todo toda todos todas nada muy mas menos desde hasta cero sin con sobre ' +
  'acerca ayuda ayudar dominar domina lograr funciona funcionan trabajar dedicarse tener tengo ' +
  'hay paso pasos cosas forma manera maneras tipo tipos truco trucos consejos personas gente ' +
  'completo completa totalmente online linea internet casa hogar ejemplos practico practica practicas ' +
  'practicar tecnicas trabajo profesional lenguaje';
const english =
  'i im me we you want wanna need would like love looking look find search learn learning learned ' +
  'study studying myself how what which where when why who whats is are be do does doing did can ' +
  'could should make making build building create creating get getting start started starting become ' +
  'becoming begin use using work works working understand understanding know knowing improve improving ' +
  'better best good great top easy easily simple simply fast quick quickly my mine own your yourself ' +
  'about all everything something someone anyone people things thing step steps tips tricks way ways ' +
  'really very more most some any help master mastering mastery complete completely total full ultimate ' +
  'essential essentials online internet home examples practical hands have has it its will using deal ' +
  'skills techniques keep really professional language';

/** The low-weight words of both languages, folded. */
export const lowWeightWords: ReadonlySet<string> = new Set(`${spanish} ${english}`.split(' '));
