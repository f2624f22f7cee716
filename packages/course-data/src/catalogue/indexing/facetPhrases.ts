import { type FacetWording, foldText } from '@aulario/search';
import type { FacetId, FacetValue } from '../facets/facets.ts';

/**
 * Reads phrases parted by '|'. '(a,b) c' stands for 'a c' and 'b c', and '(,a) c' for 'c' and 'a c'.
 */
export function phrasesOf(list: string): string[] {
  return list.split('|').flatMap((phrase) =>
    phrase
      .split(/\(([^)]*)\)/u)
      .reduce<string[]>(
        (begun, part, place) =>
          (place % 2 === 0 ? [part] : part.split(',')).flatMap((one) =>
            begun.map((beginning) => beginning + one),
          ),
        [''],
      )
      .map((one) => one.trim().replaceAll(/\s+/gu, ' ')),
  );
}

const says = (
  facet: FacetId,
  value: FacetValue,
  phrases: readonly string[],
  alone = '',
): FacetWording => ({
  facet,
  value,
  phrases: phrases.flatMap(phrasesOf),
  alone: alone.split(' ').filter((word) => word !== ''),
});

const levels = [
  says('level', 'beginner', [
    '(,para )(principiante,principiantes,novatos)|nivel principiante|para (empezar,iniciarse)|novato',
    '(,nivel )(básico,elemental)|nivel inicial|básica|básicos|básicas|nociones básicas',
    'conceptos básicos|iniciación|introducción|desde (cero,0,el principio)|de cero',
    'sin (experiencia,conocimientos,base)(, previos, previa)|sin saber nada|no se nada|primeros pasos',
    'para (dummies,tontos,torpes,no expertos,quien empieza)|(nivel,de) (cero,0)|desde lo básico',
    'lo (,más )básico|(,no )(,tengo )ni idea|no tengo idea|no (se,entiendo) nada|soy (nuevo,nueva)(, en)',
    '(,por )donde (empiezo,empezar,comienzo,comenzar)|sin tener idea|nunca he|desde abajo|eli5',
    '(,for ,absolute ,total ,complete )(beginner,beginners)|(beginner,entry,elementary) level',
    'for (dummies,starters,newbies,novices)|newbie|newbies|(,the )basics|basic(, level)|101',
    'from (scratch,zero,the beginning)|(no,without)(, prior, previous) experience',
    'where (do i,to,should i) (start,begin)(, with)|(how,where) do i get started|(brand ,)new to',
    'know nothing(, about)|never done(, it)|no idea(, about)|noob|noobs|complete novice|first timer',
    'getting started(, with)|(introduction,intro)(, to)|introductory|first steps',
  ]),
  says('level', 'intermediate', [
    '(,nivel )intermedio|nivel medio|intermedia|intermediate(, level)',
  ]),
  says('level', 'advanced', [
    '(,nivel )avanzado|nivel experto|avanzada|avanzados|avanzadas|para expertos|a fondo',
    'en profundidad|perfeccionamiento|para profundizar|nivel (pro,alto,superior)|in depth',
    'advanced(, level)|for experts|(expert,pro,next) level|beyond (the ,)basics|power user',
    'más allá de lo básico|más (difícil,difíciles)|subir de nivel',
  ]),
];

/** What a limit says before and after its number of a unit: 'menos de 2 h', '2 h or less'. */
const atMost = (unit: string, before = '') => [
  `(menos de,no más de,máximo,máximo de,max,maximum,como mucho,como máximo,hasta,<,≤) (${before})#${unit}`,
  `(under,below,less than,up to,at most,no more than,within,shorter than) (${before})#${unit}`,
  `#${unit} (máximo,max,maximum,como mucho,como máximo,o menos,or less,or under)`,
];

/** Two numbers of a unit: '2 a 5 h', 'between $20 and $50'. */
const between = (unit: string) => [
  `(,de ,entre )(#,#${unit}) (a,y) #${unit}|(,from ,between )(#,#${unit}) (to,and) #${unit}`,
];

/** A limit of time may be only its number: '2 h', 'en 2 h'. */
const atMostTime = (unit: string) => [...atMost(unit), `(,en ,in )#${unit}`];

