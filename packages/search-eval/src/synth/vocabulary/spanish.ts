import { entries } from './lines.ts';
import type { Phrases } from './phrases.ts';

/** How courses in Spanish are titled and described. */
export const spanish: Phrases = {
  locales: [
    ['es-ES', 55],
    ['es-MX', 25],
    ['es-419', 20],
  ],
  titles: entries(`
Curso completo de {tool}: {aim}
{tool} para {audience}: {aim}
{subject} para {audience}
{subject} con {tool}
Aprende {subject} {ease}
{subject}: {aim}
{tool} y {tool}: {aim}
Introducción a {subject}
Máster en {subject}: {aim}
Guía completa de {subject} para {audience}
Fundamentos de {subject}
{subject}, nivel avanzado, con {tool}
{tool} {ease}: {aim}
{subject} y {subject} para {audience}
Domina {tool} creando {thing}
Crea {thing} con {tool} y {tool}
{subject} en {field}
{subject} en {place}: {aim}
Certificación {made} {tool}: {aim}
{subject} con {made}: {aim}
{number} ejercicios resueltos de {subject}
{made} para {audience}
{subject} esencial para {field}
{subject} en la práctica: {thing} {ease}
Taller de {subject}: {thing} y {thing}
Preguntas de entrevista de {tool} para {audience}
De {subject} a {subject}: {aim}
El arte de {subject}
Reto de {number} días con {tool}: {thing}
{subject} para {field}: {thing}, {thing} y más
Entender {subject} en {field}
Bases de {subject} y {subject}
{made} {number}: {subject} {ease}
Universidad {tool} {year}: {aim}
`),
  headlines: entries(`
{Do} {thing} y {do} {thing}, paso a paso, aunque nunca lo hayas intentado.
Un curso práctico de {subject} para {audience} que quieren {do} {thing} en {field}.
Aprende a {do} {thing} con {tool} y entiende por qué funciona en {field}.
Todo lo que necesitan {audience} para {do} {thing} y para {do} {thing}.
Lecciones cortas, ejemplos reales de {field} y ejercicios para {do} {thing} por tu cuenta.
Cómo usan {audience} {subject} para {do} {thing}, con proyectos de {field}.
Desde la primera lección vas a {do} {thing}; al final podrás {do} {thing} sin ayuda.
Las ideas de {subject}, explicadas con {thing} y puestas en práctica en {field}.
Aprende a {do} {thing}, a {do} {thing} y prepárate para trabajar en {field} con {tool}.
Un camino claro por {subject}, desde {thing} hasta {thing}, con {number} ejercicios.
Qué significa {subject} en {field}, con ejemplos de {place} y herramientas sencillas.
`),
  partTwo: 'parte',
  edition: 'edición',
  audience: entries(`
principiantes | todos | programadores | diseñadores | docentes | empresas | emprendedores | niños | estudiantes | profesionales | pymes | ingenieros | artistas | autónomos | padres y madres | mujeres | mayores | enfermería | músicos | fotógrafos | blogueros | contables | arquitectos | analistas | investigadores | abogados | médicos | deportistas | escritores | líderes | vendedores | opositores | adolescentes | no programadores | científicos | traductores | terapeutas | cocineros | desarrolladores web | equipos de ventas | asociaciones | restaurantes | odontólogos | agentes inmobiliarios | periodistas | bibliotecarios | agricultores | pilotos | voluntarios | personas tímidas | gente ocupada | auditores | administradores | reclutadores | electricistas | veterinarios | farmacéuticos | aficionados | jubilados | inversores | entrenadores | directivos | secretarias | community managers | psicólogos | guías turísticos | maestros de primaria | peluqueros | artesanos | opositores de justicia
`),
  aim: entries(`
de cero a experto | la guía completa | paso a paso | una introducción práctica | aprende haciendo | de básico a avanzado | los fundamentos | todo lo que debes saber | proyectos reales | trucos y consejos | consigue tu certificado | preparación del examen | un curso práctico | más allá de lo básico | exámenes de práctica | lo esencial | empieza tu carrera | a fondo | curso intensivo | teoría y práctica | buenas prácticas | mejora tus habilidades | guía para empezar | secretos de experto | para el trabajo y la vida | herramientas y técnicas | casos prácticos | errores comunes | diseña tu futuro | gana más y trabaja menos | un enfoque moderno | inicio rápido | el manual que faltaba | en un fin de semana | estrategias que funcionan | la ciencia que hay detrás | guía visual | prepara tu entrevista | trabajar con clientes | de la idea al lanzamiento
`),
  ease: entries(`
desde cero | fácil y rápido | en 30 días | paso a paso | gratis | con ejemplos | como un profesional | en casa | en línea | en una hora | a tu ritmo | con confianza | en 2024 | en 10 lecciones | sin estrés | en español | con poco presupuesto | con proyectos reales | en una semana | para siempre
`),
  thing: entries(`
un portafolio | aplicaciones web | una página web | cuadros de mando | aplicaciones móviles | un chatbot | una tienda en línea | animaciones | informes | un plan de negocio | presupuestos | un logotipo | páginas de aterrizaje | personajes | un videojuego | hojas de cálculo | canciones | cortometrajes | un pódcast | un boletín | menús saludables | un huerto | unidades didácticas | canalizaciones de datos | APIs REST | pruebas automáticas | sistemas de recomendación | un estudio en casa | retratos | carteles | paisajes | presentaciones | contratos | campañas | embudos de venta | pronósticos | un artículo científico | un blog | redes neuronales | clasificadores de imágenes | un robot de inversión | copias de seguridad | cortafuegos | máquinas virtuales | una rutina de mañana | un plan de entrenamiento | mejores hábitos | libros electrónicos | facturas | planos | muebles | cajas de madera | panes de masa madre | progresiones de acordes | líneas de bajo | ritmos de batería | melodías | efectos de sonido | paletas de color | iconos | tipos de letra | historias de usuario | hojas de ruta | entrevistas | encuestas | cuestionarios | ensayos | demostraciones | ecuaciones | experimentos | cuadernos de campo | mapas | líneas de tiempo | discursos | negociaciones | reuniones | planes de acogida | ofertas de empleo | nóminas | declaraciones de la renta | balances | filtros de acciones | contratos inteligentes | monederos digitales | analizadores | compiladores | sombreadores | niveles de juego | complementos | extensiones del navegador | buscadores | rastreadores | colas de mensajes | flujos de eventos | sensores | robots | drones | circuitos | antenas | placas solares | listas de reproducción | remezclas | guiones gráficos | guiones | tráileres | cámaras rápidas | álbumes de boda | fotos de producto | miniaturas | subtítulos | etiquetas
`),
  field: entries(`
la empresa | la sanidad | la educación | las finanzas | el turismo | el deporte | el comercio | la agricultura | el sector inmobiliario | la administración pública | la industria | la logística | la energía | la moda | los videojuegos | el periodismo | la construcción | las asociaciones | los seguros | la biología | la química | la ingeniería | la hostelería | el derecho | la minería | la aviación | la automoción | las telecomunicaciones | los museos | la vida diaria | la oficina | el aula | la investigación | el comercio electrónico | la banca | la farmacia | la biotecnología | la arquitectura | el cine | el teatro | la edición | la publicidad | los recursos humanos | la atención al cliente | el trabajo social | la psicología | la salud pública | el urbanismo | el medio ambiente | la oceanografía | los bosques | la alimentación | la restauración | la enología | la cosmética | la veterinaria | la odontología | las emergencias | la defensa | el espacio | el transporte marítimo | los ferrocarriles | el reciclaje | la gestión del agua | las energías renovables | las microfinanzas | el capital riesgo | la empresa familiar | los equipos remotos | las ciudades inteligentes | la medicina deportiva | las residencias | la escuela infantil | la primaria | la secundaria | la universidad
`),
  act: entries(
    'construir | crear | diseñar | planificar | entender | mejorar | analizar | escribir | probar | presentar | organizar | automatizar | grabar | dibujar | medir | publicar | vender | gestionar | preparar | explicar | comparar | editar | enseñar | entregar | reparar | lanzar | documentar | simplificar | revisar | combinar',
  ),
};
