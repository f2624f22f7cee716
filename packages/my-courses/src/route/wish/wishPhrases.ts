import { phrasesOf } from '@aulario/course-data';
import { monthNames } from '@aulario/course-data/monthNames';
import { type FacetWording, foldText } from '@aulario/search';
import { skills } from '../skills.ts';

const says = (facet: string, value: string, ...phrases: string[]): FacetWording => ({
  facet,
  value,
  phrases: phrases.flatMap(phrasesOf),
});

/** The names of a month in both languages, as phrases have them: 'marzo,mar,march'. */
function phraseOfMonth(month: number): string {
  const names = ['es', 'en'].flatMap((language) => monthNames(month, language).map(foldText));
  return [...new Set(names)].join(',');
}

const months = Array.from({ length: 12 }, (_, index) => {
  const month = String(index + 1).padStart(2, '0');
  const names = phraseOfMonth(index + 1);
  return [
    says(
      'through',
      month,
      `(hasta,hasta fin de,hasta finales de,para,a finales de,en) (${names})`,
      `(until,till,by,through,by the end of,in) (${names})`,
    ),
    says(
      'through',
      `${month}-#`,
      `(hasta,hasta fin de,para,a finales de) (${names}) (,de ,del )#`,
      `(until,till,by,through,by the end of) (${names}) #`,
    ),
    says('before', month, `(antes de,before) (${names})`),
    says('before', `${month}-#`, `antes de (${names}) (,de )#|before (${names}) #`),
    says(
      'on',
      `${month}-#`,
      `(antes del ,hasta el ,para el ,el ,)# de (${names})|(before ,until ,by ,)(the ,)# of (${names})`,
      `(before ,until ,by ,on ,)(${names}) (#,#st,#nd,#rd,#th)`,
    ),
  ];
}).flat();

const within = 'en,dentro de,en menos de,menos de,in,within,under,less than,in less than';

const perWeek = ['#h', '# h', '# hora', '# horas', '# hour', '# hours'].join(',');

const known = [...skills.values()].map(({ id, names }) => {
  const called = [...new Set(Object.values(names).map(foldText))].join(',');
  return says(
    'known',
    id,
    `(ya ,)(se,manejo,domino,conozco,uso) (${called})|i (already ,)(know,use) (${called})`,
  );
});

/** What a wish says beside the facets of courses: time, dates, what is known. */
export const wishPhrases: readonly FacetWording[] = [
  says(
    'weekly',
    '#',
    `(${perWeek}) (,a la ,por ,cada ,a ,per ,each ,every )(semana,week)`,
    '# horas semanales|# weekly hours|# hours weekly|semanalmente # horas',
    `(${perWeek}) (el ,los ,cada ,por ,en ,a )(fin,fines) de semana`,
    `(${perWeek}) (on ,at ,each ,every ,per ,a )(the ,)(weekend,weekends)`,
  ),
  says(
    'daily',
    '#',
    `(${perWeek}) (al ,por ,cada ,a ,per ,each ,every )(día,dia,day)|# horas (diarias,diarios)`,
  ),
  says(
    'dailyMinutes',
    '#',
    '(# min,# minutos,# minutes) (al ,por ,cada ,a ,per ,each ,every )(día,dia,day)',
  ),
  says(
    'price',
    'at-most-#',
    '(con,tengo,presupuesto,presupuesto de,gastar) # (dólares,dolares,usd,us$,euros,eur)',
    '(with,budget,budget of,spend) # (dollars,usd,us$,euros,eur)',
  ),
  says('before', '12-25', 'antes de navidad|before christmas'),
  says('on', '12-25', '(hasta,para) navidad|(by,until) christmas'),
  says('months', '#', `(${within}) # (mes,meses,month,months)`),
  says('weeks', '#', `(${within}) # (semana,semanas,week,weeks)`),
  says('through', '12', 'hasta fin de año|antes de fin de año|by the end of the year'),
  ...months,
  ...known,
];
