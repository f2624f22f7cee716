/** Terms related to computing, and the subjects that they lead to. */
export const technology = `
sql | nosql | consultas sql | sql queries | relational database | base de datos relacional > databases | SQL | data engineering | gestión de datos | data
base de datos | bases de datos | database | databases > databases | SQL | data engineering | gestión de datos | data
javascript | js | ecmascript > JavaScript | React | Node.js | web development
react | reactjs > React | JavaScript | front-end | web development
node | nodejs | express > Node.js | JavaScript | web development
html | css | html5 | css3 > HTML | CSS | web development | web design
página web | páginas web | pagina de internet | páginas de internet | sitio web | sitios web | website | websites | web page | web pages | web site | web | webs | blog | code a website | programar una web | programar páginas web | portfolio website | personal website | online portfolio | portafolio web | portafolio online | make a website | hacer una página web > web development | aplicaciones web | web design | websites | WordPress
desarrollador web | web developer | web developers | diseño de páginas web | programación web | full stack | fullstack > web development | React | JavaScript | HTML
front end | frontend | front-end > front-end | React | web development | JavaScript
back end | backend | back-end | servidor web > web development | Node.js | databases
wordpress > WordPress | web design | web development
app | apps | aplicación | aplicaciones | app móvil | apps móviles | aplicación móvil | mobile app | mobile apps | phone app | iphone app > mobile development | Android | mobile apps | Flutter | mobile
aplicación para android | android app | android apps | programar para android | android development | android studio > Android | mobile development
ios | iphone | swift > Swift | iOS | mobile development
código | codificar | codear | code | coder | coders | coding | codificación | desarrollador | desarrolladora | developer | programador | programadora | programmer | lenguaje de programación | mejor lenguaje | primer lenguaje | programming language | informático > programming | Python | JavaScript | C++
videojuego | videojuegos | juego | juegos | game | games | video game | video games | programar juegos | hacer juegos | game programming | game design > game development | making games | games | Unity
robot | robots | robótica | robotics > robotics | Arduino | microcontrollers | electronics
electrónica | electronics | circuitos | circuits | microcontrolador | microcontrollers > electronics | microcontrollers | Arduino
chatgpt | chat gpt | gpt | openai | gemini | copilot | llm | llms | modelos de lenguaje | language models | prompts > OpenAI API | ChatGPT | prompt engineering | generative AI | artificial intelligence
ia generativa | generative ai | inteligencia artificial generativa > generative AI | OpenAI API | ChatGPT | artificial intelligence
inteligencia artificial | artificial intelligence | ai | ia > artificial intelligence | machine learning | deep learning
redes neuronales | red neuronal | neural network | neural networks | deep learning | aprendizaje profundo > deep learning | machine learning | neural networks
ml | machine learning | aprendizaje automático | aprendizaje de máquinas | aprendizaje de máquina | aprendizaje máquina | modelos predictivos | predictive models > machine learning | deep learning | data science
analista de datos | data analyst | análisis de datos | data analysis | data analytics | analítica de datos | analizar datos | analyze data > data analysis | data analytics | data science | Excel | Power BI
científico de datos | data scientist | ciencia de datos | data science > data science | machine learning | data analysis | Python
datos masivos | big data > big data | data engineering | data science
datos | data > data science | data analysis | data
hacker | hackers | hackear | hacking | ethical hacking | hacking ético | pentesting | pentest | penetration testing > cybersecurity | ethical hacking | network security | security
ciberseguridad | seguridad informática | information security | cyber security | computer security | infosec | seguridad de la información | seguridad de redes | proteger mi red | protect network | privacidad en internet | analista de seguridad | security analyst > cybersecurity | network security | security
virus informático | malware | phishing | contraseñas | passwords > cybersecurity | security
redes | redes ip | redes informáticas | redes de computadoras | redes de ordenadores | redes de computadores | computer network | computer networks | networking | router | routers | wifi | tcp ip | ip address | ip addresses | dirección ip | direcciones ip | protocolos de red | network protocols | cómo funciona internet | how internet works | internet works > computer networks | IP networks | network
la nube | nube | cloud | cloud computing | computación en la nube | servicios en la nube > cloud computing | AWS | Azure | Google Cloud | cloud
amazon web services | aws | lambda | serverless | sin servidor | ec2 | s3 > AWS | cloud computing
azure | google cloud | gcp > Azure | Google Cloud | cloud computing | AWS
devops | contenedores | containers > Docker | Kubernetes | cloud computing | AWS
linux | ubuntu | terminal | bash > Linux | operating systems
qa | tester | testers | testing | pruebas | calidad de software | quality assurance | control de calidad de software | software quality | aseguramiento de calidad > software testing | testing
arquitectura de software | software architect | arquitecto de software > software architecture
oop | poo | programación orientada a objetos | objetos y clases > object oriented programming
algoritmos | algorithms | estructuras de datos | data structures | entrevista técnica | coding interview > algorithms | data structures
ordenador | computadora | computer | computers | informática básica | computación básica | ofimática > office productivity | Office 365 | IT
administrador de bases de datos | database administrator | guardar datos | store data > databases | SQL
ingeniero de software | ingeniería de software | software engineer | software developer | desarrollador de software > software engineering | software development | programming
script | scripts | automatizar | automate | automatización | automation | tareas repetitivas | repetitive tasks | boring tasks > automation | Python | programming
pandas y numpy > Python | data science | data analysis
patrones en los datos | patterns in data | limpiar datos | clean data | data cleaning | encuestas | survey data > data analysis | data science | Python
reconocer imágenes | reconocimiento de imágenes | recognize images | image recognition | visión artificial | visión por computador > computer vision | machine learning | deep learning
pruebas automáticas | pruebas automatizadas | automatizar pruebas | automated testing | automated tests | test automation | automate tests | pruebas unitarias | unit tests | test code > software testing | testing
no code | nocode | build app without coding | app without coding | app sin programar > no-code | mobile development
reparar ordenadores | computer repair | hardware | pc > hardware | technical support
impresora 3d | impresoras 3d | 3d printer | 3d printers > 3D printing
hackers | proteger mi ordenador | proteger computadora | protect computer | protect data | proteger mis datos | antivirus | estafas | scams > cybersecurity | security
ciberataque | ciberataques | cyber attack | cyber attacks | proteger a mi familia en internet | protect my family online | robo de identidad | identity theft | hackeado | hacked > cybersecurity | data protection | security
bugs | encontrar errores | find bugs in software | bugs in software | error de software | errores de software > software testing | testing
servidor | servidores | server | hosting | alojamiento web > servers | system administration | cloud computing
criptografía | cifrado | cifrar | encryption | encrypt > cryptography | cybersecurity
realidad virtual | metaverso | metaverse | vr > virtual reality
casa inteligente | domótica | smart home | sensores | sensors > internet of things | electronics | automation
ingeniero | ingeniera | ingeniería | engineer > mechanical engineering | electrical engineering | civil engineering
dron | drones | volar un dron | fly a drone > drones | drone video
clasificar imágenes | image classification | image classifier | imágenes con ia | pictures with ai | images with ai > computer vision | generative AI | machine learning | artificial intelligence
bot | bots | chatbot | chatbots | talk to an ai > OpenAI API | ChatGPT | prompt engineering | artificial intelligence | natural language processing
java > programming | software development
`;
