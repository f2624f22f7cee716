/** How people ask about programming, data and machines that learn. */
export const coding = `
pensamiento computacional | computational thinking > programming | software development | algorithms
interactivo | interactive website | website interactive > JavaScript | front-end | web development
blogs | blogging > web development | websites | WordPress
desarrollador móvil | desarrollador android > mobile development | mobile apps | Android
platformer > game development | making games | Unity
join two tables | unir dos tablas | organize company data > databases | SQL | data engineering
excel a python | analista | analyst | analytics > data analysis | data analytics | data science
data warehouse > data engineering | big data | databases
generar imágenes | generate images | arte con ia | prompt | agentes de ia | hablar con una ia > generative AI | ChatGPT | prompt engineering
reconocimiento de voz | speech recognition > natural language processing | machine learning | deep learning
reconocimiento facial | face recognition | facial recognition > computer vision | deep learning | machine learning
system design > software architecture | microservices | software engineering
depurar | debug | debugging > software testing | testing | software engineering
scraping > web scraping | Python | automation
rpa > automation | Python | programming
página | páginas | página para mi negocio | hacerle una página | build a site | my site | maquetar sitios | maquetar una web | programador web | web programmer | site for my business > web development | websites | web design
app store | google play store | publicar una app | publish an app | subir una app | idea de app | app idea | programar para iphone | programar para el celular | programar celulares > mobile development | mobile apps | Android
cpp | c plus plus | c más más | malloc | segfault | punteros y referencias | pointers and references > C++ | programming
csharp | c sharp > C# | programming | software development
dotnet | dot net | punto net > .NET | programming | software development
clientes y pedidos | customer records | tablas relacionadas | related tables > databases | SQL
reconocer caras | reconozca caras | recognize faces | recognise faces | detectar caras > computer vision | deep learning | machine learning
llm api | chatgpt api | writing prompts > OpenAI API | ChatGPT | prompt engineering | generative AI
`;
