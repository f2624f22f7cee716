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
`;
