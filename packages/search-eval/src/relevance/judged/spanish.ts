export const spanish = `
introducción a la gestión de proyectos | 1 | Introducción a la gestión de proyectos
gestion de proyectos | 1 | Introducción a la gestión de proyectos
gestión proyectos | 3 | Introducción a la gestión de proyectos; Mastering Design Thinking for Project Management
negociacion | 3 | Negociación exitosa; Habilidades de negociación; Estrategias y estilos de negociación
negociación exitosa | 1 | Negociación exitosa
negosiacion exitosa | 1 | Negociación exitosa
estilos de negociación | 1 | Estrategias y estilos de negociación
negociación y comunicación | 1 | Habilidades de negociación y comunicación efectiva
liderazgo | 2 | Liderazgo y comportamiento organizacional; Inteligencia emocional para el liderazgo
liderasgo | 2 | Liderazgo y comportamiento organizacional; Inteligencia emocional para el liderazgo
comportamiento organizacional | 1 | Liderazgo y comportamiento organizacional
inteligencia emocional | 2 | Inteligencia emocional para el liderazgo; Introducción a la inteligencia emocional
inteligencia emocional liderazgo | 1 | Inteligencia emocional para el liderazgo
inteligensia emocional | 2 | Inteligencia emocional para el liderazgo; Introducción a la inteligencia emocional
inteligencia artificial | 5 | AI Strategy and Governance; AI, Business & the Future of Work
experiencia de usuario | 1 | Aspectos básicos del diseño de la experiencia del usuario
experiencia del usuario | 1 | Aspectos básicos del diseño de la experiencia del usuario
diseño ux | 2 | Aspectos básicos del diseño de la experiencia del usuario
photoshop | 1 | Photoshop: una herramienta
fotoshop | 1 | Photoshop: una herramienta
photoshop presentaciones | 1 | Photoshop: una herramienta
presentaciones powerpoint | 1 | Diseña presentaciones eficaces con Powerpoint
power point | 3 | Diseña presentaciones eficaces con Powerpoint
presentaciones de impacto | 1 | Adobe Illustrator: aprende a crear
ilustrator | 1 | Adobe Illustrator: aprende a crear
dibujo | 1 | Drawing & Painting
dibujar animales | 3 | Drawing & Painting
diseño de jardines | 1 | Diseño de Jardines
jardines verticales | 1 | Aprende a diseñar jardines verticales
jardin | 3 | Diseño de Jardines
jardinería | 3 | Diseño de Jardines; Aprende a diseñar jardines verticales; Mi propia huerta orgánica
jardineria | 3 | Diseño de Jardines; Aprende a diseñar jardines verticales; Mi propia huerta orgánica
huerta orgánica | 1 | Mi propia huerta orgánica
huerta | 1 | Mi propia huerta orgánica
huerto | 2 | Mi propia huerta orgánica
programación | 5 | Programación para todos; Android: Introducción a la Programación
programacion para todos | 1 | Programación para todos
programasion | 5 | Programación para todos; Android: Introducción a la Programación
programación python | 2 | Programación para todos
aprender a programar | 1 | Python: aprender a programar
pyton aprender | 1 | Python: aprender a programar
python | 3 | Python: aprender a programar
aplicaciones web | 1 | Introducción al desarrollo de aplicaciones web
desarrollo web | 2 | Introducción al desarrollo de aplicaciones web
desarrollo aplicaciones | 1 | Introducción al desarrollo de aplicaciones web
android | 1 | Android: Introducción a la Programación
introducción a la programación | 3 | Android: Introducción a la Programación
programación orientada a objetos | 5 | Python OOP; Object Oriented Programming in C++
pruebas de software | 1 | Foundations of Software Testing
arquitectura de software | 1 | Fundamentals of Software Architecture
estructuras de datos | 1 | Data Structures and Algorithms
algoritmos | 1 | Data Structures and Algorithms
aprendizaje automático | 2 | Fundamentals of Machine Learning
aprendizaje profundo | 2 | Deep Learning Prerequisites
ciencia de datos | 2 | Python Data Science Fundamentals
ingeniería de datos | 2 | Data Engineering with Polars
álgebra lineal | 1 | Python for linear algebra
algebra | 2 | Bases Matemáticas: Álgebra
inversión bursátil | 1 | Introducción a la inversión bursátil
inversion | 1 | Introducción a la inversión bursátil
bolsa | 3 | Introducción a la inversión bursátil
contabilidad | 3 | Accounting: Principles of Financial; Fundamentos de información financiera
contabilidad financiera | 3 | Accounting: Principles of Financial
informacion financiera | 2 | Información financiera y su análisis; Fundamentos de información financiera
información financiera y contable | 1 | Fundamentos de información financiera
finanzas | 2 | Introducción a las finanzas
introducción finanzas | 1 | Introducción a las finanzas
principios de valoración | 1 | Introducción a las finanzas
instrumentos financieros | 1 | Principios de Análisis
finansas | 2 | Introducción a las finanzas
ciberseguridad | 5 | Automate Cybersecurity; QRadar
seguridad de redes | 1 | Network Security
redes informáticas | 3 | IP Networks for the Absolute Beginners - Part 1; IP Networks for the Absolute Beginners - Part 2
nube aws | 3 | AWS Cloud Practitioner; AWS Cloud Technical
comer sano | 1 | FlashDiet
flashdiet | 1 | FlashDiet
nutrición | 4 | Child Nutrition; Health and Vitality
cocina | 3 | Child Nutrition and Cooking; 92 Best Authentic Japanese
cocina japonesa | 1 | 92 Best Authentic Japanese
perros | 3 | Dog Emotion; Dog Training
adiestramiento canino | 1 | Dog Training
marketing digital | 2 | Marketing Digital: Content
marqueting digital | 2 | Marketing Digital: Content
community manager | 1 | Marketing Digital: Content
google ads | 1 | Google Ads
publicidad en facebook | 1 | Facebook Ads
publicidad efectiva | 1 | Google Ads
facebok | 1 | Facebook Ads
marketing turístico | 1 | Gestión de Contenidos Digitales
marketing de servicios | 1 | Marketing enfocado en la estrategia
posicionamiento en buscadores | 1 | The Complete Beginners SEO
guitarra | 1 | Fundamentos de la guitarra
guitarra electrica | 1 | Fundamentos de la guitarra
gitarra | 1 | Fundamentos de la guitarra
teoría musical | 1 | Fundamentals of Music Theory
crear música | 1 | Crear música con tecnología
grabar música | 1 | Grabar y mezclar música
mezclar y grabar musica | 1 | Grabar y mezclar música
producción musical | 3 | Producción musical y su efecto
produccion musical composición | 1 | Producción musical y su efecto
música electrónica | 2 | Electronic Music Production
canto | 1 | How to sing
piano | 1 | How to play piano
excel avanzado | 1 | Excel avanzado
excel | 4 | Excel: Fundamentos; Excel: gestión de datos; Excel avanzado
exel avanzado | 1 | Excel avanzado
estadística con excel | 1 | Análisis estadístico con Excel
estadistica | 1 | Análisis estadístico con Excel
office 365 | 1 | Introducción al Office 365
word intermedio | 1 | Word intermedio
gestión de datos | 1 | Excel: gestión de datos
cómo aprender online | 1 | Cómo Aprender Online
tecnicas de estudio | 1 | Cómo Aprender Online
escritura creativa | 1 | Creative Writing
gestión del estrés | 1 | Gestión del estrés
mindfulness | 2 | Gestión del estrés; Introducción a la Regulación Emocional
regulación emocional | 1 | Introducción a la Regulación Emocional
economía naranja | 1 | El valor de la creatividad
creatividad | 2 | El valor de la creatividad
cerebro y emociones | 1 | El cerebro y las emociones
neurociencia | 1 | El cerebro y las emociones
fotografia documental | 1 | Fundamentos de fotografía documental
fotografía | 2 | Fundamentos de fotografía documental; Master Photography
fotografia | 2 | Fundamentos de fotografía documental; Master Photography
edición de video | 4 | How to Edit Videos; Learn Davinci
edición de fotos | 1 | GIMP Photo Editing
matemáticas | 4 | Bases Matemáticas: Números; Bases Matemáticas: Álgebra; Bases Matemáticas: Integrales
integrales | 1 | Bases Matemáticas: Integrales
enseñanza de matemáticas | 1 | Enseñanza temprana
astronomía | 1 | Astronomía Virtual
astrnomia | 1 | Astronomía Virtual
física | 1 | How Things Work
educación de calidad | 1 | Educación de calidad
tecnologías para la educación | 1 | Introducción a las tecnologías para la Educación
jojo giuffra | 3 | Marketing Digital: Content; Google Ads; Facebook Ads
goldes astronomia | 1 | Astronomía Virtual
charles severance | 1 | Programación para todos
patricia gil jardines | 1 | Diseño de Jardines
"inteligencia emocional" | 2 | Inteligencia emocional para el liderazgo; Introducción a la inteligencia emocional
excel -avanzado | - | Excel avanzado
jardines -verticales | - | Aprende a diseñar jardines verticales
"gestión de datos" | - | Introducción a la gestión de proyectos
fotogr | 2 | Fundamentos de fotografía documental
contab | 2 | Fundamentos de información financiera
presentaciones power point | 1 | Diseña presentaciones eficaces con Powerpoint
curso de power points | 1 | Diseña presentaciones eficaces con Powerpoint
marketingdigital | 2 | Marketing Digital: Content
office365 | 1 | Introducción al Office 365
face book ads | 1 | Facebook Ads
cienciadedatos | - | *
aprendizajeautomatico | 2 | Fundamentals of Machine Learning
ciber seguridad | 5 | Automate Cybersecurity; QRadar
"face book" | - | *
officedatos | - | *
progrmac | 3 | Programación para todos; Android: Introducción a la Programación
fotogrfi | 1 | Fundamentos de fotografía documental
introducción a la progrmac | 3 | Android: Introducción a la Programación
negocaicio | 3 | Negociación exitosa; Habilidades de negociación; Estrategias y estilos de negociación
gutarr | 1 | Fundamentos de la guitarra
brogrmacio | - | Programación para todos; Android: Introducción a la Programación
pgrmci | - | *
xqzwvk | - | *
`;
