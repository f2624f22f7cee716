/**
 * Words that phrase a query but do not name its subject: intentions, auxiliaries, praise. They
 * weigh little, results may lack them, and they are never corrected.
 */
const spanish =
  'quiero querer quisiera deseo necesito me gustaria gusta busco buscar ando podria puedo puede poder ' +
  'aprender aprende aprendiendo aprendo estudiar hacer haz hago hace haciendo crear crea creo creando ' +
  'montar armar construir tocar usar uso usando utilizar manejar manejo manejando saber se sabe conocer ' +
  'entender entiende comprender empezar empieza empezando comenzar iniciar iniciarse inicio ser es soy ' +
  'son como cual cuales que donde cuando cuanto cuantos cuantas quien mejor mejores mejorar bueno buena buenos buenas ' +
  'bien facil facilmente rapido rapidamente sencillo simple util utiles mi mis mio propio propia propios ' +
  'propias tu tus yo alguien algo todo toda todos todas nada muy mas menos desde hasta cero sin sobre ' +
  'acerca ayuda ayudar dominar domina lograr funciona funcionan trabajar dedicarse tener tengo ' +
  'hay paso pasos cosas forma manera maneras tipo tipos truco trucos consejos personas gente ' +
  'completo completa totalmente online linea internet casa hogar ejemplos practico practica practicas ' +
  'practicar tecnicas trabajo profesional lenguaje ' +
  'dar doy dame dando poner pongo pone poniendo quitar sacar tomar coger meter echar salir sale salen ' +
  'llevar dejar deja seguir sigo ir voy vamos venir llegar quedar volver probar intentar tratar preparar ' +
  'preparo preparacion examen examenes conseguir obtener ganar perder evitar superar subir bajar arreglar elegir escoger decidir ' +
  'explicar explicado explicada explicados explicadas ensename decir cambiar traer encontrar mirar leer ' +
  'leo escribir escribo comprar pagar vivir vivo sentir parecer servir sirve significa enfrentar crecer ' +
  'nuevo nueva nuevos nuevas grande pequeno pequena largo larga dificil dificiles diferente siguiente ' +
  'primer primero primera primeros ultimo solo sola mismo misma importante posible capaz listo efectivo ' +
  'efectiva perfecto perfecta mucho mucha muchos muchas poco poca pocos tanto demasiado bastante siempre ' +
  'nunca jamas tambien aun ya ahora hoy luego despues antes entre durante mientras aunque porque pero ni ' +
  'aqui alli asi casi vez veces duda dudas lugar nos lo esto eso este ' +
  'esta estos estas ese esa ella ellos nosotros usted nuestro nuestra otro otra otros otras cada ' +
  'interesa interesaria interesado interesada recomienda recomiendan recomiendame recomendar ' +
  'recomendado recomendacion recomendaciones sugerencia sugerencias sugieres queremos necesitamos ' +
  'quisieramos podemos pueden podrian deberia debo tenemos encantaria encanta iniciarme ' +
  'dr dra prof introducirme meterme adentrarme arrancar arranco empiezo comienzo empece comence alguna algunas ' +
  'algun algunos cualquier cualquiera info informacion favor porfavor porfa gracias hola urgente ' +
  'rapidito facilito sencillamente realmente verdad ensenenme ensenan explicame expliquen intento ' +
  'estoy estamos quieres quieren sepa supe entiendo comprendo aprendi desearia pretendo pienso tema ' +
  'he has ha hemos habeis han haber habia habian hube hubo haya hayan habra habria habido habiendo fue ' +
  'fueron sido siendo sera seran ' +
  'temas acabo acabar consejo ayudame ayudenme ayuden buen sea sean hacerlo hacerla hacerme ponerme usarlo';
