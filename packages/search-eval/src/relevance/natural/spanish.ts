/** What people type who read Spanish: '# topic', then one query per line. */
export const spanishQueries = `
# guitar
learn guitar
quiero aprender a tocar la guitarra
clases de guitarra para principiantes
guitarra
tocar la guitarra desde cero
acordes de guitarra
guitar chords
guitarra electrica facil
curso de guitarra online gratis
como se toca la guitarra española
# databases
bases de datos
aprender sql desde cero
sql
curso de base de datos
que es una base de datos relacional
databases
# photography
fotografia para principiantes
como sacar buenas fotos
hacer fotos con el movil
aprender fotografia desde cero
curso de fotos gratis
tecnicas de fotografia
photografía
quiero ser fotografo
fotografo profesional
fotos de calle y documentales
# investing
quiero aprender a invertir
como invertir en bolsa
bolsa para principiantes
invertir mi dinero
inversiones para novatos
acciones y fondos
que son los etf
ganar dinero en la bolsa
curso de trading gratis
# web-development
cómo hacer una web
crear una pagina web desde cero
diseño de paginas web
quiero hacer mi propia web
programacion web
hacer paginas de internet
desarrollador web
desarrollo front end
construir sitios web
# programming
programar desde cero
aprender a programar
curso de programacion para principiantes
quiero ser programador
no se nada de programacion
empezar a programar sin experiencia
programacion basica
cual es el mejor lenguaje para empezar
como aprender a programar gratis
codear
# python-spanish
curso de python en español
python en castellano
aprender python en español desde cero
python en español gratis
python basico en español
# python
python
piton
pyton
curso de phyton
lenguaje python
python con ejemplos
# python-start
pyhton basico
python para principiantes
introduccion a python
empezar con python
python desde cero
primeros pasos en python
python facil
# python-free
python gratis
curso gratuito de python
python sin pagar
# python-advanced
python avanzado
temas avanzados de python
nivel avanzado de python
# digital-marketing
marketing digital gratis
marketing online
quiero aprender marketing digital
mercadotecnia digital
mercadeo en internet
marketing para pymes
curso de marketing por internet
como vender mas por internet
estrategia de marketing digital
# excel
excel para contabilidad
excel
planillas
planillas de calculo
hojas de calculo
aprender excel rapido
curso de excel basico
excel gratis con certificado
tablas y formulas de excel
exel
excell
manejo de excel para el trabajo
# excel-advanced
excel avanzado
excel nivel intermedio
importar datos en excel
dominar excel a fondo
# user-experience
ux
diseño ux
experiencia de usuario
diseño de interfaces
ux ui para principiantes
diseñar apps moviles
diseño centrado en el usuario
# artificial-intelligence
IA
inteligencia artificial
curso de inteligencia artificial gratis
que es la inteligencia artificial
ia para empresas
ia generativa
aprender ia desde cero
# machine-learning
machine lerning
aprendizaje automatico
redes neuronales
aprendizaje de maquinas
aprendizaje profundo
deep learning
# c-language
c++
curso de c++
programar en c
lenguaje c desde cero
c++ para principiantes
aprender c++ gratis
# dogs
perros
adiestrar a mi perro
como educar a un cachorro
psicologia canina
entrenamiento de perros
adiestramiento canino
comportamiento de los perros
# vegetable-garden
huerto
huerto urbano
como hacer una huerta en casa
cultivar mis verduras
sembrar tomates
huerta organica
# gardening
jardineria
cuidado de plantas
diseñar mi propio jardin
jardin vertical
plantas de interior
paisajismo
arreglar el jardin
# video-editing
edicion de video
editar videos
como editar videos para youtube
editor de video
montaje de video
premiere
edición de vídeos con davinci
hacer reels y tiktoks
# javascript
javascript
js
aprender react
curso de javascript gratis
node js
# chatgpt
chatgpt
como usar chatgpt
chat gpt para el trabajo
api de openai
# yoga
yoga
yoga para principiantes
yoga en casa
# english-language
inglés
aprender ingles
curso de ingles gratis
ingles basico
# mindfulness
atención plena
meditacion
como controlar el estres
manejar la ansiedad
relajarse
aprender a meditar
mindfulness
reducir el estres del trabajo
gestionar el estrés
# astronomy
el universo
astronomia
planetas y estrellas
galaxias y agujeros negros
mirar el cielo con telescopio
curso de astronomia para aficionados
# accounting
contabilidad
contabilidad basica
curso de contabilidad para no contadores
llevar las cuentas de mi negocio
balances y estados contables
principios de contabilidad
contaduria
teneduria de libros
# finance
finanzas
finanzas para no financieros
entender los estados financieros
educacion financiera
como valorar una empresa
analisis financiero
finanzas personales
# data-science
ciencia de datos
analisis de datos con python
quiero ser analista de datos
data science desde cero
trabajar con datos
big data
cientifico de datos
# cybersecurity
ciberseguridad
hacking etico
seguridad informatica
como proteger mi red
aprender a hackear
curso de ciberseguridad gratis
analista de seguridad
# networks
redes informaticas
redes de computadoras
como funcionan las redes ip
redes desde cero
protocolos de red
# cloud
la nube
computacion en la nube
aws
amazon web services desde cero
certificacion aws
servicios en la nube
# mobile-apps
crear apps
hacer una aplicacion para android
desarrollo de aplicaciones moviles
programar para android
como crear una app movil
# game-making
hacer videojuegos
programar juegos
crear mi propio videojuego
desarrollo de juegos
# software-testing
pruebas de software
testing
qa tester
control de calidad de software
# word
word
curso de word
usar word para el trabajo
procesador de textos
office 365
paquete office
# presentations
presentaciones
hacer buenas presentaciones
diapositivas
powerpoint
power point
presentaciones de impacto
# dashboards
power bi
cuadros de mando
tableros de datos
visualizacion de datos
graficos e informes
# piano
piano
aprender piano desde cero
tocar el piano de oido
teclado para principiantes
clases de piano online
# singing
cantar
aprender a cantar
clases de canto
tecnica vocal
como mejorar mi voz al cantar
# music-production
produccion musical
hacer musica con el ordenador
grabar canciones en casa
hacer beats
mezcla de audio
musica electronica
producir mi propia musica
home studio
# music-theory
teoria musical
leer partituras
solfeo
entender la musica
lenguaje musical
# drawing
dibujar
aprender a dibujar
dibujo para principiantes
pintar animales
caricaturas
como dibujar facil
# photoshop
photoshop
curso de fotoshop
photoshop para presentaciones
# photo-editing
retocar fotos
edicion de fotos
editar imagenes
gimp
# technical-drawing
autocad
dibujo tecnico
planos en autocad
# design-thinking
design thinking
pensamiento de diseño
metodologias agiles de diseño
# cooking
cocina
aprender a cocinar
recetas faciles
cocina japonesa
hacer sushi
cocinar para niños
comida asiatica
# nutrition
nutricion
comer sano
dieta saludable
alimentacion infantil
bajar de peso
habitos de alimentacion
alimentacion saludable
# advertising
google ads
publicidad en facebook
anuncios en google
publicidad online
campañas publicitarias
facebook ads desde cero
# seo
seo
posicionar mi web en google
posicionamiento web
optimizacion para buscadores
# social-media
redes sociales
community manager
curso de community manager gratis
gestionar redes sociales
creador de contenido
# project-management
gestion de proyectos
direccion de proyectos
project manager
planificar un proyecto
jefe de proyecto
administracion de proyectos
# leadership
liderazgo
ser un buen jefe
dirigir equipos
como liderar un equipo
liderazgo de equipos
comportamiento organizacional
# negotiation
negociacion
como negociar
aprender a negociar mejor
tecnicas de negociacion
negosiacion
negociar un sueldo
# emotions
inteligencia emocional
controlar mis emociones
gestionar las emociones
manejo de emociones
conocerme mejor
# speaking-camera
hablar a camara
perder el miedo a la camara
como hablar bien en los videos
hablar en publico
# creative-writing
escribir una novela
escritura creativa
taller de escritura
aprender a escribir historias
contar historias
# study-skills
tecnicas de estudio
estudiar mejor
aprender a estudiar
como estudiar online
# creativity
creatividad
mapas mentales
ser mas creativo
economia naranja
# brain
cerebro
neurociencia
como funciona el cerebro
lenguaje y cerebro
# mathematics
matematicas
aprender matematicas desde cero
mates
matematicas basicas
repasar matematicas antes de la universidad
# algebra
algebra
algebra lineal
ecuaciones
# calculus
integrales
calculo integral
aprender a integrar
# physics
fisica
fisica para todos
como funcionan las cosas
fisica cotidiana
# teaching
educacion
pedagogia
curso para maestros
enseñar matematicas a niños
tecnologia en el aula
educacion inclusiva
formacion de docentes
# statistics
estadistica
estadistica con excel
analisis estadistico
estadistica para principiantes
# online-shop
tienda online
comercio electronico
montar una tienda en internet
vender por internet
# chess
ajedrez
# sewing
costura
corte y confeccion
# first-aid
primeros auxilios
# camera
cámara
# severance
Charles Severance
severanse
# giuffra
Jojo Giuffra
cursos de jojo giuffra
# valencia
valencia
universidad politecnica de valencia
# german-language
aleman
aprender aleman
`;
