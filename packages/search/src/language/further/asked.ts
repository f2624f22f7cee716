/** What people say who ask for a subject: goals, jobs, problems. Written as the related terms are. */
export const asked = `
tratar con proveedores | cerrar acuerdos | mejores acuerdos | better deals | regatear precios | pedirle aumento al jefe | ask my boss for a raise | decir no a mi jefe | saying no to my boss | clientes piden descuento | clients want discount | customers ask for discount > negotiation | communication | sales
técnicas de venta | técnicas de ventas | sales techniques | vender sin ser pesado | vender por teléfono | persuadir clientes | guion de ventas | sales script > sales | negotiation | persuasion
cuánto cobrar por mis servicios | cuánto cobrar por mi trabajo | cuánto cobrar por mis trabajos | ponerle precio a mis productos | poner precio a mis servicios | set prices for products | price my products | price my work | fijar precios > pricing | negotiation | sales
motivar a mis empleados | me ascendieron a jefe | acaban de ascender | gente a mi cargo | tener gente a cargo | manage people | llevar un equipo | be a better boss | new boss | first time supervisor | ser jefa | mandar sin ser odiado > leadership | team management | motivation
innovate at my company | ideas nuevas para mi empresa | resolver problemas centrado en el usuario | centrada en el usuario | human centred problem solving | human centered problem solving | ideation workshop | taller de ideación | desain thinking > design thinking | creativity
cronograma de proyecto | plazos del proyecto | proyecto se retrasa | proyectos se atrasan | projects always late | ruta crítica del proyecto > project management | planning | agile
keep track of stock | track inventory spreadsheet | inventario en una planilla | stock en excel | gastos en excel | expenses spreadsheet | celdas y fórmulas | charts and formulas | fórmulas y gráficos > Excel | spreadsheets | formulas and functions
escribir cartas en la computadora | cartas y documentos | write letters on the computer | format my thesis | format a thesis | formatear tesis | formato a mi tesis | currículum en word | cv in word | encabezados y pies de página > Word | Office 365 | word processing
slides don't bore people | slide decks | slide deck | láminas para exponer | ppt bonito | nice slides | boring slides > PowerPoint | presentations
sales dashboard | tablero de control | control de indicadores | tablero con indicadores | charts for my boss | show data to my boss | visualizar datos de mi empresa | visualise company data | visualize company data | informes visuales | gráficas interactivas > dashboards | Power BI | data visualization
do my company's books | llevar los libros de mi negocio | libro diario y mayor | company's books | file my taxes | declaración de impuestos | hacer la declaración | invoices and expenses | facturas y gastos | cuentas de la empresa > accounting | bookkeeping | financial accounting
read an income statement | estado de flujos | cash flow of my business | flujo de caja de mi negocio | tir y van | net present value | valuar una empresa > finance | financial analysis | corporate finance
qué hacer con mis ahorros | do with my savings | poner a trabajar mi lana | buying shares | acciones y bonos | shares and bonds > investing | stock market | personal finance
salir de deudas | get out of debt | organizar mis gastos | organise my expenses | organize my expenses | ahorrar cada mes | save money every month | planear mi jubilación | plan my retirement | plan for retirement | managing my money > personal finance | finance | investing
algoritmos que aprenden | computer learn from examples | compu aprenda sola | predecir el abandono de clientes | customer churn | modelo que prediga | pytorch tensorflow | árboles de decisión > machine learning | deep learning | artificial intelligence
artificial inteligence | artifical intelligence | artifical inteligence | machines that think > artificial intelligence | generative AI
sacarle jugo a chatgpt | more out of chatgpt | write prompts | buenos prompts | chatbot con openai > ChatGPT | prompt engineering | generative AI
find insights in data | insights in customer data | customer data | datos de clientes | clean messy data | messy data | montón de datos | conclusiones de los datos | data scientist career > data science | data analysis | Python
career change into tech | carrera en tecnología | trabajar en tecnología | work in tech | into tech | trabajar en informática | trabajar de programador | software dev | mi hijo quiere programar | kid wants to code > programming | software development | Python
página a un hosting | subir mi página a internet | put my site online | subir una web | página web para mi emprendimiento | web de mi negocio | web de mi empresa | website for my band | html forms | responsive page | css layouts | own webpage | make my page look good > web development | HTML | WordPress
fetch data from an api | peticiones a una api | express server | servidor con express | hooks | página interactiva > JavaScript | web development | Node.js
publicar en la play store | play store | app para iphone | build apps for my phone > mobile development | Android | mobile apps
app fácil de usar | app easy to use | app easier to use | web fácil de usar | la gente se pierde en mi web | pruebas con usuarios | user testing sessions | pantallas fáciles de usar > user experience | user interface | UI design
qa manual | test cases | encontrar errores antes de lanzar > software testing
cablear la red | red de la oficina | office network | wire up the office | montar una red | conectar computadoras en red > computer networks | network security
hack legally | hackear éticamente | pen testing | pen tester | proteger mi empresa de hackers | robar contraseñas | passwords stolen > cybersecurity | ethical hacking | penetration testing
punteros | estructuras y punteros | linked lists in c | memory in c | pointers and memory > C | C++ | programming
quitar el fondo de una imagen | quitar el fondo de una foto | arreglar fotos viejas | fix dark photos | remove people from a photo | photos look better | fotomontajes | photo collages | retocar la piel > photo editing | Photoshop
join clips | holiday clips | subtítulos a un video | subtitles to a video | colour grading videos > video editing | Premiere Pro
dirigir un documental | direct a documentary | movie trailer | film with my phone > filmmaking | video production | video editing
lens for portraits | which lens | qué lente comprar | qué objetivo comprar | composition and framing | composición y encuadre | cámara réflex nueva > photography | cameras
perder la vergüenza ante la cámara | shy on camera | less shy on camera | hablar sin nervios en público | hablar en público sin nervios | speak in public | speak in public without nerves | freeze in front of people | grabarme hablando | film myself talking | dar un discurso > public speaking | speaking on camera | communication
change chords | cambiar de acordes | acordes fáciles > guitar | harmony | music theory
write a melody | componer una melodía | the notes on the staff > music theory | music composition
montar un estudio en mi cuarto | estudio en mi cuarto | estudio en casa | podcast sound good | grabar en mi cuarto > music production | recording | mixing
songs on the piano | piano without sheet music | tocar para elisa > piano
sing in tune | no desafinar > singing | vocal technique
draw blueprints | dimensioning drawings | acotar planos | delineante de edificios | autocat > technical drawing | AutoCAD
design video game characters > game design | digital illustration | drawing
superar una ruptura | get over a breakup | superar un desamor | baja autoestima | controlar mi ira | controlar lo que siento | manejar lo que siento | my emotions | mis emociones | ser más empático | more empathetic > emotional intelligence | self esteem | mental health
vivir el presente | live in the moment | vivir el momento | respirar para relajarme | breathing exercises | calmar mis nervios > mindfulness | meditation | stress management
poner límites sin culpa | set boundaries without guilt | sentirme culpable al decir que no > assertiveness | communication | negotiation
dejar de procrastinar | stop procrastinating | procrastinating | memorize for a test | memorizar para un examen | memorize for exams | remember vocabulary | memorizar vocabulario | focus when studying | concentrarme al estudiar | finals in two weeks | mente en blanco en el examen | nerviosa en los exámenes | nervioso en los exámenes | nervous in exams | prepare for the sat | pasar el examen de admisión | aprobar la selectividad > study skills | memory | exam preparation
por qué recordamos | why we remember | por qué hacemos lo que hacemos | cómo decide el cerebro > neuroscience | psychology
publicar un libro | crear personajes e historias | create characters and stories | stories for children | escribir cuentos para niños | cuentos infantiles | movie script | guion de película > creative writing | screenwriting
motivar a los estudiantes | motivate pupils | alumnos no atienden | students with learning difficulties | alumnos con dificultades | learning difficulties | preschool teacher | maestra de preescolar | planificar una clase > teaching | classroom management | education
maths homework | math homework | tarea de mates | tareas de mates | ayudar con las mates | high school maths | high school math | trig for dummies | mates del instituto > mathematics | algebra
derivitives | áreas bajo la curva | areas under curves | integración por partes > calculus | mathematics
motion and forces > physics
balanced diet | dieta equilibrada | get fit by eating well | eating well | comiendo bien | ponerme en forma comiendo | eat before running | cuántas proteínas > nutrition | healthy eating | diet
hacer pan casero | home made bread | burn everything i cook | dinner ideas | postres fáciles > cooking | bread baking
posturas de yoga | yoga poses | prenatal yoga > yoga
arreglar mi jardín | arreglar el patio > gardening | landscape design
qué hacer en un accidente | do in an accident | atender a un accidentado | accidentado | heridas y quemaduras | curar una quemadura | treat a burn > first aid
me despierto de madrugada | wake up every night | meditation for sleep | meditar para dormir > sleep | mindfulness
hablar inglés con fluidez | first certificate > English | grammar
ads for my shop | anuncios de mi tienda | facebook campaigns | advertise my shop | advertise on instagram | pagar publicidad > advertising | Facebook Ads | Google Ads
get my blog found | blog found | salir primero en las búsquedas | rank first on google | posicionar mi blog > SEO | digital marketing
sell more products online | más clientes por internet | get more customers | get more customers online | promocionar mi peluquería | promote my business online | market my bakery > digital marketing | social media | advertising
vender ropa por internet | sell clothes online | vender mis artesanías | sell my crafts | sell my crafts online | internet store | tienda con carrito > ecommerce | Shopify
influencers make money | vivir de tiktok | living from tiktok | company's social media | redes de una empresa | qué publicar en mis redes > social media | content creation | social video
liderar a distancia | delegate tasks | evaluar empleados | conversaciones difíciles | difficult conversations | tomar el mando > leadership | team management | communication
contratar gente | hire people | despedir a alguien | onboarding de empleados | nóminas de empleados > human resources | recruiting | payroll
montar mi negocio | abrir mi negocio | open a business | start my own business | emprender sin dinero | dejar mi trabajo y emprender | ser mi propia jefa | be my own boss > entrepreneurship | startups | business plan
organise events | planear una boda > event planning | project management
comprar una casa | buy a house | rent out a flat | ser agente inmobiliario > real estate | investing
dealing with customers | quejas de clientes | customer complaints > customer service | communication
mi primera nómina | entender mi nómina | salario neto > payroll | personal finance
fundraise | pitch to investors > startups | venture capital | entrepreneurship
impuestos para autónomos | self employed taxes | sat facturación > taxes | accounting
cerrar el mes contable > accounting | bookkeeping
bolsa para principiantes | hacer trading | leer gráficos de bolsa | candlestick charts | fondos de inversión > investing | stock market | technical analysis
comprar criptos | buy crypto | billetera de criptos | mine bitcoin > cryptocurrency | blockchain
credit card debt | loans > personal finance | banking
filtrar y ordenar datos | sort and filter | macros en excel | grabar macros | automate excel | excel para el trabajo | excel for work | power query y power pivot > Excel | spreadsheets | macros
pasar pdf a word > document management | Word | Office 365
escribir más rápido en el teclado | mecanografía rápida | escribir sin mirar el teclado > typing | word processing
correo con muchos mensajes | organizar mi correo > email management | productivity
organizar mi tiempo | organise my day | manage my time | never enough time | rendir más en el trabajo | be more productive | get more done | ser más productivo > time management | productivity
terminal de linux | bash scripts | administrar servidores > Linux | system administration | command line
armar una pc | build a pc | formatear mi pc | mi computadora está lenta > hardware | technical support | computing
arreglar celulares > electronics | hardware
usar la computadora | use a computer | computer basics | computadora para mayores | computer for seniors > computing | Office 365
construir un robot | build a robot > robotics | Arduino | electronics
contraseñas seguras | strong passwords | estafas por internet | online scams | protect my data > cybersecurity | data protection
contenedores docker | deploy my app | servidores en la nube | cloud servers > DevOps | cloud | Docker
subir archivos a la nube | guardar en la nube | copia de seguridad | recover lost files > backups | storage
base de datos para mi negocio | database for my business > databases | SQL
big data engineer | ingeniero de datos | pipelines de datos > data engineering | big data | databases
hacer gráficos con python | visualización con python > data visualization | Python
analizar encuestas | analyse survey data | significancia estadística | statistical significance | tamaño de muestra | prueba t > statistics | data analysis | research methods
hacer un videojuego | make a video game | crear juegos | 2d game | niveles de un juego > game development | Unity
crear un bot | make a bot > programming | Python
automatizar tareas aburridas | automate boring stuff | automatizar mi trabajo | automate my work > automation | office automation | Python
sitio para mi portafolio | plugins | blog propio | my own blog > web development | WordPress | web design
componentes y estado | frontend framework > React | JavaScript | web development
editar fotos en el móvil | edit photos on my phone | presets | colores de mis fotos | raw | quitar ojos rojos | blemishes | quitar manchas de la piel > photo editing | Lightroom | Photoshop
photos with my phone | fotos de mi bebé | fotos de producto para mi tienda | modo manual de la cámara | larga exposición > photography | cameras
editar vídeos en el móvil | edit videos on my phone | intros para youtube | montar un video | montaje de videos | montar vídeos | wedding video | chroma > video editing | video production
guion de cortometraje | write a screenplay | escribir una película | write a movie | escribir guiones | diálogos > screenwriting | creative writing
empezar un podcast | start a podcast | grabar un podcast > podcasting | recording
streamear | stream my games > live streaming | video production
become a youtuber | más suscriptores | more subscribers | thumbnails | monetizar mi canal | monetise my channel > content creation | social media | video editing
seguidores en instagram | estrategia de redes | calendario de contenidos > social media | community manager | content creation
escribir textos que venden | persuasive copy | boletín de correo | mailing list > copywriting | email marketing | digital marketing
crear mi marca | nombre para mi marca | brand my business | imagen de mi empresa | hacer un logo | make a logo > branding | logo design | graphic design
design posters | hacer flyers | make flyers | diseñar folletos | invitations | banner > graphic design | Canva | Illustrator
quitar fondos | cut out images | collage digital | memes > Photoshop | photo editing
dibujar rostros | perspective drawing | doodles | dibujar anime | draw anime > drawing | illustration | digital illustration
paint pictures | mix colours | pintar con acrílicos > painting | watercolor | drawing
nice handwriting > calligraphy | typography
decorar mi casa | decorate my home | decorar mi cuarto | renovate my kitchen | distribuir muebles > interior design | architecture
planos en autocad | modelar en 3d > technical drawing | AutoCAD | 3D modeling
hacer ropa | make clothes | make my own clothes | coser a mano | sew by hand | máquina de coser | arreglar ropa | mend clothes | hacer vestidos | coser vestidos > sewing | fashion design
tejer una bufanda | knit a scarf | tejer un suéter | knit a sweater | dos agujas > knitting | crochet
tocar canciones en la guitarra | songs on guitar | guitar songs | rasguear | tune a guitar | guitarra fácil | guitar solos > guitar | acoustic guitar
tocar canciones en el piano | play songs on piano | piano con las dos manos | both hands piano > piano | keyboard | music theory
improve my voice | breathing for singing | voz de cabeza > singing | vocal technique
mix songs | masterizar canciones | master my songs | hacer reguetón > music production | mixing | electronic music
read notes | escalas mayores | major scales | compases y ritmo > music theory | sight reading
ser dj | become a dj | mezclar en fiestas > djing | electronic music
lose belly fat | comer menos azúcar | eat less sugar | recetas saludables | food for kids | alimentos sanos | leer etiquetas de alimentos | food labels > nutrition | healthy eating | diet
cocinar rico | cook better | recetas rápidas | quick recipes | recetas baratas | cheap recipes | cocinar para uno | cooking for one | comida china | comida india | indian food | cuchillos de cocina > cooking
hornear pasteles | bake cakes | bake cookies > pastry | bread baking | cooking
ponerme en forma | get in shape | get fit | hacer ejercicio en casa | home workout | home workouts | sacar músculo | abs | rutina de gimnasio | gym routine > fitness | strength training | exercise
correr un maratón | run a marathon | correr 5k > running | fitness
estirar la espalda | flexibilidad > yoga | fitness
perro ladra | perro tira de la correa | perro muerde | trucos para perros | dog tricks > dog training | dogs
plantas del balcón | balcony plants | regar las plantas | water plants | plantas se mueren | plants die | plagas > gardening | plants
cultivar tomates | grow tomatoes | sembrar verduras | cultivar hierbas | grow herbs | huerto en macetas | cultivar mi comida > vegetable garden | gardening
enojarme menos | get angry | me enojo mucho | anger issues | superar la muerte | know myself | soledad > emotional intelligence | self esteem | mental health
dejar de preocuparme | worry less | pensar demasiado | ataques de pánico | panic attacks | calm down | agotamiento laboral > stress management | anxiety | mindfulness
small talk | caer bien | conversar mejor | better conversations > communication | relationships | confidence
quitarme la timidez | superar la timidez | be more confident | seguridad en mí mismo | sentirme seguro > confidence | self esteem
malos hábitos | dejar el celular | disciplina > habits | productivity | motivation
encontrar mi propósito | find my purpose | qué hacer con mi vida | do with my life | cambiar mi vida | change my life > personal development | happiness | goal setting
interview questions | primer empleo | first job > job search | job interview | resume
estudiar para exámenes | study for exams | estudiar rápido | study faster | técnica de estudio | mejorar mis notas | better grades | get good grades | subir mis notas | concentrarme mejor | concentrate better | get distracted | photographic memory | no me concentro | take notes in class | mapas conceptuales | repasar > study skills | memory | note taking
read more books > speed reading | study skills
tener ideas | get ideas | better ideas | bloqueo creativo | creative block | pensar diferente | think differently | ideas geniales > creativity | mind maps
escribir novelas | write novels | mi primera novela | first novel | escribir poesía | write poetry | escribir cuentos | write short stories | writers block | bloqueo de escritor | self publish | escribir mi vida | write a memoir > creative writing | literature
escribir mejor | write better | redactar bien | redactar mejor > grammar | business writing | creative writing
escribir una tesis | write a thesis | tesis de grado | citar en apa > academic writing | research methods
cómo piensa la gente | how people think | mente humana | human mind | entender el cerebro | how memory works | cómo funciona la memoria > psychology | neuroscience
mates básicas | basic maths | basic math | problemas de matemáticas | math problems | word problems | aprobar matemáticas | pass maths > mathematics | algebra
ecuaciones de segundo grado | quadratic equations | factoring polynomials | simultaneous equations > algebra | linear algebra | mathematics
derivar funciones | integrar funciones | integral definida | series y sucesiones > calculus | mathematics
newton's laws | energía cinética | kinetic energy | electric circuits | ondas y sonido | optics | física para bachillerato > physics
ver las estrellas | eclipses | vida extraterrestre | origen del universo > astronomy | physics
dar clases particulares | private tutoring | be a tutor | enseñar a leer | teach kids to read | adhd students | autismo en el aula | autism | clases divertidas | fun lessons | controlar la clase | control my class | enseñar por internet > teaching | classroom management | education
ser maestra | be a teacher | become a teacher | ser docente | oposiciones de maestro | educadora infantil | kindergarten teacher > teaching | education | early childhood education
mejorar mi pronunciación | improve my pronunciation | inglés básico | basic english | inglés para entrevistas | inglés hablado | conversar en inglés > English | grammar
bleeding | fracturas > first aid | nursing
coger el sueño | fall asleep faster | dormir a mi bebé | baby sleep > sleep | mindfulness
educar a mis hijos | raise my kids | adolescentes rebeldes | teenage son | ser mejor madre | be a better parent > parenting | psychology
artes de combate > self defense | martial arts
do my makeup | maquillaje de novia | bridal makeup > makeup | hairdressing
`;