const english =
  'i im me we you want wants wanna need would like love looking look find search learn learning learned ' +
  'study studying myself how what which where when why who whats is are be do does doing did can ' +
  'could should make making build building create creating get getting start started starting become ' +
  'becoming begin use using work works working understand understanding know knowing improve improving ' +
  'better best good great top easy easily simple simply fast quick quickly my mine own your yourself ' +
  'about all everything something someone anyone people things thing step steps tips tricks way ways ' +
  'really very more most some any help master mastering mastery complete completely total full ultimate ' +
  'essential essentials online internet home examples practical hands have has it its will deal ' +
  'makes made gets got uses used needs needed helps lets seems becomes begins starts learns ' +
  'skills techniques professional language ' +
  'give gives giving take takes taking put puts putting show shows showing tell ask asking try trying ' +
  'come coming bring turn read play playing write prepare preparing preparation prep exam exams explain explained happen ' +
  'happens choose choosing pick finish lose gain reach achieve change move feel feeling buy ' +
  'handle overcome avoid fix solve new big small little hard difficult different next first last same ' +
  'right wrong sure able ready possible important successful effective perfect faster fastest easier ' +
  'easiest quicker always never again ever also too even still already maybe here there now today ' +
  'soon later up out over down away around after before between through than then while if so ' +
  'only just because but not one problem problems question questions ' +
  'result results lot kind kinds place stuff person by they them their he she us our ours ' +
  'these those every each other another may might must cannot t don doesn didn isn aren ll ve re ' +
  'please hi hello thanks interested recommend recommended recommendation recommendations suggest ' +
  'suggestion suggestions advice wish hoping hope wondering curious dunno idk pls plz ' +
  'beginning teaches taught guys everybody anybody anything nothing am was were been being having ' +
  'had shall seem wanting needing goes going nobody finds mr mrs ms';

/** The low-weight words of both languages, folded. */
export const lowWeightWords: ReadonlySet<string> = new Set(`${spanish} ${english}`.split(' '));

const fillers =
  'absolutely actual actually against almost along although among amount anymore anyway anywhere ' +
  'apart arent attempt awesome bad badly based basically beautiful begun behind beyond bolts ' +
  'brilliant brought came cant certain clearly common consider correctly couldnt couple currently ' +
  'daily decent deeply definitely depth detail details didnt direct doesnt dont dumb dummies earn ' +
  'earning else end ended ends enjoy enough enter entire especially everyday everywhere excellent ' +
  'fairly far favorite favourite few follow forever forget forgot fully fun gave given gone gonna ' +
  'grips half happening hate hear heard helped herself highly himself huge imagine immediately ' +
  'include incredible ins inside instead interesting into involved isnt itself jump ' +
  'kinda knew known lack lately least leave less let likely literally lots loved ' +
  'loves main manner matter mean meaning means meant moment mostly mustn naturally nearly necessary ' +
  'neither nice nuts often okay old older ones oneself option otherwise ourselves outs outside ' +
  'overall past perhaps personally piece pieces pile piles plain plenty powerful pretty previous ' +
  'probably proper properly proven provide purpose quit quite rather real realise realize reason ' +
  'recently regular remain require rid rookie ropes sense seriously several shouldnt since ' +
  'situation slow slower slowly smooth solid somehow sometimes somewhere sort stay steadily stick ' +
  'straight struggle struggles struggling stuck stupid such suddenly suitable super supposed tackle ' +
  'taken terrible themselves therefore think thinks thorough though thought thousand till tired ' +
  'together told tomorrow tons took tough toward towards tried tries truly twice unable unless ' +
  'until upon usual usually valuable various via wait waste went whatever whenever wherever whether ' +
  'whole whom whose willing within wonder wonderful wont worry worst worthwhile yes yesterday yet ' +
  'zero';

/**
 * English words that only fill a sentence, folded. They are low-weight words in a query, but terms of
 * the lexicon keep them: 'sense' tells nothing, 'make sense of data' does.
 */
export const fillerWords: ReadonlySet<string> = new Set(fillers.split(' '));

/**
 * What people call who teaches, folded. Beside a name or a subject they ask for nothing more:
 * 'profesor Severance'.
 */
export const teacherWords: ReadonlySet<string> = new Set(
  (
    'profesor profesora profesores profe docente docentes instructor instructora instructores maestro ' +
    'maestra teacher teachers instructors professor lecturer tutor tutora'
  ).split(' '),
);
