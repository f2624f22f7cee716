/** How people ask about photographs, films, sound and music. */
export const media = `
lenses | trípode | profundidad de campo | depth of field | bokeh | low light > photography | digital photography | cameras
fotos con el teléfono | iphone photos | fotos para instagram | instagram photos | selfie > mobile photography | photography
fotos de niños | photos of kids | fotos familiares | family photos | fotos de bebés | newborn photos > portrait photography | photography | lighting
fotos de boda | fotos de bodas | wedding photos | fotógrafo de bodas > wedding photography | photography
fotos de productos | product photos | fotos para vender > product photography | photography | lighting
fotos de comida | food photos | pictures of food > food photography | photography
fotos de paisajes > landscape photography | nature photography | photography
fotos de animales | wildlife photos | pictures of birds | fotos de aves > nature photography | photography
fotos de estrellas | vía láctea | milky way photos > astrophotography | night photography | astronomy
fotos de casas | photos of houses > real estate photography | photography
fotos de viajes > travel photography | photography
blanco y negro | black and white > black and white photography | photography
luces de estudio | estudio fotográfico | photo studio | luz natural > lighting | photography
vender mis fotos | sell my photos | stock photos > photography business | photography
borrar el fondo | remove background | quitar objetos de una foto | fotomontaje | photo montage | filtros de fotos | recortar fotos | crop photos | restore old photos | editor de fotos | photo editor | edición fotográfica > photo editing | Photoshop | GIMP
editar en el celular | edición audiovisual > video editing | Premiere Pro | DaVinci Resolve
camarógrafo | videógrafo | videographer | cameraman | videoclip | producción audiovisual > video production | filmmaking | video editing
cineasta | filmmaker | cinéfilo > filmmaking | film directing | video production
script for a movie | serie de televisión | tv series > screenwriting | creative writing | filmmaking
efectos especiales | special effects | croma | pantalla verde | green screen > visual effects | After Effects | video editing
programa de radio > podcasting | recording | audio engineering
grabarme | verme bien en cámara | teleprompter > speaking on camera | camera confidence | public speaking
fingerpicking | tablaturas > guitar | acoustic guitar | music theory
bajista > bass guitar | guitar | music
pianistas | keyboards | keyboardist | synthesizer | sintetizador > piano | keyboard | music theory
cellist > cello | violin | music
sax | clarinete | trompetista > saxophone | trumpet | music
cantantes | singers | desafino | falsete | rapear > singing | vocal technique | music
letras de canciones | lyrics | componer canciones | compose songs > songwriting | music composition | music
compositor | composer | orquesta | orchestra > music composition | harmony | music theory
bandas de sonido | soundtrack > film scoring | music composition
pentagrama > music theory | music reading | harmony
oído absoluto | train my ear | sacar canciones de oído > ear training | music theory
beatmaker | daw | lofi | reggaetón > music production | electronic music | mixing
masterizar | ecualizar | ecualización | sonidista | sound engineer | live sound | microphone | grabar mi voz | record my voice | audio quality | ruido de fondo | background noise > audio engineering | mixing | recording
beethoven | mozart > music history | opera | music
coros > choir | singing
acordeón | accordion > harmonica | music
grabarme en video | me están grabando | record myself | recording myself | film myself | filming myself | videos of myself | records me | zoom calls | talking on video > speaking on camera | public speaking
`;
