import type { CategoryId } from '@aulario/course-data';
import { entries } from './lines.ts';

/** The languages that titles are made in. */
export type TitleLanguage = 'es' | 'en' | 'pt' | 'fr' | 'de' | 'it' | 'ca';

type Names = Readonly<Partial<Record<CategoryId, string>>>;

const listsOf = (names: Names) =>
  Object.fromEntries(
    Object.entries(names).map(([category, text]) => [category, entries(text)]),
  ) as Partial<Record<CategoryId, readonly string[]>>;

/** A few subjects in the languages that the glossary does not hold. */
export const otherSubjects: Readonly<
  Record<Exclude<TitleLanguage, 'es' | 'en'>, Partial<Record<CategoryId, readonly string[]>>>
> = {
  pt: listsOf({
    Business: 'gestão de projetos | liderança | negociação | empreendedorismo | vendas | logística',
    Design: 'design gráfico | ilustração | animação | desenho | modelagem 3D | arquitetura',
    Development:
      'programação | desenvolvimento web | ciência de dados | aprendizado de máquina | banco de dados | algoritmos',
    Marketing: 'marketing digital | redes sociais | publicidade | criação de conteúdo',
    'Teaching & Academics': 'matemática | física | química | história | psicologia | inglês',
  }),
  fr: listsOf({
    Business: 'gestion de projet | leadership | négociation | entrepreneuriat | vente | logistique',
    Design: 'graphisme | illustration | animation | dessin | modélisation 3D | architecture',
    Development:
      'programmation | développement web | science des données | apprentissage automatique | bases de données | algorithmes',
    'Photography & Video': 'photographie | montage vidéo | retouche photo | cinéma',
    Music: 'guitare | piano | production musicale | théorie musicale | chant',
  }),
  de: listsOf({
    Business:
      'Projektmanagement | Führung | Verhandlung | Unternehmensgründung | Vertrieb | Logistik',
    Development:
      'Programmierung | Webentwicklung | Datenanalyse | maschinelles Lernen | Datenbanken | Algorithmen',
    'IT & Software': 'Netzwerktechnik | IT-Sicherheit | Cloud-Technik | Betriebssysteme | Robotik',
    'Office Productivity': 'Tabellenkalkulation | Präsentationen | Zeitplanung | Textverarbeitung',
  }),
  it: listsOf({
    Design: 'grafica | illustrazione | animazione | disegno | modellazione 3D | architettura',
    Development: 'programmazione | sviluppo web | scienza dei dati | basi di dati | algoritmi',
    Lifestyle: 'cucina | giardinaggio | nutrizione | yoga | pasticceria | meditazione',
    Music: 'chitarra | pianoforte | produzione musicale | teoria musicale | canto',
  }),
  ca: listsOf({
    Business: 'gestió de projectes | lideratge | negociació | emprenedoria',
    Development: 'programació | desenvolupament web | ciència de dades | algorismes',
    'Teaching & Academics': 'matemàtiques | física | química | història | llengua catalana',
  }),
};

/** Where courses take their examples from. */
export const places: Readonly<Record<'es' | 'other', readonly string[]>> = {
  es: entries(
    'España | México | Argentina | Colombia | Perú | Chile | América Latina | Europa | Madrid | Barcelona | Ecuador | Bolivia | Uruguay | Paraguay | Costa Rica | Andalucía | Galicia | Canarias | los Andes | el Caribe | Patagonia | Amazonia | Sevilla | Valencia | Bogotá | Lima | Guatemala | Panamá | Cuba | Marruecos',
  ),
  other: entries(
    'Europe | Asia | Africa | India | Japan | Canada | Australia | Brazil | Mexico | London | New York | Paris | Italy | Germany | Kenya | Nigeria | Scotland | Ireland | Norway | Iceland | the Alps | the Arctic | California | Texas | Vietnam | Indonesia | Turkey | Greece | Egypt | Portugal',
  ),
};