const prices = [
  says('price', 'free', [
    'gratis|gratuito|gratuita|gratuitos|gratuitas|sin (pagar,coste,costo,costes)|de balde',
    'no pagar|sin (gastar,pagar nada)|gratuitamente|de gratis|(coste,costo) cero|100 gratis',
    '(,a ,de ,por )0 ($,€,euros,dólares)|(,at ,for )(0,zero) (dollars,euros)|100 free',
    '(,for )free|free of (charge,cost)|(,at )no cost|without (paying,spending)|zero cost',
  ]),
  says('price', 'at-most-20', [
    'barato|barata|baratos|baratas|baratito|bajo (coste,costo)|a buen precio',
    '(curso,cursos) (económico,económicos)',
    'cheap|cheapest|cheaply|inexpensive|affordable|low cost',
  ]),
  says('price', 'at-most-#', atMost('$', ',us ')),
  says('price', 'between-#-#', between('$')),
];

const spoken = (id: string, spanish: string, english: string) =>
  says(
    'language',
    id,
    [
      `en(, idioma) (${spanish})|(hablado,versión,audio) en (${spanish})`,
      `(,spoken ,taught )in ${english}|${english} (version,audio)`,
    ],
    foldText(`${spanish} ${english}`.replaceAll(',', ' ')),
  );

const languages = [
  spoken('es', 'español,castellano', 'spanish'),
  spoken('en', 'inglés', 'english'),
  spoken('pt', 'portugués', 'portuguese'),
  spoken('fr', 'francés', 'french'),
  spoken('de', 'alemán', 'german'),
  spoken('it', 'italiano', 'italian'),
];

const certificates = [
  says('certificate', 'no', [
    'sin (certificado,certificación,diploma,título)|(without,no) (a ,)(certificate,diploma)',
  ]),
  says('certificate', 'free', [
    '(certificado,diploma,título) (gratis,gratuito)|(,with )(,a )free (certificate,cert)',
  ]),
  says('certificate', 'yes', [
    'con (certificación,diploma,título)|con un (certificado,diploma,título)|(,con )certificado',
    'con (constancia,acreditación)|acreditado|certificate of completion|accredited',
    'certificados|que (den,dan) (certificado,título,diploma)|con certificado (oficial,incluido)',
    'with (certification,cert,a diploma)|with a certificate|(,with )certificate',
  ]),
];

const ratings = [
  says('rating', '4.5-up', [
    '(mejor,mejores) (valorado,valorada,valorados,valoradas,calificado,calificados,puntuados)',
    '(con ,)(buena,mejor) (valoración,calificación)|(más de ,)4 5 estrellas|(cinco,5) estrellas',
    '(top,best,highest,highly,well) rated|(4.5,five,5) stars|rated (4.5,5)(, or more, and up)',
  ]),
];

const durations = [
  says('duration', 'at-most-10', [
    '(,curso ,taller )(corto,breve)|corta|cortito|finde|(cursos,talleres) (cortos,breves)|clases cortas',
    'de (corta,poca) duración|en (un día,una tarde,un fin de semana)|curso (exprés,rápido)',
    '(,este ,el ,para el ,para un ,para este )fin de semana|(this,for the,for a,over the) weekend',
    '(rápido,rápida,rápidos,rápidas,exprés)|quick',
    'en un (rato,ratito)|en dos días|in two days|in no time',
    '(short,brief)(, course, courses, class, classes)|quick (course,courses,class)|crash course',
    'in (a,one) (day,weekend)|in an (afternoon,evening)|en poco tiempo|en una mañana',
  ]),
  says('duration', 'at-most-#', atMostTime('h')),
  says('duration', 'between-#-#', between('h')),
  // How many hours a week holds at least nobody says.
  says('duration', 'at-most-#w', [...atMostTime('w'), ...between('w')]),
  says('duration', 'at-most-#mo', [...atMostTime('mo'), ...between('mo')]),
  says('duration', 'at-most-#m', [...atMostTime('m'), ...between('m')]),
  says('duration', 'at-most-1', [
    '(,en ,menos de )media hora|(,in ,under ,less than )(half an,half) hour|lunch break',
  ]),
  says('duration', 'at-most-2', ['(,en )un par de horas|(,in )a couple of hours']),
  says('duration', 'at-least-20', ['curso largo|cursos largos|long (course,courses)']),
  says('duration', 'at-least-#', [
    '(más de,mínimo,al menos,over,more than,at least,longer than,>,≥) #h|# + (h,hours,horas)',
  ]),
];

/** The phrases for facet values in both languages. */
export const facetPhrases: readonly FacetWording[] = [
  ...levels,
  ...prices,
  ...languages,
  ...certificates,
  ...ratings,
  ...durations,
];
