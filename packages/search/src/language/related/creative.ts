export const creative = `
foto | fotos | fotografiar | photo | photos | picture | pictures | fotógrafo | fotógrafa | photographer | photographers | sacar fotos | sacar buenas fotos | hacer fotos | tomar fotos | take photos | take pictures | take better photos | take better pictures | dslr | réflex | cámara réflex | camera basics | mirrorless | retrato | retratos | portrait | paisaje | composición fotográfica | fotos con el móvil | fotos con el celular | phone photography | street photography | fotografía callejera | borrosa | borrosas | blurry | blurry photos | fotos borrosas | enfocar | fotos de calle | documentales | documentary photos > photography
cámara | cámara de fotos | cámaras de fotos | camera | cameras > photography | cameras | camera
retocar | retoque | retocar fotos | retoque fotográfico | retouch | retouch pictures | retouching | editar imágenes | editar fotos | edición de fotos | edición de imágenes | edit photos | edit pictures | photo editing | image editing | lightroom > photo editing | Photoshop | GIMP
fotoshop | photo shop | fotochop > Photoshop | photo editing
vídeo | video | videos | filmar | grabar videos | hacer videos | editor de vídeo | editor de video | video editor | editar vídeos | editar videos | edit videos | montaje | montaje de vídeo | montaje de video | video montage | final cut | after effects | premiere | adobe premiere | davinci | capcut | reels | reel | tiktok | tiktoks | shorts | youtube | videos para youtube | youtube videos | viral video | cortar vídeos | cortar videos | cut videos | grabar con el móvil | grabar con el celular > video editing | Premiere Pro | DaVinci Resolve | video production
cine | película | películas | film | films | movie | movies | cortometraje | cortometrajes | short film | short films | filmmaking | cinematografía > filmmaking | video production | video editing
hablar a cámara | hablar a la cámara | miedo a la cámara | perder el miedo a la cámara | camera shy | confident on camera | speak on camera | salir en videos | hablar en los videos > speaking on camera | camera confidence | public speaking
hablar en público | public speaking | oratoria | discurso | discursos | speech | speeches | miedo a hablar > public speaking | speaking on camera | communication
dibujar | dibujo | dibujos | draw | drawing | sketch | sketching | bocetos | caricatura | caricaturas | cartoon | cartoons | cómic | comic | manga | ilustrar | ilustración | pintar | pintura | paint | painting | acuarela | watercolor | arte | art > drawing | painting | illustration
pintar animales | dibujar animales | draw animals | cara | caras | rostro | rostros | face | faces | dibujo digital | digital drawing | lápiz | pencil | doodle | garabatos > drawing | illustration | portrait
diseño gráfico | graphic design | diseñador gráfico | logotipo | logo | logos | cartel | posters | canva | vector > graphic design | Illustrator | Photoshop
experiencia de usuario | experiencia del usuario | user experience | usabilidad | usability | diseño ux | ux design | ux ui | diseño centrado en el usuario | user centered design | diseño centrado en las personas | fácil de usar | easy to use | easier to use | más fácil de usar > UX | user experience | user interface
interfaz | interfaces | interfaz de usuario | diseño de interfaces | user interface | user interfaces | interface design | ui | ui design | wireframes | figma | prototipos | prototype | diseñar apps | design apps | app design > user interface | UX | Adobe XD | user experience
pensamiento de diseño | design thinking | human centered | human centered design | human centered innovation > design thinking | innovation | UX
house plan | house plans > architecture | AutoCAD | technical drawing
dibujo técnico | technical drawing | floor plan | floor plans | plano de una casa | planos de casas | planos | plano | blueprint | blueprints | cad | delineante | drafting | 3d | modelado 3d | solidworks | revit | sketchup > AutoCAD | technical drawing | 3D modeling
arquitectura | architecture | arquitecto | interiorismo | diseño de interiores | interior design > interior design | architecture | AutoCAD
guitarra | guitarrista | guitar | guitarist | gitar | ukelele | acordes | chords | rasgueo | strumming | bajo | bass > guitar
guitarra española | guitarra clásica | spanish guitar | flamenco > guitar
piano | pianista | pianist | teclado | keyboard | órgano | de oído | by ear > piano
cantar | cantante | canto | voz | mi voz | voice | vocal | vocals | sing | singer | singing | karaoke | coro | voice lessons | voice training | clases de canto | mejorar mi voz | singing voice > singing | vocal technique
partitura | partituras | leer música | leer partituras | read music | read sheet music | sheet music | music reading | solfeo | lenguaje musical | armonía | notas musicales | musical notes | teoría musical | teoría de la música | entender la música | understand music | tonalidad | key of a song > music theory | music
beat | beats | productor musical | music producer | hacer música | make music | producir música | producir mi música | producir mi propia música | produce music | música con el ordenador | grabar canciones | grabar en casa | grabar música | record songs | recording songs | home studio | home recording | estudio casero | estudio de grabación | recording studio | mezclar | mezcla de audio | mezclar música | audio mixing | mixing music | ableton | fl studio | logic pro | dj | techno | house music | canción | canciones | song | songs | componer | compose > music production | recording | electronic music | mixing
instrumento | instrumentos | instrument | instruments | violín | batería | drums > music | music theory
novela | novelas | novel | novels | cuento | cuentos | relato | relatos | historia | historias | story | stories | contar historias | storytelling | tell stories | escritor | escritora | writer | writers | escribir | write | escribir historias | escribir una novela | writing | fiction | ficción | libro | libros | book | books | escribir un libro | write a book | autor | author | poesía | poetry | taller de escritura | narrativa > creative writing | writing | storytelling
creativo | creativa | creative | más creativo | ideas | lluvia de ideas | brainstorming | pensamiento creativo | creative thinking | mapa mental | mapas mentales | mind map | mind maps > creativity | mind mapping
economía naranja | industrias creativas | creative economy > creativity
moda | fashion | costura | coser | sew | sewing | corte y confección | patronaje | tejer | knitting | ganchillo | crochet > sewing | fashion design | knitting
guion | guiones | guionista | screenplay | screenplays | scriptwriter > screenwriting | creative writing | storytelling
cortar vídeos | cortar videos | recortar vídeos | cut videos | trim videos | música a un video | music on a video | música para videos | clips | subtítulos | subtitles | vlog | vlogs | canal de youtube | youtube channel > video editing | video production
fondo de una foto | fondo de foto | remove the background from a photo | background photo | photo background | restaurar fotos | fotos antiguas | old photos > photo editing | Photoshop | GIMP
banda de música | grupo de música | grabar mi banda | record band | mezclar voces | mix vocals | pinchar > music production | recording | mixing
afinar | desafinar | tune | out of tune | notas altas | high notes > singing | vocal technique
fuera de la caja | outside the box | think outside the box | imaginar | imaginación | imagination | inventar > creativity | creative thinking | innovation
ropa | clothes | clothing | vestido | dress | bufanda | scarf > sewing | fashion design | knitting
manualidades | crafts | handmade | hecho a mano > crafts
película de animación | dibujos animados | animar | animate | animator > animation | 3D animation
modelos 3d | 3d models | plano de planta | floor plan | floor plans > 3D modeling | AutoCAD | technical drawing | architecture
paisajes | landscapes | perspectiva | perspective | bodegón | still life > drawing | painting
actor | actriz | actress | acting | actuar | teatro | theatre | theater > film directing | public speaking
periodista | journalist | journalism | periodismo | entrevistar > writing | copywriting | content creation
poema | poemas | poeta | poem | poems | poet | rimas > creative writing | writing | literature
carta | cartas | letters | redacción | redactar | ensayo | essay | essays > writing | academic writing | business writing
podcast | podcaster | locutor | locución > podcasting | recording | audio engineering
escala | escalas | scales | tonalidad | chord progressions | ritmo | rhythm > music theory | harmony
saxo | saxofón | flauta | trompeta | violinista | violinist | baterista | drummer | trumpet > music | music theory
bailar | baile | danza | salsa | bachata | tango | ballet > dance
peluquero | peluquera | peluquería | hairdresser | cabello | pelo | hair | peinados > hairdressing
uñas | nails | manicura | manicure | skin care | cuidado de la piel | belleza | beauty > makeup
joyas | joyería | jewels | bisutería > jewelry
cerámica | alfarería | clay | arcilla > ceramics
caligrafía | handwriting | letra bonita | lettering > calligraphy | typography
mueble | muebles | furniture | madera | wood | carpintero | carpenter > woodworking
decorar | decoración | decorate | decoration | home decor > interior design
fotografía digital | digital photography | fotografía de producto | product photography | fotografía gastronómica | food photography | fotografía nocturna | night photography | fotografía de paisajes | landscape photography | fotografía de naturaleza | nature photography | wildlife photography | fotografía de viajes | travel photography | fotografía de moda | fashion photography | macrofotografía | macro photography | fotografía en blanco y negro | black and white photography > photography
guitarra eléctrica | electric guitar | guitarra acústica | acoustic guitar > guitar
pintura al óleo | oil painting | ilustración digital | digital illustration > painting | illustration | drawing
cocina italiana | italian cooking | cocina vegana | vegan cooking > cooking
`;
