import { entries } from './lines.ts';
import type { Phrases } from './phrases.ts';

/** How courses in Italian are titled and described. */
export const italian: Phrases = {
  locales: [['it-IT', 100]],
  titles: entries(`
Corso completo di {tool}: {aim}
{tool} per {audience}
{subject} con {tool}: {aim}
Introduzione a {subject}
{subject} in {field}
Impara {subject} {ease}
Fondamenti di {subject}
{made} per {audience}: {aim}
Crea {thing} con {tool}
{subject} e {subject} per {audience}
`),
  headlines: entries(`
Impara a {do} {thing} con {tool}, passo dopo passo, anche se non hai mai provato.
Un corso pratico di {subject} per {audience} che vogliono {do} {thing} in {field}.
Lezioni brevi ed esercizi per {do} {thing} e {do} {thing} da soli.
`),
  partTwo: 'parte',
  edition: 'edizione',
  audience: entries(
    'principianti | sviluppatori | tutti | insegnanti | aziende | designer | studenti | bambini | imprenditori | ingegneri | manager | artisti | medici | musicisti',
  ),
  aim: entries(
    'da zero a esperto | la guida completa | passo dopo passo | imparare facendo | progetti reali | le basi | teoria e pratica | preparazione all’esame | trucchi e consigli',
  ),
  ease: entries('da zero | passo dopo passo | in 30 giorni | gratis | a casa | al tuo ritmo'),
  thing: entries(
    'un sito web | applicazioni | relazioni | un negozio online | animazioni | un portfolio | giochi | fogli di calcolo | canzoni | video | campagne | presentazioni | test',
  ),
  field: entries(
    'azienda | sanità | scuola | finanza | turismo | sport | commercio | industria | agricoltura | diritto',
  ),
  act: entries(
    'costruire | creare | pianificare | capire | migliorare | analizzare | scrivere | provare | presentare | organizzare',
  ),
};
