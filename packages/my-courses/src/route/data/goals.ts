/**
 * The goals by area, a line for each: its id; its Spanish and English name; other ways to say it;
 * the occupation of O*NET-SOC 2019 that it leads to (code and title), empty for what is no
 * occupation; its steps in order, as skill and level (1 to 3). The routes are our own.
 */
export const goalLines = {
  data: `
junior-data-analyst | Analista de datos júnior = Junior data analyst | datos junior, trabajo de datos, datos, analista, data job, data analyst, data | 15-2051.01 Business Intelligence Analysts | excel 1, sql 1, statistics 1, data-analysis 1, power-bi 1
data-scientist | Científico de datos = Data scientist | ciencia de datos, data science | 15-2051.00 Data Scientists | python 1, statistics 1, sql 1, data-python 1, machine-learning 2
machine-learning | Aprendizaje automático = Machine learning | machine learning, redes neuronales, deep learning | 15-2051.00 Data Scientists | python 1, statistics 1, machine-learning 1, deep-learning 2
data-engineer | Ingeniero de datos = Data engineer | ingenieria de datos, data engineering, big data | 15-1243.01 Data Warehousing Specialists | python 1, sql 1, big-data 2, data-engineering 2
bi-analyst | Inteligencia de negocio con Power BI = Business intelligence with Power BI | power bi, business intelligence, cuadros de mando, dashboards | 15-2051.01 Business Intelligence Analysts | excel 1, sql 1, power-bi 1, visualisation 2
ai-at-work | Usar la IA en el trabajo = Use AI at work | inteligencia artificial, ia, ai, chatgpt, artificial intelligence | | ai 1, chatgpt 1, data-science 1
`,
  programming: `
learn-to-code | Aprender a programar = Learn to code | programar, programacion, programador, programmer, code, coding, programming | 15-1251.00 Computer Programmers | programming 1, git 1, algorithms 1, software-engineering 1
frontend | Desarrollador web front-end = Front-end developer | front end, frontend, hacer paginas web, web frontend | 15-1254.00 Web Developers | html-css 1, javascript 1, git 1, react 2
fullstack | Desarrollador web completo = Full-stack web developer | full stack, fullstack, desarrollo web, web developer, web development, programador web | 15-1254.00 Web Developers | html-css 1, javascript 1, node 1, sql 1, react 2
java-backend | Desarrollador Java = Java developer | java, backend java, spring, programador java | 15-1252.00 Software Developers | java 1, sql 1, git 1, spring 2
mobile | Crear apps para teléfonos = Build mobile apps | apps, app movil, aplicaciones moviles, android, mobile developer, mobile apps | 15-1252.00 Software Developers | programming 1, android 1, flutter 1
game-developer | Crear videojuegos = Make video games | videojuegos, desarrollador de videojuegos, game developer, video games, games, unity | 15-1255.01 Video Game Designers | programming 1, game-design 1, unity 1, blender 1
qa-tester | Probador de software = Software tester | qa, testing, pruebas de software, tester, quality assurance | 15-1253.00 Software Quality Assurance Analysts and Testers | software-testing 1, java 1, selenium 2
wordpress-site | Hacer mi página con WordPress = Make my site with WordPress | wordpress, mi pagina web, crear una web, sitio web, website, blog | | html-css 1, wordpress 1, seo 1
`,
  systems: `
it-support | Soporte técnico = IT support | tecnico informatico, help desk, helpdesk, informatica, computer support | 15-1232.00 Computer User Support Specialists | it-support 1, operating-systems 1, networking 1, security 1
cybersecurity | Analista de ciberseguridad = Cyber security analyst | ciberseguridad, seguridad informatica, cybersecurity, cyber security, hacker, hacking | 15-1212.00 Information Security Analysts | networking 1, linux 1, security 1, hacking 1
cloud-engineer | Trabajar con la nube = Work with the cloud | nube, cloud, aws, cloud engineer, solutions architect | 15-1299.08 Computer Systems Engineers/Architects | cloud 1, linux 1, networking 1, aws 1
devops | DevOps = DevOps | devops engineer, docker, kubernetes | 15-1244.00 Network and Computer Systems Administrators | linux 1, git 1, docker 1, kubernetes 1, devops 1
network-admin | Administrador de redes = Network administrator | redes, ccna, network, networks, administrador de sistemas, sysadmin | 15-1244.00 Network and Computer Systems Administrators | networking 1, operating-systems 1, linux 1, security 1
automation | Automatización y robótica = Automation and robotics | robotica, plc, automatizacion industrial, robotics, arduino | 17-2199.08 Robotics Engineers | electronics 1, plc 1, robotics 1
`,
  business: `
project-manager | Jefe de proyectos = Project manager | gestion de proyectos, project management, jefa de proyectos, proyectos, projects | 13-1082.00 Project Management Specialists | project-management 1, agile 1, communication 1, leadership 1
start-business | Montar un negocio = Start a business | emprender, emprendedor, montar una empresa, negocio propio, startup, entrepreneur, start a company | 11-1021.00 General and Operations Managers | entrepreneurship 1, business-model 1, marketing 1, finance 1
team-lead | Dirigir un equipo = Lead a team | liderazgo, lider, jefe de equipo, dirigir, leadership, team lead, manager, managing people | 11-1021.00 General and Operations Managers | leadership 1, people-management 1, communication 1, negotiation 1
hr-specialist | Recursos humanos = Human resources | rrhh, seleccion de personal, hr, recruiter, talento | 13-1071.00 Human Resources Specialists | people-management 1, recruiting 1, communication 1, negotiation 1
business-analyst | Analista de negocio = Business analyst | analisis de negocio, business analysis, consultor, consultant | 13-1111.00 Management Analysts | excel 1, business-analysis 1, sql 1, strategy 1
operations | Operaciones y logística = Operations and logistics | logistica, cadena de suministro, supply chain, logistics, operaciones | 13-1081.00 Logisticians | operations 1, supply-chain 1, six-sigma 1, excel 1
product-manager | Jefe de producto = Product manager | product management, producto, gestion de producto, product owner | 13-1082.00 Project Management Specialists | product-management 1, agile 1, ux 1, market-research 1
office-assistant | Administrativo de oficina = Office assistant | administrativa, administrativo, ofimatica, oficina, secretaria, office, administrative assistant, office skills | 43-6014.00 Secretaries and Administrative Assistants, Except Legal, Medical, and Executive | word 1, excel 1, office 1, business-writing 1
excel-expert | Dominar Excel = Master Excel | excel, hojas de calculo, spreadsheets | | excel 1, excel 2, excel 3
accountant | Contabilidad = Accounting | contable, contador, accountant, bookkeeper, teneduria | 43-3031.00 Bookkeeping, Accounting, and Auditing Clerks | accounting 1, excel 1, bookkeeping 1, financial-statements 1
financial-analyst | Analista financiero = Financial analyst | finanzas, analisis financiero, finance, financial analysis | 13-2051.00 Financial and Investment Analysts | excel 1, finance 1, financial-statements 1, financial-modelling 1
invest | Invertir mi dinero = Invest my money | invertir, inversion, bolsa, inversiones, investing, stock market, ahorrar, finanzas personales, personal finance | | personal-finance 1, investing 1, trading 1
sap-consultant | Trabajar con SAP = Work with SAP | sap, erp | | accounting 1, sap 1, erp-finance 1
`,
  marketing: `
digital-marketing | Marketing digital = Digital marketing | marketing, marketing online, marketer, online marketing | 13-1161.00 Market Research Analysts and Marketing Specialists | marketing 1, digital-marketing 1, seo 1, social-media 1, web-analytics 1
seo | Especialista en SEO = SEO specialist | seo, posicionamiento web, buscadores, search engines | 13-1161.01 Search Marketing Strategists | seo 1, content-marketing 1, web-analytics 1, google-ads 1
community-manager | Community manager = Social media manager | redes sociales, social media, community, instagram | 13-1161.00 Market Research Analysts and Marketing Specialists | social-media 1, content-marketing 1, canva 1, copywriting 1
ecommerce | Vender por internet = Sell online | tienda online, comercio electronico, ecommerce, e-commerce, online shop, online store, vender online | | ecommerce 1, digital-marketing 1, email-marketing 1, seo 1
copywriter | Redactor publicitario = Copywriter | copywriting, copy, redaccion publicitaria, textos que venden | 27-3043.00 Writers and Authors | copywriting 1, content-marketing 1, seo 1
salesperson | Vender mejor = Sell better | ventas, vendedor, comercial, sales, sales representative, seller | 41-4012.00 Sales Representatives, Wholesale and Manufacturing, Except Technical and Scientific Products | sales 1, negotiation 1, communication 1, customer-service 1
`,
  design: `
graphic-designer | Diseñador gráfico = Graphic designer | diseno grafico, graphic design, disenadora grafica, logotipos | 27-1024.00 Graphic Designers | graphic-design 1, photoshop 1, illustrator 1, logo 1
ux-designer | Diseñador UX/UI = UX/UI designer | ux, ui, experiencia de usuario, user experience, diseno web, web design, diseno de interfaces | 15-1255.00 Web and Digital Interface Designers | ux 1, ui 1, figma 1
animator-3d | Artista 3D = 3D artist | 3d, modelado 3d, blender, animacion, animation, 3d modelling | 27-1014.00 Special Effects Artists and Animators | drawing 1, modelling-3d 1, blender 1, animation 1
interior-designer | Diseño de interiores = Interior design | interiorismo, decoracion, interior designer, decorar | 27-1025.00 Interior Designers | interior-design 1, sketchup 1, autocad 1
cad | Dibujante técnico = CAD drafter | autocad, cad, dibujo tecnico, solidworks, delineante, drafting | 17-3013.00 Mechanical Drafters | autocad 1, solidworks 1, revit 1
photographer | Fotografía = Photography | fotografo, fotografa, hacer fotos, fotos, photographer, take photos | 27-4021.00 Photographers | photography 1, portrait-photography 1, lightroom 1, photo-business 1
video-editor | Editar video = Edit video | video, edicion de video, editor de video, video editor, video editing, premiere, youtube | 27-4032.00 Film and Video Editors | video 1, video-editing 1, color-grading 1, youtube 1
`,
  music: `
play-guitar | Tocar la guitarra = Play the guitar | guitarra, guitarrista, guitar, learn guitar | | guitar 1, music-theory 1, guitar-further 2
play-piano | Tocar el piano = Play the piano | piano, teclado, pianista, keyboard, learn piano | | piano 1, music-theory 1, piano-further 2
music-producer | Producir música = Produce music | produccion musical, musica, productor musical, music production, music producer, music | 27-4014.00 Sound Engineering Technicians | music-theory 1, music-production 1, mixing 1
sing | Cantar y componer = Sing and write songs | cantar, canto, cantante, canciones, singing, singer, songs | 27-2042.00 Musicians and Singers | singing 1, music-theory 1, songwriting 1
writer | Escribir historias = Write stories | escribir, escritor, escritora, novela, escritura creativa, writer, writing, novel, creative writing | 27-3043.00 Writers and Authors | grammar 1, writing 1, screenwriting 1
`,
  life: `
nutrition | Comer mejor = Eat better | nutricion, dieta, comida sana, nutricionista, nutrition, diet, healthy eating | | nutrition 1, cooking 1, sports-nutrition 2
fitness-trainer | Entrenador personal = Personal trainer | entrenador, fitness, entrenamiento, gimnasio, trainer, gym | 39-9031.00 Exercise Trainers and Group Fitness Instructors | anatomy 1, fitness 1, nutrition 1
calm | Vivir con menos estrés = Live with less stress | estres, ansiedad, meditacion, mindfulness, stress, anxiety, meditation, calm, calma | | stress 1, meditation 1, emotional-intelligence 1
english-work | Inglés para trabajar = English for work | ingles, english, business english, aprender ingles, learn english | | english 1, business-english 1, ielts 1
garden | Tener una huerta = Grow a garden | huerta, huerto, jardin, jardineria, garden, gardening, vegetables | | gardening 1, nutrition 1
cook | Cocinar y hornear = Cook and bake | cocinar, cocina, cocinero, reposteria, cooking, chef, baking | 35-1011.00 Chefs and Head Cooks | cooking 1, baking 1, nutrition 1
`,
  teaching: `
teacher | Enseñar mejor = Teach better | ensenar, profesor, profesora, maestro, maestra, docente, teach, teacher, teaching | 25-9031.00 Instructional Coordinators | didactics 1, edtech 1, assessment 1, instructional-design 1
online-teacher | Crear cursos en línea = Make online courses | crear cursos, cursos en linea, e-learning, online courses, diseno instruccional, instructional designer | 25-9031.00 Instructional Coordinators | didactics 1, instructional-design 1, edtech 1
study-better | Estudiar mejor = Study better | estudiar, aprender a aprender, memoria, study, learning, memory | | learning 1, time-management 1, public-speaking 1
maths | Matemáticas para la universidad = Maths for university | matematicas, algebra, calculo, maths, mathematics, calculus | | algebra 1, calculus 1, statistics 1, physics 1
psychology | Entender la psicología = Understand psychology | psicologia, psychology, psicologo, mente, mind | | psychology 1, emotional-intelligence 1, cbt 1
`,
} as const;
