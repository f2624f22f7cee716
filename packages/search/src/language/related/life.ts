export const life = `
cocinar | cocinero | cocinera | chef | cook | cooking | receta | recetas | recipe | recipes | gastronomía | comida japonesa | comida asiática | japanese food | asian food | asian cooking | cocina asiática | cocina japonesa | sushi | ramen | hornear | baking | pan | bread | postres | desserts > cooking | japanese cooking | food
nutricionista | nutritionist | nutrición | nutrition | alimentación | alimentación saludable | alimentación infantil | alimentos | nutrientes | comer sano | comer bien | comer mejor | comida sana | comida saludable | healthy food | healthy eating | eat healthy | eat better | dieta | dietas | diet | diets | dieta saludable | vitaminas | vitamins | superalimentos | superfoods | hábitos de alimentación | hábitos saludables | healthy habits | healthy lifestyle | vida sana > nutrition | healthy eating | diet
bajar de peso | perder peso | adelgazar | lose weight | weight loss | losing weight | engordar | calorías | barriga | belly | belly fat | grasa | fat | ayuno | ayuno intermitente | intermittent fasting | keto > weight loss | nutrition | diet | healthy eating
nutrición infantil | child nutrition | niños comer | comida para niños | kids food > child nutrition | nutrition | cooking
cocinar para niños | cooking for kids > cooking | child nutrition | nutrition
planta | plantas | plant | plants | cuidado de plantas | cuidar plantas | plant care | plantas de interior | house plants | houseplants | indoor plants | flores | flowers | jardín | jardines | garden | gardens | jardinero | gardener | paisajismo | paisajista | landscaping | landscape design | arreglar el jardín | césped | jardín vertical | vertical garden | bonsái > gardening | garden design | plants
huerto | huertos | huerta | huertas | huerto urbano | huerto en casa | urban garden | cultivar | cultivo | cultivar verduras | grow | growing | grow vegetables | growing vegetables | grow food | growing food | verdura | verduras | hortalizas | vegetable | vegetables | tomate | tomates | tomato | tomatoes | sembrar | siembra | seeds | semillas | agricultura | agriculture | farming | orgánico | orgánica | organic | compost | permacultura > vegetable garden | gardening | organic
perro | perros | dog | dogs | cachorro | cachorros | puppy | puppies | mascota | mascotas | pet | pets | adiestrar | adiestrador | adiestramiento | dog trainer | puppy training | canino | canina | psicología canina | dog psychology | dog behavior | dog behaviour | educar a mi perro | educar cachorro > dogs | dog training
gato | gatos | cat | cats > cats | pets
meditar | meditación | meditation | meditate | relajarse | relajación | relajar | relax | relaxation | calma | calmar | calm | calm my mind | calmar la mente | estrés | estres | estresado | stress | stressed | stress relief | reducir el estrés | controlar el estrés | manejar el estrés | gestión del estrés | stress management | ansiedad | anxiety | anxious | nervios | manejar la ansiedad | atención plena | mindful | mindfulness | respiración | breathing | dormir mejor | insomnio > mindfulness | meditation | stress management
emoción | emociones | emotion | emotions | emocional | emotional | sentimientos | feelings | gestionar emociones | gestionar mis emociones | controlar mis emociones | control emotions | manage emotions | managing emotions | manejo de emociones | inteligencia emocional | emotional intelligence | eq | empatía | empathy | autoestima | self esteem | ira | anger | autoconocimiento | conocerme mejor | conocerse a uno mismo | self knowledge > emotional intelligence | emotional regulation | mindfulness
psicología | psychology | psicólogo | terapia | therapy | salud mental | mental health > psychology | mental health | mindfulness | emotional intelligence
yoga | pilates | estiramientos | stretching > yoga | pilates | mindfulness | fitness
ejercicio | fitness | gimnasio | gym | entrenar | músculo > fitness | strength training
estudiar | study | estudiar mejor | estudiante | técnicas de estudio | study better | study techniques | study skills | aprender a estudiar | aprender a aprender | learn how to learn | learning how to learn | exámenes | memorizar | memoria | memory | concentración | concentration | concentrarse | estudiar online | study online | apuntes | leer más rápido > study skills | learning to learn | memory
productividad personal | gestión del tiempo | time management | procrastinar | organizarme > time management | productivity
cerebro | brain | mente | mind | neurociencia | neuroscience | neurona | neuronas | neurons | lenguaje y cerebro | cómo funciona el cerebro > neuroscience | brain | psychology
universo | el universo | cosmos | universe | espacio | espacio exterior | space | outer space | planeta | planetas | planet | planets | estrella | estrellas | star | stars | galaxia | galaxias | galaxy | galaxies | agujero negro | agujeros negros | black hole | black holes | telescopio | telescope | cielo | cielo nocturno | mirar el cielo | night sky | stargazing | astrónomo | astronomer | astrofísica | astrophysics | nasa | sistema solar | solar system > astronomy | physics
física | physics | mecánica | mechanics | cómo funcionan las cosas | how things work | things work | física cotidiana | everyday physics | gravedad | gravity | electricidad > physics
matemática | matemáticas | mates | math | maths | mathematics | aritmética | arithmetic | números | numbers | geometría | geometry > mathematics | algebra
álgebra | algebra | ecuación | ecuaciones | equation | equations | álgebra lineal | linear algebra | matrices | vectores > algebra | linear algebra | mathematics
cálculo | calculus | cálculo integral | cálculo diferencial | integral | integrales | integrals | integrar | derivada | derivadas | derivative | derivatives > calculus | integrales | mathematics
estadística | estadísticas | statistics | stats | probabilidad | probability | análisis estadístico | statistical analysis | muestras > statistics | data analysis
química | chemistry > chemistry | science
ciencia | ciencias | science > science | physics
maestro | maestros | maestra | profesor | profesores | profesora | docente | docentes | teacher | teachers | teaching | enseñar | enseñanza | educar | educación | educador | education | educator | pedagogía | pedagogy | formación de docentes | formación del profesorado | teacher training | aula | aulas | classroom | escuela | school | colegio | didáctica > teaching | education
gestionar el aula | gestión del aula | manage a classroom | manage classroom > classroom management | teaching
tecnología en el aula | tecnología educativa | technology in the classroom | education technology | educational technology | edtech | tic en educación | enseñar online | teach online > educational technology | teaching
enseñar matemáticas | teach math | teaching math | matemáticas para niños | math for kids > teaching | mathematics
educación inclusiva | inclusión | inclusion | inclusive education | diversidad | diversity | necesidades especiales | special needs > inclusive education | education | teaching
inglés | english | english grammar | gramática inglesa | hablar inglés | speak english | ielts | toefl > English
francés | french > French
alemán | german > German
italiano | italian > Italian
portugués | portuguese > Portuguese
japonés | japanese language > Japanese
chino | chinese | mandarín > Chinese
ajedrez | chess > chess
primeros auxilios | first aid | rcp | cpr > first aid
fútbol | football | soccer > football
masaje | massage > massage
maquillaje | makeup > makeup
carpintería | woodworking > woodworking
comer | eat | eating | qué comer > nutrition | healthy eating | cooking
comida | comidas | food | meal | meals | plato | platos | cena | dinner | almuerzo | lunch | batch cooking > cooking | nutrition
tarta | tartas | cake | cakes | galletas | cookies | repostería | masa madre | sourdough > pastry | bread baking | cooking
correr | maratón | marathon | jogging > running | fitness
ladrar | ladra | ladridos | bark | barking | morder | muerde | biting | bites | correa | leash | pasear al perro | walk my dog > dogs | dog training
plan a garden | planificar un jardín > garden design | gardening
maceta | macetas | flower pots | balcón | balcony | terraza | terrace | regar | watering | sombra | shade > gardening | vegetable garden | plants
overthinking | overthink | darle vueltas a la cabeza | vueltas a la cabeza | agobio | agobiado | burnout | pánico | panic | preocuparse | preocupación | worry | worrying | paz interior | inner peace > mindfulness | stress management | anxiety | meditation
dormir | insomnio | insomnia | sleep better | conciliar el sueño > sleep | mindfulness
enfado | enfados | enfadarme | enfadarse | enojo | rabia | angry | temper | celos | jealousy | tristeza | sadness | sentirme mejor | autocontrol | self control > emotional intelligence | emotional regulation | mindfulness
confianza | seguridad en uno mismo | self confidence | confident | timidez | tímido | tímida | shy | shyness > confidence | self esteem | assertiveness | communication
hablar delante de gente | hablar delante | talk in front of people | speak in front of people | miedo escénico | stage fright | brindis | toast > public speaking | speaking on camera | communication
concentrarme | concentrate | focus | recordar | recordar lo que leo | remember | olvidar | forget | memorize | tomar apuntes | take notes | note taking | aprobar | aprobar un examen | pass an exam | deberes | homework | learn faster | aprender más rápido | learn things faster > study skills | memory | learning to learn | note taking
luz | magnetismo | electricity | magnetism | energía | energy | átomo | átomos | atom | atoms | cuántica | quantum | relatividad | relativity > physics
alumno | alumnos | pupils | dar clases | dar clases online | clases particulares | teach classes | tutor | tutoría | tutoring | llevar una clase > teaching | education | online teaching | classroom management
césped | lawn | poda | podar | prune | pruning | rosa | rosas | rosales | rose | roses | flor | flower | árboles | trees > gardening | garden design | plants
lechuga | lettuce | zanahorias | carrots | balcony garden > vegetable garden | gardening
pastor alemán | german shepherd | labrador | razas de perros | dog breeds > dogs | dog training
cenar | que hago de cenar | cuchillo | knife skills | kitchen | carne | meat | vegano | vegan | vegetariano | vegetarian | thai food | comida mexicana | mexican food > cooking | vegan cooking
azúcar | sugar | proteínas | protein | proteins | intolerancia | gluten | colesterol | cholesterol > nutrition | healthy eating | diet
vino | vinos | sommelier | cata > wine
cerveza | cervezas | beer > home brewing
barista | café | espresso > coffee
bebé | bebés | baby | babies | embarazo | pregnancy | padres | parents | madre > parenting
viajar | viaje | viajes | trip | trips | turista | backpacking > travel
caballo | caballos | horse | equitación > horses
nadar | swim | natación > swimming
karate | judo | boxeo | boxing | kung fu | taekwondo | defenderme > martial arts | self defense
genio | mal genio | mal humor | bad mood | sensible | sensitive | llorar | crying > emotional intelligence | emotional regulation | mindfulness
feliz | felicidad | happy | be happy > happiness | personal development
pareja | matrimonio | novio | novia | amor | love | marriage | dating > relationships | communication
enfermera | enfermero | nurse | nurses | hospital > nursing | medicine
médico | doctor | enfermedad | enfermedades | disease | diseases | cuerpo humano | human body > medicine | anatomy
adn | dna | genes | evolución | evolution | células | cells | animales | animals > biology | genetics
guerra | guerras | war | wars | romanos | romans | edad media | middle ages | imperio | empire > history | ancient history
filósofo | philosopher | ética | ethics | sentido de la vida | meaning of life > philosophy
política | políticos | politics | democracia | democracy | elecciones | elections > political science
clima | calentamiento global | global warming | climate > climate change | ecology
volcán | volcanes | volcano | volcanoes | terremotos | earthquakes | rocas | rocks | minerales > geology
constelación | constelaciones | constellation | constellations | cometas | comets | astronauta | astronaut > astronomy
einstein | newton | aviones | planes fly | airplanes | aerodinámica | fluidos > physics | mechanical engineering
fracciones | fractions | porcentaje | porcentajes | percentages | sumas | multiplicar | multiplication | tablas de multiplicar > mathematics | algebra
p value | valor p | hipótesis | hypothesis | encuesta | survey | surveys | regresión | regression > statistics | research methods | data analysis
gmat | sat > exam preparation | study skills
oposiciones | opositar | exam tips | aprobar exámenes | selectividad | finals | prepare for finals | exámenes finales | final exams | preparar oposiciones > study skills | exam preparation
tesis | thesis | investigación | investigar | research paper | research > research methods | academic writing
escuela en casa | homeschooling | homeschool | mantener la atención | keep students interested | interesar a los alumnos > teaching | education | classroom management
pronunciación | pronunciation | acento | accent | conversación en inglés > English
mecanografía | teclear | type faster | touch type > typing
signos del zodiaco | horóscopo | zodiac | horoscope | tarot > astrology
memoria fotográfica | palacio de la memoria | memory palace > memory techniques | study skills
`;
