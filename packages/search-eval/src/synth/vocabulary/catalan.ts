import { entries } from './lines.ts';
import type { Phrases } from './phrases.ts';

/** How courses in Catalan are titled and described. */
export const catalan: Phrases = {
  locales: [['ca-ES', 100]],
  titles: entries(`
Curs complet de {tool}: {aim}
{tool} per a {audience}
{subject} amb {tool}: {aim}
Introducció a {subject}
{subject} a {field}
Aprèn {subject} {ease}
Fonaments de {subject}
{made} per a {audience}: {aim}
`),
  headlines: entries(`
Aprèn a {do} {thing} amb {tool}, pas a pas, encara que no ho hagis provat mai.
Un curs pràctic de {subject} per a {audience} que volen {do} {thing} a {field}.
`),
  partTwo: 'part',
  edition: 'edició',
  audience: entries(
    'principiants | programadors | tothom | docents | empreses | dissenyadors | estudiants | infants | emprenedors | enginyers',
  ),
  aim: entries(
    'de zero a expert | la guia completa | pas a pas | projectes reals | teoria i pràctica | trucs i consells',
  ),
  ease: entries('des de zero | pas a pas | en 30 dies | gratis | a casa | al teu ritme'),
  thing: entries(
    'un lloc web | aplicacions | informes | una botiga en línia | animacions | jocs | cançons | vídeos | campanyes',
  ),
  field: entries(
    "l'empresa | la sanitat | l'educació | les finances | el turisme | l'esport | el comerç",
  ),
  act: entries(
    'construir | crear | planificar | entendre | millorar | analitzar | escriure | provar | presentar',
  ),
};
