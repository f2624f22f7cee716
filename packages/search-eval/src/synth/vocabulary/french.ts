import { entries } from './lines.ts';
import type { Phrases } from './phrases.ts';

/** How courses in French are titled and described. */
export const french: Phrases = {
  locales: [
    ['fr-FR', 85],
    ['fr-CA', 15],
  ],
  titles: entries(`
Formation complète {tool} : {aim}
{tool} pour {audience}
{subject} avec {tool} : {aim}
Introduction à {subject}
{subject} dans {field}
Apprendre {subject} {ease}
Les bases de {subject}
{made} pour {audience} : {aim}
Créer {thing} avec {tool}
{subject} et {subject} pour {audience}
`),
  headlines: entries(`
Apprenez à {do} {thing} avec {tool}, pas à pas, même sans aucune expérience.
Une formation pratique en {subject} pour {audience} qui veulent {do} {thing} dans {field}.
Des leçons courtes et des exercices pour {do} {thing} et {do} {thing} par vous-même.
`),
  partTwo: 'partie',
  edition: 'édition',
  audience: entries(
    'débutants | développeurs | tous | enseignants | entreprises | designers | étudiants | enfants | entrepreneurs | ingénieurs | managers | artistes | médecins | musiciens',
  ),
  aim: entries(
    'de zéro à expert | le guide complet | pas à pas | par la pratique | projets réels | les essentiels | théorie et pratique | préparer son examen | trucs et astuces',
  ),
  ease: entries('de zéro | pas à pas | en 30 jours | gratuitement | à la maison | à votre rythme'),
  thing: entries(
    'un site web | des applications | des rapports | une boutique en ligne | des animations | un portfolio | des jeux | des tableaux | des chansons | des vidéos | des campagnes | des présentations | des tests',
  ),
  field: entries(
    "l'entreprise | la santé | l'éducation | la finance | le tourisme | le sport | le commerce | l'industrie | l'agriculture | le droit",
  ),
  act: entries(
    'construire | créer | planifier | comprendre | améliorer | analyser | écrire | tester | présenter | organiser',
  ),
};
