/** How people ask about school subjects, teaching, studying, languages and the sciences. */
export const school = `
fracción | decimales | divisiones | multiplicaciones | raíz cuadrada | square root | logaritmos | logarithms | calculadora | calculator > mathematics | algebra | calculus
despejar x | quadratic | polinomios | factorizar > algebra | mathematics
matriz | matrix > linear algebra | algebra | mathematics
derivar > calculus | mathematics
triángulos | triangles | ángulos | angles | pitágoras | pythagoras > geometry | trigonometry | mathematics
seno y coseno > trigonometry | geometry | mathematics
promedio | mediana | desviación estándar | standard deviation > statistics | data analysis | mathematics
fuerzas | óptica | magnetic | imanes | magnets | físico | physicist | partículas | particles | time travel | stephen hawking > physics | mechanics | science
mundo cuántico > quantum mechanics | physics
tabla periódica | periodic table | chemical reactions | moléculas | químico | chemist > chemistry | science
célula | bacterias | darwin | seres vivos | dinosaurios | biólogo | biologist > biology | ecology | science
genoma > genetics | biology
huesos | bones | esqueleto | skeleton | órganos | organs | sistema nervioso | nervous system > anatomy | medicine | biology
neurociencias | neuroplasticidad | neuroplasticity > neuroscience | brain | psychology
vacunas | vaccines | pandemia | pandemic | covid > public health | medicine
síntomas | symptoms | pharmacist | farmacéutico | cirugía | surgery | cáncer | odontología | enfermeras > medicine | nursing | anatomy
júpiter | marte | mars | saturno | eclipse | aliens | extraterrestres | cohetes | rockets | prismáticos | binoculars | telescopios > astronomy | physics
fósiles | fossils > geology | geography
especies en peligro | endangered species | ecosistemas | ecosystems | biodiversidad | biodiversity | medioambiente | cuidar el planeta | save the planet | huella de carbono | carbon footprint | zero waste > ecology | sustainability | climate change
efecto invernadero | greenhouse effect | weather > climate change | geography
ww2 | revolución francesa | french revolution | napoleón | historian | vikingos | aztecas | mayas | incas > history | ancient history
egipto | egypt | faraones | grecia antigua | ancient greece > ancient history | history | archaeology
picasso | da vinci | van gogh | frida kahlo > art history | painting
arqueólogo | ruinas | ruins > archaeology | ancient history
dioses | gods | zeus > mythology | ancient history
biblia | bible | jesús | islam | cristianismo | christianity > religion | philosophy
platón | sócrates | aristóteles | aristotle | estoicismo | stoicism | stoic | libre albedrío > philosophy | logic
desigualdad | inequality | feminismo > sociology | anthropology | political science
geopolítica | geopolitics | relaciones internacionales | international relations > political science | history
fantasía | fanfiction | autobiografía | storyteller > creative writing | writing | literature
cervantes | shakespeare | libros clásicos | classic books | quijote > literature | creative writing
ortografía | spelling | punctuation | puntuación | gramatical | tiempos verbales | verb tenses > grammar | writing | Spanish
trabajo de fin de grado | tfg | paper científico | scientific paper | artículo científico | dissertation > academic writing | research methods | writing
qualitative | literature review > research methods | statistics
calificaciones | flashcards | subrayar | resumir | resúmenes | summarize | self taught > study skills | learning to learn | memory
examen de admisión | examen de ingreso | test de admisión | opositor > exam preparation | study skills
profes | docencia | gamificación | gamification | aprendizaje basado en proyectos | project based learning | motivate students > teaching | education | classroom management
students misbehave | mal comportamiento > classroom management | teaching | education
jardín de infantes | kindergarten | preescolar | preschool | estimulación temprana > early childhood education | education | parenting
autismo | dislexia | dyslexia | asperger | discapacidad | disability > special education | inclusive education | education
elearning | crear un curso online | create an online course | pizarra digital | whiteboard | ai in the classroom > online teaching | educational technology | instructional design
diseñador instruccional > instructional design | educational technology | online teaching
grading | calificar exámenes | grade students > educational assessment | teaching
phrasal verbs > English | business English | linguistics
inglés de oficina > business English | English
kanji | hiragana > Japanese
sordos | deaf | asl > sign language
finales | parciales | exámenes parciales | midterms | revise for exams | a levels | mind goes blank | blank out | quedarse en blanco en exámenes > study skills | exam preparation | memory
clases por zoom | classes over zoom | lesson plan | lesson plans | lesson planning | plan lessons | planificar clases | planear clases > teaching | online teaching | educational technology
`;
