export const technology = `
python | pycharm | pip install | traceback | indentationerror | tkinter | pygame | depurador de código > programming | data science
pseudocódigo | hola mundo | bucles y condicionales | bucles anidados | data types | boolean | arrays | cadenas de caracteres | syntax error | error de sintaxis | stack overflow > programming | algorithms
visual studio code | vscode | vs code | intellij | eclipse ide | netbeans | notepad++ | sublime text | neovim > programming | software development
debug | breakpoints | stack trace | segmentation fault | null pointer | exception handling > programming | software testing
golang | rustlang | rust programming | programar en rust | webassembly > programming | software development
c++ | punteros en c | fuga de memoria | memory leak | programar en c | c programming > programming | embedded systems
c# | .net | dotnet | asp.net | blazor | entity framework | visual basic > programming | software development | web development
spring boot | apache maven | gradle | javafx > programming | object oriented programming | software development
multihilo | multithreading | concurrencia | race condition | mutex | asyncio > programming | operating systems
bootcamp de programación | coding bootcamp | junior developer | programador junior | tech career > programming | software development
perl | cobol | fortran | mainframe | matlab > programming
expresiones regulares | regex | regular expressions | grep > programming | command line
haskell | erlang | elixir phoenix | clojure | scala programming | pure functions | immutability | lambda expressions | common lisp | prolog programming | funciones puras | expresiones lambda | inmutabilidad de datos | mónadas > functional programming | programming
polimorfismo | polymorphism | encapsulamiento | multiple inheritance | herencia de clases | clases abstractas | método constructor | sobrecarga de métodos | diagrama de clases | uml > object oriented programming | software engineering
lista enlazada | árbol binario | binary tree | tabla hash | hashmap | pilas y colas | grafos | graph theory | priority queue | cola de prioridad | linked list | hash table > data structures | algorithms
recursividad | función recursiva | time complexity | programación dinámica | divide y vencerás | backtracking | quicksort | bubble sort | búsqueda binaria | dijkstra | camino más corto | hackerrank | programación competitiva | dynamic programming | competitive programming | shortest path > algorithms | data structures
dom manipulation | manipular el dom | ajax | json | callbacks y promesas | npm | webpack | eslint | localstorage | websockets | promises and callbacks > web development | programming
redux | react hooks | useeffect | jsx | single page application | server side rendering | ssr > web development | software development
flexbox | css grid | grid layout | centrar un div | sass | scss | media queries | responsive | animaciones css | hoja de estilos | stylesheet > web development | web design
django | python flask | fastapi | php | laravel | symfony | codeigniter | drupal | joomla | ruby on rails > web development | programming
api | rest api | api rest | graphql | endpoint | webhook | peticiones http | error 404 | error 500 | cors > web development | microservices | software development
oauth | jwt | inicio de sesión con google | login form | formulario de login | autenticación de usuarios | user authentication > web development | cybersecurity
dominio y hosting | domain name | cpanel | netlify | vercel | github pages > web development | servers
page speed | pwa | lazy loading > web development | mobile development
mern | mean stack | jamstack > web development | software development
flutter | react native | jetpack compose | swiftui | emulador de android | apk | google play console | notificaciones push | push notifications | firebase | desarrollador móvil > mobile development | software development
unity | unreal | unreal engine | godot | gamemaker | roblox | game engine | detección de colisiones | phaser js | 2d platformer > game development | programming
glsl | opengl | vulkan | directx | webgl | three.js | ray tracing | gráficos por computadora | computer graphics > game development | 3D modeling
endless runner | shooter en primera persona | juego 2d | indie game | game jam | level design | diseño de niveles | minecraft mods > game development | game design
inner join | clave primaria | primary key | clave foránea | subconsultas | stored procedure | modelo entidad relación | diagrama entidad relación | foreign key > databases | data engineering
pl sql | sql server | mariadb | dynamodb | redis | elasticsearch | supabase | slow query | optimizar consultas | orm | dba > databases | data engineering
sklearn | matplotlib | jupyter | kaggle | rstudio | ggplot2 | dataframe | dataset | outliers | missing values | prueba de hipótesis | time series | series temporales > data science | data analysis | statistics
spss | stata | anova | linear regression | análisis de cohortes | data driven | bi analyst | regresión lineal > data analysis | data visualization | business intelligence
diagrama de dispersión | scatter plot | pie chart | boxplot | mapa de calor | heatmap | infografía de datos | data storytelling | d3.js | plotly | streamlit | visualize data | gráfico de dispersión > data visualization | data analysis
etl | data pipeline | pipeline de datos | data warehouse | almacén de datos | data lake | esquema en estrella | bigquery | databricks | modelado de datos | data quality | data engineer | data governance > data engineering | databases
pyspark | apache kafka | data streaming | stream processing | procesamiento distribuido | distributed computing | batch processing | distributed processing | procesamiento por lotes | computación distribuida | terabytes de datos | hadoop cluster | streaming de datos > big data | data engineering
reglas de asociación | k means | clustering | agrupamiento de datos | rapidminer | detección de anomalías | anomaly detection | minería de texto | text mining | association rules | market basket analysis | cluster analysis > data mining | data science | machine learning
aprendizaje supervisado | aprendizaje no supervisado | árbol de decisión | decision tree | random forest | xgboost | svm | overfitting | cross validation | matriz de confusión | feature engineering | logistic regression | regresión logística | recommender system | hyperparameters > machine learning | data science
hiperparámetros | gradient descent | entrenar un modelo | sistemas de recomendación | pca | mlops > machine learning | data science
perceptron | backpropagation | función de activación | keras | convolutional | redes convolucionales | lstm | rnn | transformer architecture | autoencoder | aprendizaje por transferencia | cuda > deep learning | neural networks | machine learning
deep q network | dqn | markov decision process | cadenas de markov | agente que aprende a jugar | rlhf | refuerzo profundo | deep reinforcement | openai gym | recompensa del agente | markov chain | policy gradient > reinforcement learning | machine learning
opencv | yolov8 | detección de objetos | object detection | reconocimiento facial | face recognition | segmentación de imágenes | procesamiento de imágenes | ocr | seguimiento de objetos | self driving | conducción autónoma | image segmentation | image processing | autonomous vehicles | coches autónomos | imágenes médicas | medical imaging > computer vision | deep learning | artificial intelligence
spacy | hugging face | word embeddings | análisis de sentimiento | sentiment analysis | traducción automática | reconocimiento de voz | speech to text | text to speech | transcribir audio con ia | voice assistant | lingüística computacional | speech recognition | machine translation | texto a voz > natural language processing | machine learning | artificial intelligence
midjourney | stable diffusion | dalle | claude ai | deepseek | ollama | langchain | retrieval augmented generation | fine tuning | diffusion models | deepfake | elevenlabs | notebooklm | texto a imagen | text to image | generar imágenes | crear vídeos con ia > generative AI | artificial intelligence
agentes de ia | ai agent | agentic | vibe coding | ética de la ia | sesgo algorítmico | turing test | sistemas expertos | lógica difusa | algoritmos genéticos | agi | ai ethics | expert systems > artificial intelligence | generative AI
few shot | zero shot | chain of thought | cadena de pensamiento | system prompt | prompt engineer | prompt injection | pedirle a la ia | hablar con la ia | context window | ventana de contexto | prompt library | biblioteca de prompts > prompt engineering | generative AI
arquitectura hexagonal | clean architecture | domain driven design | ddd | monolito | system design | scalability | high availability | balanceo de carga | sistemas distribuidos | modelo vista controlador | mvc | load balancing | distributed systems > software architecture | software engineering
singleton | factory method | observer pattern | patrón estrategia | decorator pattern | dependency injection | inyección de dependencias | inversión de control | strategy pattern | patrón observador | patrón decorador | adapter pattern > design patterns | software architecture | object oriented programming
principios solid | refactoring | código espagueti | code smell | technical debt | legacy code | revisión de código | pair programming | código mantenible | linter | spaghetti code | deuda técnica | code review | refactorizar > clean code | software engineering
requisitos de software | software requirements | ciclo de vida del software | sdlc | historias de usuario | tech lead | open source | aplicación de escritorio | código abierto | user stories > software engineering | software development
rabbitmq | message broker | message queue | cola de mensajes | api gateway | service mesh | spring cloud | saga pattern | service discovery | event driven > microservices | software architecture
tdd | test driven | junit | mockito | pytest | appium | jmeter | load testing | casos de prueba | test case | istqb | smoke test > software testing | software engineering
code coverage | api testing | sdet | jest testing | cypress testing | playwright testing | behavior driven > software testing | software development
git | github | gitlab | bitbucket | conflictos de merge | pull request | clonar repositorio | gitignore | merge conflict | deshacer un commit | clone repository | ramas de git > version control | software development
web3 | solidity | dapp | defi | nft | proof of stake | erc20 | metamask | wallet de cripto | libro mayor distribuido | distributed ledger > blockchain | smart contracts | cryptography
openzeppelin | reentrancy attack | acuñar nft | ethers.js | web3.js | hardhat | chainlink | evm > smart contracts | blockchain
lexer | parser | analizador sintáctico | llvm | bytecode | código máquina | machine code | finite automata | autómata finito | formal languages | máquina de turing | turing machine | garbage collector | recolector de basura | programar en ensamblador > compilers | programming
airtable | appsheet | flutterflow | power apps | powerapps | low code | lowcode | bajo código | website without coding | app inventor | mendix | glide apps > no-code | mobile development
beautifulsoup | beautiful soup | scrapy | extraer datos de webs | extract website data | xpath | headless browser | puppeteer js | scrape websites | scrapear webs | selenium scraping | scraping de precios | price scraper > web scraping | programming
qubit | qiskit | ordenador cuántico | puertas cuánticas | quantum gates | quantum entanglement | superposición cuántica | algoritmo de shor | criptografía cuántica | entrelazamiento cuántico | algoritmo de grover | quantum circuit > quantum computing | quantum mechanics
oculus | meta quest | gafas vr | vr headset | webxr | realidad mixta | realidad extendida | apple vision pro | vídeo 360 | vrchat | mixed reality > virtual reality | augmented reality
arkit | arcore | ar filters | face filters | hololens | pokemon go | ar app | gafas inteligentes | smart glasses | filtros ar > augmented reality | virtual reality
ordenador para mayores | alfabetización digital | digital literacy | competencias digitales | copiar y pegar archivos | ratón y teclado | atajos de teclado | install software | periféricos | sistema binario | hexadecimal | bits y bytes | keyboard shortcuts | mouse and keyboard > computing | hardware
ransomware | trojan horse | spyware | keylogger | ddos | ingeniería social | social engineering | spoofing | zero trust | siem | owasp | cissp | security+ | iso 27001 | soc analyst | blue team | red team | parental controls | cyberbullying > cybersecurity | network security
doble factor | 2fa | mfa | contraseña segura | strong password | correo sospechoso | me robaron la cuenta | privacidad digital | control parental | ciberacoso | dark web > cybersecurity | data protection
metasploit | burp suite | nmap | ataque de fuerza bruta | sql injection | inyección sql | cross site scripting | xss | capture the flag | ctf | hack the box | tryhackme | oscp | bug bounty | kali linux | password cracking | osint > ethical hacking | penetration testing | cybersecurity
firewall | cortafuegos | vpn | wireguard | detección de intrusos | wpa3 | man in the middle | wireshark | captura de paquetes | packet sniffing | intrusion detection > network security | computer networks
ccna | ccnp | cisco | packet tracer | mikrotik | subnetting | subnet mask | vlan | ospf | enrutamiento | switch de red | modelo osi | osi model | dhcp | dns | ipv6 | structured cabling | access point > computer networks | network security
cableado estructurado | ethernet | rj45 | punto de acceso | red local | wifi lento | traceroute | ancho de banda | sd wan > computer networks | telecommunications
iaas | paas | saas | multicloud | migrar a la nube | cloud migration | terraform | heroku | cloudflare | az 900 > cloud computing | servers
debian | linux mint | windows 10 | windows 11 | macos | unix | dual boot | formatear el ordenador | reinstalar windows | memoria virtual | sistema de archivos > operating systems | computing
active directory | windows server | directivas de grupo | ldap | chmod | crontab | systemd | ansible | sysadmin | ssh | file permissions | permisos de archivos > system administration | servers | operating systems
powershell | zsh | shell scripting | bash scripting | símbolo del sistema | command prompt | comandos de linux | vim > command line | operating systems
nginx | proxy | vps | self hosted | servidor de correo | ftp | ssl certificate | https | data center | centro de datos | uptime | certificado ssl > servers | system administration
vmware | vsphere | virtualbox | hyper v | proxmox | máquina virtual | virtual machine | hipervisor | citrix | escritorio virtual | esxi | virtual desktop > virtualization | servers | system administration
dockerfile | docker compose | docker image | minikube | kubectl | helm chart | clúster de kubernetes | k8s | openshift | container orchestration | contenerizar > containers | cloud computing
jenkins | github actions | ci cd | cicd | despliegue continuo | continuous delivery | gitops | devsecops | devops engineer | infraestructura como código | circleci | gitlab ci | infrastructure as code | continuous deployment > continuous integration | containers | cloud computing
recuperación de desastres | disaster recovery | recuperar archivos borrados | recover deleted files | recuperar datos | data recovery | respaldos | copia incremental | clonar disco duro | perdí mis archivos | time machine mac > backups | storage
helpdesk | soporte informático | técnico informático | técnico de computadoras | support ticket | pantalla azul | computadora lenta | slow computer | pc no enciende | teamviewer | escritorio remoto | problemas con la impresora | device drivers | blue screen | remote desktop | ordenador lento > technical support | hardware
resistencias y condensadores | resistors | capacitor | transistor | diodo | ley de ohm | ohm law | multímetro | osciloscopio | protoboard | soldar componentes | soldering iron | placa de circuito | circuit board | pcb | kicad | corriente alterna | puertas lógicas | multimeter | oscilloscope | breadboard > electronics | electrical engineering
esp32 | esp8266 | stm32 | micro bit | microbit | raspberry pi pico | micropython | gpio | i2c | pwm | blink led | encender un led | programar placas > microcontrollers | electronics | embedded systems
servomotor | stepper motor | brazo robótico | ros2 | lego mindstorms | line follower | cinemática inversa | cobots | mecatrónica | control pid | servo motor | robot arm | mechatronics > robotics | electronics
mqtt | zigbee | bluetooth low energy | dispositivos inteligentes | enchufe inteligente | alexa | smart city | edge computing | industria 4.0 | gemelo digital | wearable devices | connected devices | lorawan | digital twin > internet of things | electronics
rtos | freertos | firmware | embedded c | embedded linux | fpga | vhdl | verilog | sistema en tiempo real | real time operating | risc v > embedded systems | microcontrollers
rpa | uipath | power automate | zapier | n8n | ifttt | plc | programmable logic controller | scada | ladder logic | robotic process | neumática > automation | robotics
rsa | clave pública | public key | hash functions | sha256 | esteganografía | cipher | mensajes secretos | secret codes | tls | private key | digital certificates | steganography | códigos secretos > cryptography | cybersecurity
evidencia digital | perito informático | cadena de custodia | chain of custody | ciberdelito | ciberdelincuencia | delitos informáticos | digital evidence | cybercrime | peritaje informático | mobile evidence | mobile forensics | memory forensics > digital forensics | incident response
brecha de seguridad | data breach | csirt | security operations center | threat hunting | splunk | indicators of compromise | edr | crowdstrike | security breach | centro de operaciones de seguridad | incident handling > incident response | cybersecurity
gdpr | rgpd | lopd | habeas data | hipaa | política de privacidad | datos personales | derecho al olvido | anonimizar datos | privacidad de datos | fuga de datos | privacy policy | personal data | data leak > data protection | cybersecurity
cobit | auditoría informática | auditoría de sistemas | togaf | arquitectura empresarial | cio | chief technology officer | cto | riesgo tecnológico | digital transformation | enterprise architecture | estrategia de ti | director de tecnología | transformación digital > IT governance | IT service management
itil | itsm | servicenow | service level agreement | acuerdo de nivel de servicio | gestión de incidencias | service catalog | cmdb | gestión de la configuración | incident management > IT service management | technical support
comptia | microsoft certified | certificarme | certificación aws | certificación cisco | google certificate | oracle certified | examen de certificación | certification exam | certificaciones de ti | cisco certification | aws certification | certificado oficial de microsoft > certification | exam preparation
disco duro | ssd | nvme | raid 5 | usb stick | pendrive | espacio en disco | amazon s3 | onedrive | dropbox | google drive | particionar disco | disco lleno | external drive > storage | backups | hardware
grafana | datadog | nagios | zabbix | kibana | análisis de logs | sre | site reliability | log analysis | alertas del sistema | alertmanager | server logs > monitoring | system administration | cloud computing
ghidra | ida pro | disassembler | decompiler | descompilar | malware analysis | análisis de malware | cheat engine | desensamblador | binary exploitation | shellcode | game hacking > reverse engineering | ethical hacking | cybersecurity
ensamblar computadoras | pc gamer | placa base | tarjeta madre | motherboard | tarjeta gráfica | gpu | cpu | memoria ram | fuente de alimentación | pasta térmica | overclocking | laptop repair | reparar celulares | phone repair | graphics card | power supply | reparación de laptops > hardware | technical support
mantenimiento de computadoras | computer maintenance | limpieza de pc | computer architecture | semiconductores | bios uefi > hardware | electronics
filamento | ender 3 | bambu lab | cura slicer | archivo stl | impresora de resina | fabricación aditiva | tinkercad | fusion 360 | boquilla extrusora | imprimir en 3d | cortadora láser | cnc router | resin printer | laser cutter > 3D printing | 3D modeling
fibra óptica | fiber optic | 5g | antena | radiofrecuencia | ham radio | modulación de señales | procesamiento de señales | signal processing | transformada de fourier | satélites de comunicaciones | starlink | voip | telefonía ip | radio frequency | satellite communications > telecommunications | computer networks
dji | cuadricóptero | quadcopter | uav | fpv | carreras de drones | piloto de drones | drone pilot | licencia de dron | part 107 | fotogrametría | photogrammetry > drones | drone video
crm a medida | salesforce developer | salesforce admin | sap hana > software development | databases
gis | arcgis | qgis | sistemas de información geográfica | remote sensing | mapas con python | geoespacial | postgis > data analysis | geography
bioinformática | trading algorítmico | operations research | monte carlo simulation | linear programming > data science | algorithms
postman api | swagger api > web development | software testing
apache cassandra > databases
looker studio > data visualization | dashboards
nas server | disco externo > storage
`;
