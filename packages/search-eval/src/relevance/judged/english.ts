export const english = `
introduction to python programming | 1 | Introduction To Python Programming
python beginners | 1 | Learn Python for Total Beginners
pyhton beginners | 1 | Learn Python for Total Beginners
python data science | 1 | Python Data Science Fundamentals
phyton data sciense | 1 | Python Data Science Fundamentals
data analytics python | 1 | Introduction to Python Programming (for Data Analytics)
machine learning python | 1 | Fundamentals of Machine Learning
machine learnign | 1 | Fundamentals of Machine Learning
polars | 1 | Data Engineering with Polars
data engineering | 1 | Data Engineering with Polars
openai api | 1 | OpenAI API Complete Guide
open ai api guide | 2 | OpenAI API Complete Guide
advanced python | 1 | Intro to advanced python topics
numpy | 1 | Deep Learning Prerequisites
deep learning | 1 | Deep Learning Prerequisites
linear algebra python | 1 | Python for linear algebra
python oop | 1 | Python OOP
object oriented programming | 2 | Python OOP; Object Oriented Programming in C++
c++ | 6 | C++ Tutorial for Complete Beginners; C++ for Beginners; Intermediate Level C++; Learn C++ Programming
c++ beginners | 2 | C++ Tutorial for Complete Beginners; C++ for Beginners
c++ games | 1 | Learn C++ Programming By Making Games
intermediate c++ | 1 | Intermediate Level C++
c programming | 4 | C Programming Language: Foundations; C Programming 2021
c programming 2021 | 1 | C Programming 2021
data structures in c | 1 | Data Structures and Algorithms
datastructures | 3 | Data Structures and Algorithms
microcontrollers | 1 | Microcontrollers and the C
msp430 | 1 | Microcontrollers and the C
routing table | 1 | Network Security - Implement
interview preparation c++ | 1 | Object Oriented Programming in C++
john purcell | 1 | C++ Tutorial for Complete Beginners
deepali srivastava | 2 | Data Structures and Algorithms; Python OOP
lazy programmer | 1 | Deep Learning Prerequisites
ai strategy | 1 | AI Strategy and Governance
future of work | 1 | AI, Business & the Future of Work
design thinking | 2 | Mastering Design Thinking; Agile Meets Design Thinking
agile design | 1 | Agile Meets Design Thinking
agil design thinking | 1 | Agile Meets Design Thinking
project management | 2 | Mastering Design Thinking for Project Management
optional ui | 1 | Mobile Soft UI Design
adobe xd | 1 | Mobile Soft UI Design
adobe | 5 | Adobe Premiere Pro: Edit; Mobile Soft UI Design
cartoon animals | 1 | Drawing & Painting
drawing | 1 | Drawing & Painting
drwaing | 1 | Drawing & Painting
autocad | 1 | Autodesk Certified Professional
autocad exam | 1 | Autodesk Certified Professional
react | 1 | Developing Front-End Apps with React
front end react | 1 | Developing Front-End Apps with React
frontend | 3 | Developing Front-End Apps with React
user interfaces websites | 1 | Build Dynamic User Interfaces
software testing | 1 | Foundations of Software Testing
sofware testing | 1 | Foundations of Software Testing
software architecture | 1 | Fundamentals of Software Architecture
big data | 1 | Fundamentals of Software Architecture
accounting | 3 | Accounting: Principles of Financial
acounting | 3 | Accounting: Principles of Financial
financial accounting | 1 | Accounting: Principles of Financial
quickbooks | 1 | Bookkeeping and QuickBooks
bookkeeping | 1 | Bookkeeping and QuickBooks
bokkeeping quickboks | 1 | Bookkeeping and QuickBooks
behavioral finance | 1 | Behavioral Finance
behavioural finance | 1 | Behavioral Finance
finance behavior | 2 | Behavioral Finance
stock market | 3 | Introducción a la inversión bursátil
aws | 4 | AWS Cloud Practitioner; AWS Cloud Technical; AWS Lambda
aws lambda | 1 | AWS Lambda with Node.Js
node.js | 1 | AWS Lambda with Node.Js
nodejs | 1 | AWS Lambda with Node.Js
cloud practitioner | 1 | AWS Cloud Practitioner
ip networks part 2 | 1 | IP Networks for the Absolute Beginners - Part 2
ip networks | 2 | IP Networks for the Absolute Beginners - Part 1; IP Networks for the Absolute Beginners - Part 2
networks protocols | 1 | IP Networks for the Absolute Beginners - Part 2
cybersecurity python | 1 | Automate Cybersecurity
cyber security | 4 | Automate Cybersecurity
siem | 1 | Security Analyst SIEM
alienvault | 1 | Security Analyst SIEM
qradar | 1 | QRadar
dog training | 1 | Dog Training
dogs | 2 | Dog Emotion; Dog Training
dog emotion | 1 | Dog Emotion
child nutrition | 1 | Child Nutrition
nutrition | 4 | Child Nutrition; Health and Vitality; Superfoods
nutricion basics | 2 | Health and Vitality
superfoods | 1 | Superfoods
japanese food | 1 | 92 Best Authentic Japanese
japaneese recipes | 1 | 92 Best Authentic Japanese
gardening | 3 | Diseño de Jardines; Aprende a diseñar jardines verticales; Mi propia huerta orgánica
digital marketing | 1 | Foundations of Digital Marketing
ecommerce | 2 | Foundations of Digital Marketing
e-commerce | 1 | Foundations of Digital Marketing
seo | 1 | The Complete Beginners SEO
seo fundamentals | 1 | The Complete Beginners SEO
guitar | 1 | Fundamentos de la guitarra
guitars | 1 | Fundamentos de la guitarra
music theory | 1 | Fundamentals of Music Theory
musci theory | 1 | Fundamentals of Music Theory
piano by ear | 1 | How to play piano
electronic music | 1 | Electronic Music Production
music production | 3 | Electronic Music Production
singing | 1 | How to sing
vocal technique | 1 | How to sing
sing | 1 | How to sing
dashboards excel | 1 | Data Visualization and Dashboards
cognos | 1 | Data Visualization and Dashboards
power bi | 1 | Power BI Pro
spreadsheets excel | 5 | Excel: Fundamentos
creative writing | 1 | Creative Writing
plot writing | 1 | Creative Writing
mind mapping | 1 | Mind Mapping
creative thinking | 1 | Mind Mapping
creativity | 3 | Mind Mapping
emotional intelligence | 2 | Introducción a la inteligencia emocional; Inteligencia emocional para el liderazgo
leadership | 3 | Liderazgo y comportamiento organizacional
negotiation | 3 | Negociación exitosa; Habilidades de negociación; Estrategias y estilos de negociación
stress management | 1 | Gestión del estrés
photography | 2 | Master Photography
photography techniques | 1 | Master Photography
premiere pro | 2 | How to Edit Videos; Adobe Premiere Pro: Edit
premier pro beginners | 1 | How to Edit Videos
capcut | 1 | Master TikTok
tiktok reels | 1 | Master TikTok
gimp | 1 | GIMP Photo Editing
photo editing | 1 | GIMP Photo Editing
davinci resolve | 1 | Learn Davinci Resolve
davinchi resolve | 1 | Learn Davinci Resolve
camera confidence | 1 | Camera Confidence
physics | 1 | How Things Work
how things work | 1 | How Things Work
mathematics | 4 | Bases Matemáticas: Números; Bases Matemáticas: Álgebra; Bases Matemáticas: Integrales
astronomy | 1 | Astronomía Virtual
statistics | 1 | Análisis estadístico con Excel
documentary photography | 1 | Fundamentos de fotografía documental
mike cohen | 1 | Python for linear algebra
duke university | 3 | Behavioral Finance; Dog Emotion
stanford | 1 | Child Nutrition
berklee | 4 | Grabar y mezclar música; Crear música con tecnología; Producción musical y su efecto; Fundamentos de la guitarra
google ux | 1 | Aspectos básicos del diseño de la experiencia del usuario
yale | - | Behavioral Finance
python -beginners | - | Learn Python for Total Beginners
c++ -games | - | Learn C++ Programming By Making Games
"design thinking" | 2 | Mastering Design Thinking; Agile Meets Design Thinking
"data structures" | 1 | Data Structures and Algorithms
"music python" | - | *
prod | 4 | Electronic Music Production
photogr | 2 | Master Photography
datastructure | 1 | Data Structures and Algorithms
machinelearning python | 1 | Fundamentals of Machine Learning
premierepro | 2 | How to Edit Videos; Adobe Premiere Pro: Edit
power bi | 1 | Power BI Pro
powerbi | 1 | Power BI Pro
book keeping | 1 | Bookkeeping and QuickBooks
quick books bundle | 1 | Bookkeeping and QuickBooks
auto cad exam | 1 | Autodesk Certified Professional
tik tok reels | 1 | Master TikTok
open ai | 1 | OpenAI API Complete Guide
c | 5 | C Programming Language: Foundations; C Programming 2021; Data Structures and Algorithms
c/c++ | 11 | C Programming 2021; C++ for Beginners
front end | 1 | Developing Front-End Apps with React
dog train | 1 | Dog Training
"power point" | - | *
"frontend" | - | *
endfront | - | *
structuresdata | - | *
photogrpah | 2 | Master Photography
microcntrol | 1 | Microcontrollers and the C
cybersecrit | 1 | Automate Cybersecurity
pythonista | - | Electronic Music Production
zicrocntrol | - | Microcontrollers and the C
zzzxqy | - | *
`;
