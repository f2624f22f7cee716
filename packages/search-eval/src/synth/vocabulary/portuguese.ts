import { entries } from './lines.ts';
import type { Phrases } from './phrases.ts';

/** How courses in Portuguese are titled and described. */
export const portuguese: Phrases = {
  locales: [
    ['pt-BR', 80],
    ['pt-PT', 20],
  ],
  titles: entries(`
Curso completo de {tool}: {aim}
{tool} para {audience}
{subject} com {tool}: {aim}
Introdução a {subject}
{subject} em {field}
Aprenda {subject} {ease}
Fundamentos de {subject}
{made} para {audience}: {aim}
Crie {thing} com {tool}
{subject} e {subject} para {audience}
`),
  headlines: entries(`
Aprenda a {do} {thing} com {tool}, passo a passo, mesmo que você nunca tenha tentado.
Um curso prático de {subject} para {audience} que querem {do} {thing} em {field}.
Aulas curtas e exercícios para {do} {thing} e para {do} {thing} por conta própria.
`),
  partTwo: 'parte',
  edition: 'edição',
  audience: entries(
    'iniciantes | programadores | todos | professores | empresas | designers | estudantes | crianças | empreendedores | engenheiros | gestores | artistas | médicos | músicos',
  ),
  aim: entries(
    'do zero ao avançado | guia completo | passo a passo | na prática | projetos reais | o essencial | teoria e prática | prepare-se para o exame | dicas e truques',
  ),
  ease: entries('do zero | passo a passo | em 30 dias | de graça | em casa | no seu ritmo'),
  thing: entries(
    'um site | aplicativos | relatórios | uma loja virtual | animações | um portfólio | jogos | planilhas | músicas | vídeos | campanhas | apresentações | painéis | testes',
  ),
  field: entries(
    'empresas | saúde | educação | finanças | turismo | esportes | varejo | indústria | agricultura | direito | engenharia',
  ),
  act: entries(
    'construir | criar | planejar | entender | melhorar | analisar | escrever | testar | apresentar | organizar',
  ),
};
