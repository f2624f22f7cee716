import { entries } from './lines.ts';
import type { Phrases } from './phrases.ts';

/** How courses in English are titled and described. */
export const english: Phrases = {
  locales: [
    ['en-US', 80],
    ['en-GB', 12],
    ['en-IN', 8],
  ],
  titles: entries(`
{tool} for {audience}: {aim}
The complete {tool} course {year}
{subject} for {audience}
{subject} with {tool}
Learn {subject} {ease}
{subject}: {aim}
{tool} and {tool}: {aim}
Introduction to {subject}
{subject} masterclass: {aim}
The complete guide to {subject} for {audience}
{tool} {tool} bootcamp: {aim}
{subject} fundamentals
Advanced {subject} with {tool}
{tool} {ease}: {aim}
{subject} and {subject} for {audience}
Master {tool} by building {thing}
Build {thing} with {tool} and {tool}
{subject} in {field}
{subject} in {place}: {aim}
{made} {tool} certification: {aim}
{subject} with {made}: {aim}
{number} {subject} exercises with solutions
{made} for {audience}
{subject} essentials for {field}
Practical {subject}: {thing} {ease}
{subject} workshop: {thing} and {thing}
{tool} interview questions for {audience}
Hands-on {subject} with {tool} and {made}
From {subject} to {subject}: {aim}
The art of {subject}
{tool} {number}-day challenge: {thing}
{subject} for {field}: {thing}, {thing} and more
Understanding {subject} in {field}
Foundations of {subject} and {subject}
{made} {number}: {subject} {ease}
`),
  headlines: entries(`
{Do} {subject} and {do} {thing}, step by step, even if you have never tried it before.
A practical course in {subject} for {audience} who want to {do} {thing} in {field}.
{Do} {thing} with {tool}, and understand why it works in {field}.
Everything that {audience} need in order to {do} {thing} and to {do} {thing}.
Short lessons, real examples of {field} and exercises, so that you can {do} {thing} on your own.
Learn how {audience} use {subject} to {do} {thing}, with projects taken from {field}.
From the first lesson you {do} {thing}; by the end you {do} {thing} without help.
The ideas behind {subject}, explained with {thing} and put to work in {field}.
{Do} {thing}, {do} {thing} and prepare for work in {field} with {tool}.
A clear path through {subject}, from {thing} to {thing}, with {number} exercises.
What {subject} means for {field}, with examples from {place} and simple tools.
`),
  partTwo: 'part',
  edition: 'edition',
  audience: entries(`
beginners | absolute beginners | developers | everyone | designers | small business owners | teachers | managers | students | kids | data scientists | professionals | entrepreneurs | engineers | artists | freelancers | parents | women | seniors | nurses | musicians | photographers | bloggers | accountants | architects | analysts | researchers | lawyers | doctors | athletes | writers | coaches | leaders | marketers | job seekers | teens | non-programmers | scientists | translators | therapists | chefs | gamers | game developers | sales teams | nonprofits | restaurants | dentists | real estate agents | podcasters | journalists | librarians | farmers | pilots | volunteers | introverts | busy people | expats | web developers | product owners | auditors | testers | administrators | recruiters | electricians | veterinarians | pharmacists | hobbyists | retirees | investors | trainers | startups founders
`),
  aim: entries(`
from zero to hero | the complete guide | step by step | a practical introduction | learn by doing | basics to advanced | the fundamentals | everything you need to know | build real projects | tips and tricks | get certified | exam preparation | a hands-on course | beyond the basics | practice tests | the essentials | start your career | deep dive | a crash course | theory and practice | best practices | boost your skills | a beginner's guide | best kept secrets | for work and life | tools and techniques | case studies | common mistakes | design your future | earn more, work less | a modern approach | quick start | the missing manual | in one weekend | strategies that work | the science behind it | a visual guide | interview preparation | working with clients | from idea to launch
`),
  ease: entries(`
from scratch | the easy way | in 30 days | step by step | for free | by example | fast | like a pro | at home | online | in one hour | at your own pace | with confidence | in 2024 | in 10 easy lessons | the right way | without stress | in plain English | on a budget | with real projects | in a week | for good
`),
  thing: entries(`
a portfolio | web applications | a website | dashboards | mobile apps | a chatbot | an online store | animations | reports | a business plan | budgets | a logo | landing pages | characters | a video game | spreadsheets | songs | short films | a podcast | a newsletter | healthy meals | a garden | lesson plans | data pipelines | REST APIs | automated tests | recommendation engines | a home studio | portraits | posters | landscapes | presentations | contracts | campaigns | sales funnels | forecasts | a research paper | a blog | neural networks | image classifiers | a trading bot | a backup plan | firewalls | virtual machines | a morning routine | a training plan | better habits | e-books | invoices | floor plans | furniture | jewellery boxes | sourdough loaves | chord progressions | bass lines | drum patterns | melodies | sound effects | color palettes | icons | typefaces | user stories | roadmaps | interviews | surveys | questionnaires | essays | proofs | equations | experiments | field notes | microscopes slides | maps | timelines | speeches | negotiations | meetings | onboarding plans | job descriptions | payrolls | tax returns | balance sheets | stock screeners | smart contracts | wallets | parsers | compilers | shaders | game levels | plugins | browser extensions | search engines | crawlers | queues | event streams | clusters | sensors | robots | drones | circuits | antennas | solar panels | playlists | remixes | mashups | storyboards | screenplays | trailers | time-lapses | wedding albums | product shots | thumbnails | captions | hashtags
`),
  field: entries(`
business | healthcare | education | finance | tourism | sports | retail | agriculture | real estate | the public sector | manufacturing | logistics | energy | fashion | gaming | journalism | construction | the nonprofit sector | insurance | biology | chemistry | engineering | hospitality | law | mining | aviation | the automotive industry | telecommunications | museums | daily life | the workplace | the classroom | research | e-commerce | banking | pharmacy | biotechnology | architecture | film | theatre | publishing | advertising | human resources | customer support | social work | psychology | public health | urban planning | environmental science | oceanography | forestry | food production | restaurants | wine making | cosmetics | veterinary medicine | dentistry | emergency services | defence | space | shipping | railways | recycling | water management | renewable energy | microfinance | venture capital | family business | remote teams | smart cities | sports medicine | nursing homes | kindergarten | primary school | high school | university
`),
  act: entries(
    'build | create | design | plan | understand | improve | analyse | write | test | present | organise | automate | record | draw | measure | publish | sell | manage | prepare | explain | compare | edit | teach | deliver | repair | launch | document | simplify | review | combine',
  ),
};
