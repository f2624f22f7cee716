/** How people ask about feelings, habits, confidence and getting better at life. */
export const mind = `
superación personal | superarme | autoayuda | personal growth | propósito de vida | life purpose | ikigai | salir de la zona de confort | comfort zone | mindset | mentalidad | fuerza de voluntad | willpower > personal development | motivation | habits
vision board > goal setting | motivation | personal development
motivarme | motivarse | desmotivado | unmotivated | lazy | laziness | pereza | flojera | no tengo ganas | falta de energía > motivation | habits | procrastination
hábito | habit | fumar | quit smoking | adicción | adicciones | addiction | dopamina | detox digital > habits | personal development | productivity
dejar las cosas para después | postergar | waste time | wasting time | distracciones | distractions | distraigo | distracted | tdah | adhd > procrastination | productivity | time management
no me alcanza el tiempo | falta de tiempo | not enough time | no tengo tiempo | no time | manage time | administrar el tiempo | multitarea | multitasking | puntualidad | siempre llego tarde > time management | productivity | planning
autoestima baja | low self esteem | quererme | love myself | self worth | inseguro | inseguridad | insecure | insecurity | síndrome del impostor | impostor syndrome | imposter syndrome | valorarme | aceptarme > self esteem | confidence | personal development
confiado | vergüenza | pena hablar | shame | embarrassed | introvertido | introvert | miedo al rechazo | fear of rejection | valentía | courage > confidence | self esteem | assertiveness
hacerme respetar | complacer > assertiveness | communication | confidence
ansioso | fobia | phobia | nervioso | nervous | preocupado | worried | no puedo dejar de pensar | can't stop thinking > anxiety | stress management | mindfulness
estresada | estresante | stressful job | agotado | agotamiento | exhausted | switch off | unwind | relajarme | relajante | calmarme | tranquilidad | tranquilo | paz mental | peace of mind | serenidad | sobrecargado | overwhelmed | overwhelm | desestresarme > stress management | mindfulness | meditation
live in the present | present moment | aquí y ahora | meditaciones | zen | budismo | buddhism | espiritual | espiritualidad | spiritual | spirituality | respirar | breathe | gratitud | diario personal | journaling > mindfulness | meditation | yoga
enojona | enojado | impulsivo | impulsive | celoso | jealous | empático | frustración | frustration | cambios de humor | mood swings > emotional intelligence | emotional regulation | mindfulness
depresión | depression | depressed | deprimido | triste | sad | duelo | grief | trauma | psicóloga | psychologist | psicoterapia | psychotherapy | terapeuta | therapist | mental illness | niño interior | inner child > mental health | psychology | emotional intelligence
comportamiento humano | human behavior | personalidad | personality | manipulación | narcisista | why people do things | criminología > psychology | neuroscience
ruptura | breakup | infidelidad | conquistar | seducir | seducción | flirt | flirting | ligar | dependencia emocional | relación tóxica > relationships | communication | emotional intelligence
resiliente | bounce back > resilience | personal development
alegría | optimismo | positive thinking | pensamiento positivo | bienestar | wellbeing | wellness | self care | autocuidado > happiness | mindfulness | personal development
think clearly | fake news | noticias falsas | debatir | sesgos cognitivos | cognitive biases > critical thinking | logic | communication
decisiones | decisions | decidir mejor | indeciso | indecisive > decision making | critical thinking | leadership
acertijos | puzzles | resolver problemas | solucionar problemas | solve problems > problem solving | critical thinking | creativity
talk to strangers | hablar con desconocidos | platicar | charlar | habilidades sociales | habilidades blandas | socializar | socialize | carisma | charisma | elocuencia | eloquent | expresarme | listening | dicción | tartamudear | stutter | hablar claro > communication | public speaking | relationships
hablar ante público | nervios al hablar | ted talk | orador | pánico escénico | maestro de ceremonias | locutora | voiceover > public speaking | communication | speaking on camera
leer a las personas | read people | microexpresiones > body language | communication | psychology
influir en los demás > persuasion | negotiation | communication
menos cosas | declutter | decluttering | tidying | marie kondo | konmari > minimalism | personal organization
hipnotizar | hipnoterapia > hypnosis | psychology
forgetful | mnemotecnia | recordar nombres | remember names > memory techniques | memory | study skills
leer rápido | read faster | comprensión lectora | reading comprehension > speed reading | study skills
`;
