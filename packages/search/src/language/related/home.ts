/** How people ask about food, body, garden, animals, crafts and free time. */
export const home = `
guisos | guisar | sopas | soups | rice | paella | pasta casera | mariscos | seafood | asado | parrilla | parrillero | grilling | bbq | barbecue | empanadas | arepas | curry | freidora de aire | air fryer | culinary | cocineros | fermentar | fermentación | fermentation | kombucha > cooking | food
pizza | lasaña | risotto | spaghetti > Italian cooking | cooking
plant based | vegetariana | tofu > vegan cooking | vegetarian | cooking
pastel | pastelería | torta | bizcocho | cupcakes | magdalenas | muffins | bombones | brownies | postre | dessert | sweets | helados | ice cream > pastry | baking | cooking
bake bread | homemade bread | pan de masa madre | yeast | horno de pan > bread baking | baking | cooking
dietista | dietitian | carbohidratos | carbs | breakfast | vitamina | suplementos | supplements | probióticos | diabético | diabetes | smoothies | batidos | jugos | juices | hungry > nutrition | healthy eating | diet
rebajar | flat stomach | abdomen plano | sobrepeso | overweight | obesidad | obesity > weight loss | diet | nutrition
poner en forma | workout | cardio | hiit | personal trainer | glúteos | abdominales | sentadillas | squats | flexiones | push ups | pull ups | calistenia | calisthenics | zumba | aeróbicos | aerobics | spinning | sedentario > fitness | exercise | strength training
muscle | pesas | lift weights | weightlifting | mancuernas | dumbbells > strength training | fitness
dolor de espalda | back pain | postura corporal | flexibility | estirar > yoga | pilates | fitness
5k | 10k | trotar | jog > running | fitness
piscina | nadador > swimming | fitness
futbolista > football | fitness
jaque mate | checkmate > chess
boxear | mma | jiu jitsu | muay thai | tai chi > martial arts | self defense | fitness
defenderse > self defense | martial arts
bailarín | cumbia | coreografía | choreography | ballroom > dance
costurera | modista | seamstress | bordar | bordado | embroidery | quilting | patchwork | cortinas > sewing | fashion design | crafts
tejido | lana y agujas | knit | suéter > knitting | crochet | crafts
amigurumi | crocheting > crochet | knitting | crafts
diy | bricolaje | trabajos manuales | velas | candles | jabón | soap | scrapbook | scrapbooking | origami | macramé | resina | cuero | leather | leathercraft | flores de papel | paper flowers | reciclaje creativo | upcycling | artesano | craft > crafts
carpentry | ebanistería > woodworking | crafts
maquillarme | maquillar | maquilladora | skincare | cosmética | cosmetics | cosmetología | pestañas | lashes | cejas | eyebrows | estética > makeup | beauty
hairstylist | haircut | barbero | barber | trenzas | braids | hairstyles > hairdressing | beauty
masajista | masajes | masseuse | fisioterapia | fisioterapeuta | physiotherapy | reflexología > massage | anatomy
reanimación | emergencias médicas | reanimar | choking | heridas | wounds > first aid | nursing
backyard | orquídeas | orchids | suculentas | succulents | cactus | riego | irrigation | hojas amarillas | yellow leaves | invernadero | greenhouse | terrarium | florista | florist | floristería > gardening | plants | garden design
hidroponía | hydroponics | cosechar | fresas | strawberries | hierbas aromáticas | setas | hongos | mushrooms | compostar | composting | fertilizante | fertilizer | self sufficient > vegetable garden | gardening | organic
perrito | doggy | house train > dogs | dog training | pets
gatito | kitten > cats | pets
horseback > horses
lactancia | breastfeeding | berrinches | rabietas | tantrums | pañales | niñera | babysitter | disciplina positiva | positive discipline | raise children | raising kids | crianza respetuosa > parenting | early childhood education
viajero | mochilero | mochila | backpacker | itinerario | vuelta al mundo > travel
tequila | mezcal | cócteles | cocktails | bartender | coctelería | barman > wine | wine tasting
cafetería | latte > coffee | barista
brewing | homebrew > home brewing | beer
carta astral | birth chart | zodiaco | chakras > astrology
descansar | despertar temprano | wake up early | sueño profundo > sleep | mindfulness | health
`;
