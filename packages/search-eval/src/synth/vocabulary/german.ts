import { entries } from './lines.ts';
import type { Phrases } from './phrases.ts';

/** How courses in German are titled and described. */
export const german: Phrases = {
  locales: [
    ['de-DE', 90],
    ['de-AT', 10],
  ],
  titles: entries(`
Der komplette {tool} Kurs: {aim}
{tool} für {audience}
{subject} mit {tool}: {aim}
Einführung in {subject}
{subject} in {field}
{subject} lernen {ease}
Grundlagen: {subject}
{made} für {audience}: {aim}
{thing} mit {tool} erstellen
{subject} und {subject} für {audience}
`),
  headlines: entries(`
Lerne Schritt für Schritt mit {tool}, wie du {thing} erstellen kannst, auch ohne Vorkenntnisse.
Ein praktischer Kurs über {subject} für {audience}, die in {field} arbeiten und {thing} brauchen.
Kurze Lektionen und Übungen, damit du {thing} und {thing} selbst {do} kannst.
`),
  partTwo: 'Teil',
  edition: 'Ausgabe',
  audience: entries(
    'Anfänger | Entwickler | alle | Lehrkräfte | Unternehmen | Designer | Studierende | Kinder | Gründer | Ingenieure | Führungskräfte | Künstler | Ärzte | Musiker',
  ),
  aim: entries(
    'von null zum Profi | der komplette Leitfaden | Schritt für Schritt | mit echten Projekten | das Wichtigste | Theorie und Praxis | Prüfungsvorbereitung | Tipps und Tricks',
  ),
  ease: entries(
    'von Grund auf | Schritt für Schritt | in 30 Tagen | kostenlos | zu Hause | im eigenen Tempo',
  ),
  thing: entries(
    'eine Website | Apps | Berichte | ein Onlineshop | Animationen | ein Portfolio | Spiele | Tabellen | Lieder | Videos | Kampagnen | Präsentationen | Tests',
  ),
  field: entries(
    'Unternehmen | Medizin | Bildung | Finanzen | Tourismus | Sport | Handel | Industrie | Landwirtschaft | Recht',
  ),
  act: entries(
    'bauen | entwerfen | planen | verstehen | verbessern | auswerten | schreiben | prüfen | vorstellen | ordnen',
  ),
};
