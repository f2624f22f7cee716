/** How people ask about drawing, designing, building and making things by hand. */
export const design = `
dibujante | ilustrador | ilustradora | shading | carboncillo | charcoal | lápices de colores | sketchbook | boceto | anime | historieta | novela gráfica | graphic novel | pintor | painter > drawing | illustration | painting
tableta gráfica | drawing tablet | dibujar en ipad | arte digital | digital art | concept art > digital illustration | illustration | drawing
óleo | óleos | acrílico | acrylic | lienzo | pinceles | graffiti | grafiti > painting | oil painting | watercolor
acuarelas | watercolors | watercolours > watercolor | painting
letra cursiva | cursive | brush pen > calligraphy | typography
tipografías | fonts > typography | graphic design
teoría de los colores | paleta de colores | color palette > color theory | design | painting
afiche | póster | tarjetas de presentación | business cards | book cover | packaging > graphic design | Illustrator | Photoshop
revistas | magazine | publicar mi libro | self publishing > editorial design | graphic design
uxui | wireframe > UX | user experience | user interface
pixar | disney > animation | motion graphics | character design
animate a logo > motion graphics | animation | After Effects
sculpting > 3D modeling | 3D animation | animation
arquitecta | architect | edificios | design a house > architecture | technical drawing | interior design
decorating | decorador | remodelar | remodel | amueblar | feng shui > interior design | architecture
stylist | asesor de imagen | image consultant | vestir | vestidos | dresses > fashion design | sewing
diseñar productos > product design | industrial design | 3D modeling
diseñar jardines > landscape design | garden design | gardening
joyero | jeweler > jewelry | crafts
porcelain > ceramics | crafts
dibujar planos | planos de una casa | planos en 2d | dwg > technical drawing | AutoCAD | architecture
`;
