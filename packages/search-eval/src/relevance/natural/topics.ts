/**
 * What natural queries are about, one line each:
 * name | what must be among the first three | what may stand there too | what a made-up course must say.
 * Entries are parted by ';': '=Subject', '@Category', or the beginning of a sample's title. The last
 * column holds phrases of titles and subjects; without one the topic is judged over the samples only.
 * Everything else must not stand first. Where nothing must be found, an empty answer is right.
 */
export const topicLines = `
python | =Python | @Development | python
python-start | Programación para todos; Python: aprender; Learn Python; Introduction To Python; Introduction to Python; Python for linear | @Development; =Python | python
python-spanish | Programación para todos; Python: aprender | =Python | python
python-free | Introduction To Python; Learn Python; Programación para todos; Python: aprender; Deep Learning; Python for linear; Python OOP | =Python | python
python-advanced | Intro to advanced | =Python | python
data-science | Python Data Science; Introduction to Python Programming (for; Data Engineering; Fundamentals of Machine | =Python; Data Visualization; Excel avanzado; Análisis estadístico; Excel: gestión; Power BI; Fundamentals of Software Architecture | data science; ciencia de datos; data analysis; análisis de datos; data engineering; ingeniería de datos; data mining; big data; data visualization; visualización de datos
machine-learning | Fundamentals of Machine; Deep Learning | =Python; =Artificial intelligence | machine learning; aprendizaje automático; deep learning; aprendizaje profundo; neural networks; redes neuronales; aprendizaje por refuerzo; reinforcement learning; artificial intelligence; inteligencia artificial
artificial-intelligence | =Artificial intelligence; OpenAI; Fundamentals of Machine; Deep Learning | =Python | artificial intelligence; inteligencia artificial; machine learning; aprendizaje automático; deep learning; aprendizaje profundo; neural networks; redes neuronales; generative ai; ia generativa; generative artificial intelligence
chatgpt | OpenAI | =Artificial intelligence; Fundamentals of Machine | chatgpt; openai api; prompt engineering; ingeniería de prompts; ingeniería de instrucciones; generative ai; inteligencia artificial generativa; langchain
c-language | =C/C++ | @Development | c++; c
programming | =Python; =C/C++; =Android; =Web development; =React | @Development; @IT & Software | programming; programación; python; javascript; java; c++; software development; desarrollo de software; web development; desarrollo web; algorithms; algoritmos; scratch; computational thinking
game-making | Learn C++ Programming By | =C/C++; @Development | game development; videojuegos; unity; unreal engine; unreal engine 5; godot; desarrollo de videojuegos
web-development | =Web development; =React | @Development; @Design; AWS Lambda | web development; desarrollo web; html; css; javascript; wordpress; react; web design; diseño web; angular; vue.js; django; webflow; next.js
javascript | =React; =Node.js | =Web development; @Development | javascript; react; node.js; typescript; jquery; vue.js; angular
mobile-apps | =Android; Mobile Soft | @Development; @Design | mobile development; mobile apps; aplicaciones móviles; desarrollo de aplicaciones móviles; flutter; swift; kotlin; dart; react native
databases | | =Excel; @Development; @IT & Software; =Power BI | databases; bases de datos; sql; mysql; postgresql; mongodb; oracle; access; redis
software-testing | =Software testing | @Development | software testing; pruebas de software; selenium
cybersecurity | =Cybersecurity; Network Security | @IT & Software | cybersecurity; ciberseguridad; ethical hacking; hacking ético; network security; seguridad de redes; kali linux; ceh; cissp; comptia security+; seguridad informática; information security; penetration testing; pruebas de penetración; pruebas de intrusión; metasploit; burp suite
networks | =Computer networks; Network Security | @IT & Software | computer networks; networking; redes informáticas; redes de ordenadores; redes de computadoras; ccna; cisco; network security; redes
cloud | =AWS | @IT & Software | cloud computing; computación en la nube; aws; azure; google cloud; nube
excel | =Excel | @Office Productivity; =Accounting | excel; spreadsheets; hojas de cálculo; google sheets; pivot tables; tablas dinámicas; excel vba
excel-advanced | Excel avanzado; Excel: gestión | =Excel; @Office Productivity | excel
word | =Word; =Office 365 | @Office Productivity | office 365; office productivity; ofimática; word; word processing; procesador de textos
presentations | =PowerPoint; Adobe Illustrator: aprende; Photoshop: una | =Office 365; @Office Productivity; @Design | powerpoint; presentations; presentaciones
dashboards | =Power BI; =Cognos | =Excel; @Office Productivity | power bi; dashboards; cuadros de mando; tableau; data visualization; visualización de datos; looker studio
accounting | =Accounting | @Finance & Accounting; =Excel | accounting; contabilidad; bookkeeping; teneduría de libros; financial accounting; contabilidad financiera; quickbooks; auditing
investing | =Investing | @Finance & Accounting | investing; investment; inversión; inversiones; stock market; mercado de valores; bolsa; stock trading; bolsa de valores; portfolio management; gestión de carteras; technical analysis; forex; cryptocurrency; bitcoin; financial markets
finance | =Finance | @Finance & Accounting | finance; finanzas; business valuation; valoración de empresas; corporate finance; finanzas corporativas; personal finance; finanzas personales; financial analysis; análisis financiero; budgeting; financial modeling
photography | =Photography | @Photography & Video | photography; fotografía; lightroom; canon eos; nikon; sony alpha
photo-editing | =Photo editing; =Photoshop | @Photography & Video; @Design | photo editing; edición de fotos; retoque fotográfico; photo retouching; photoshop; lightroom; gimp; capture one; affinity photo; luminar
video-editing | =Video editing | @Photography & Video | video editing; edición de vídeo; edición de video; montaje de vídeo; premiere pro; davinci resolve; final cut pro; capcut; after effects; imovie; filmora; video production; producción de vídeo
speaking-camera | Camera Confidence | @Photography & Video; =Negotiation; =Leadership | speaking on camera; hablar ante la cámara; public speaking; oratoria; hablar en público
guitar | =Guitar | @Music | guitar; guitarra; electric guitar; acoustic guitar; flamenco guitar; bass guitar
piano | =Piano | @Music | piano; keyboard; teclado
singing | =Singing | @Music | singing; canto; vocal technique; técnica vocal; cantar; choir; coro
music-production | =Music production | @Music | music production; producción musical; ableton live; fl studio; logic pro; mixing; mezcla; recording; grabación; electronic music; música electrónica; mastering; audio engineering; garageband; cubase; pro tools; sound design; djing; mezclar; djing; pinchar discos; beat; ingeniería de sonido; reaper; audacity
music-theory | =Music theory | @Music | music; música; music theory; teoría musical; sight reading; lenguaje musical; harmony; armonía; ear training; solfeo; musescore; music reading
user-experience | =UX; =Adobe XD; Build Dynamic; =Web development | @Design; @Development | user experience; experiencia de usuario; ux; user interface; interfaces de usuario; interfaz de usuario; ui; figma; adobe xd; ux design; ui design; usability; usabilidad; experiencia del usuario
drawing | =Drawing | @Design; @Photography & Video | drawing; dibujo; illustration; ilustración; painting; pintura; procreate; sketching; character design; watercolor; acuarela
photoshop | =Photoshop; =Photo editing | @Design; @Photography & Video | photoshop
technical-drawing | =AutoCAD | @Design | autocad; technical drawing; dibujo técnico; revit; solidworks; sketchup; cad; fusion 360; 3d modeling; modelado 3d
design-thinking | =Design thinking | =UX; @Design; @Business | design thinking; pensamiento de diseño; innovation; innovación; agile; human centered design
gardening | =Gardening | @Lifestyle; @Design | gardening; jardinería; plants; plantas; vegetable garden; huerto; huerta; bonsai; garden design; diseño de jardines; landscape; paisajismo
vegetable-garden | Mi propia huerta | =Gardening | vegetable garden; huerto; huerta; gardening; jardinería
dogs | =Dogs | @Lifestyle | dogs; perros; dog training; adiestramiento canino; educación canina; pets
cooking | =Cooking | =Nutrition | cooking; cocina; baking; pastry; repostería; vegan cooking; cocina vegana; italian cooking; cocina italiana; japanese cooking; cocina japonesa; thermomix; sushi; panadería; cocinar
nutrition | =Nutrition | =Cooking; @Lifestyle | nutrition; nutrición; healthy eating; alimentación saludable; diet; dieta; weight loss; pérdida de peso; keto; adelgazar
digital-marketing | =Digital marketing; =Google Ads; =Facebook Ads; =SEO; =Tourism marketing | @Marketing | marketing; digital marketing; marketing digital; social media; redes sociales; online marketing; social media marketing; marketing en redes sociales; email marketing; content marketing; marketing de contenidos; seo; google ads; facebook ads; affiliate marketing
advertising | =Google Ads; =Facebook Ads | @Marketing | google ads; facebook ads; advertising; publicidad; online advertising; publicidad online; publicidad digital; ppc
seo | =SEO | @Marketing | seo; search engine optimization; posicionamiento en buscadores; posicionamiento web; semrush
social-media | =Digital marketing; =Facebook Ads; =Tourism marketing; Master TikTok | @Marketing | social media; redes sociales; community management; gestión de comunidades; instagram; tiktok; community manager; facebook; influencer marketing; marketing de influencia; social media marketing; marketing en redes sociales; facebook ads; youtube; linkedin; content creation; content marketing
project-management | =Project management | @Business; =Design thinking | project management; gestión de proyectos; dirección de proyectos; scrum; pmp; agile; kanban; jira; prince2; metodologías ágiles; capm; agile methodologies; agile project management
leadership | =Leadership | @Business; =Emotional intelligence | leadership; liderazgo; team management; gestión de equipos; management; dirección de equipos; people management; coaching; supervisión
negotiation | =Negotiation | @Business | negotiation; negociación; conflict resolution; resolución de conflictos; communication; comunicación; sales; ventas; comunicación eficaz; persuasion; persuasión
emotions | =Emotional intelligence; Inteligencia emocional; =Mindfulness | =Leadership; @Personal Development | emotional intelligence; inteligencia emocional; mental health; salud mental; anger management; gestión emocional; emotions; emociones; self-esteem; autoestima; mindfulness; resilience; resiliencia; assertiveness; asertividad
mindfulness | =Mindfulness | @Personal Development | mindfulness; atención plena; meditation; meditación; stress management; gestión del estrés; manejo del estrés; yoga; stress; anxiety; relaxation
creative-writing | =Creative writing | =Creativity; @Personal Development | creative writing; escritura creativa; writing; escritura; screenwriting; guion; storytelling; novel; scriptwriting; guiones; narrativa; novela
study-skills | =Study skills | @Personal Development; @Teaching & Academics | study skills; técnicas de estudio; memory; memoria; learning to learn; aprender a aprender; speed reading; lectura rápida; note taking; time management; concentration; focus
creativity | =Creativity; =Creative writing | @Personal Development; =Design thinking | creativity; creatividad; mind maps; mind mapping; mapas mentales; innovation; innovación; creative thinking; pensamiento creativo
brain | =Neuroscience; Dog Emotion | @Personal Development | neuroscience; neurociencia; psychology; psicología; brain; cerebro; neurology; cognitive
mathematics | =Mathematics; Python for linear | @Teaching & Academics | mathematics; matemáticas; algebra; álgebra; calculus; cálculo; linear algebra; álgebra lineal; geometry; geometría; statistics; estadística; differential equations; math; maths; geogebra
algebra | Bases Matemáticas: Álgebra; Python for linear | =Mathematics | algebra; álgebra; linear algebra; álgebra lineal; mathematics; matemáticas
calculus | Bases Matemáticas: Integrales | =Mathematics | calculus; cálculo; mathematics; matemáticas; differential equations; ecuaciones diferenciales; cálculo diferencial e integral
physics | =Physics | @Teaching & Academics | physics; física; mechanics; mecánica; electromagnetism; quantum; engineering; quantum physics
astronomy | =Astronomy | =Physics | astronomy; astronomía; astrophysics; astrofísica; physics; física; space
teaching | =Teaching; =Educational technology | @Teaching & Academics | teaching; enseñanza; pedagogy; pedagogía; educational technology; tecnología educativa; early childhood education; educación infantil; classroom management; gestión del aula; instructional design; diseño instruccional; special education; inclusive education; educación inclusiva; moodle; google classroom; online teaching; docencia; didactics; didáctica; teacher training; education; educación; montessori; educación especial; enseñanza en línea; gamification; homeschooling
statistics | =Statistics | =Excel; =Python; =Mathematics | statistics; estadística; spss; data analysis; análisis de datos; econometrics; probability; probabilidad; stata; r
online-shop | Foundations of Digital | @Marketing; @Business; =Web development | ecommerce; e-commerce; online store; tienda online; comercio electrónico; shopify; online business; dropshipping; amazon fba; online stores; tiendas en línea; etsy
yoga | | =Mindfulness; @Lifestyle | yoga; hatha yoga; pilates
chess | | | chess; ajedrez
english-language | | @Teaching & Academics | english; inglés; ielts; toefl; cambridge first; tefl; business english; inglés de negocios; english grammar; gramática inglesa
sewing | | =Drawing | sewing; costura; knitting; tejer; crochet; ganchillo; fashion design; diseño de moda; patchwork
first-aid | | @Lifestyle | first aid; primeros auxilios; nursing; health
camera | Camera Confidence; =Photography | @Photography & Video
severance | Programación para todos | =Python
giuffra | Marketing Digital:; Google Ads: ; Facebook Ads: | @Marketing
valencia | Introducción a la gestión de proyectos; Diseña presentaciones; Android: Intro; Introducción a la inversión; FlashDiet; Excel:; Excel avanzado; Introducción al Office; Introducción a las tecnologías; Bases Matemáticas; Word intermedio | @Design; @Development
german-language | | | german; alemán
`;
