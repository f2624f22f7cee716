/**
 * Subjects and the nearest others, the nearest first: what stands in for a subject that no course of
 * a catalogue has. Written as the related terms are.
 */
export const neighbours = `
business > entrepreneurship | leadership | project management
business administration > business | leadership | project management | finance
business strategy > business | leadership
business plan > entrepreneurship | business | finance
talent management > human resources | leadership
change management > leadership | project management
operations management > project management | business
international trade > business | economics
business analysis > data analysis | project management | business
risk management > project management | finance
quality management > project management
business law > law | business
business ethics > business | leadership
business communication > communication | negotiation
procurement > negotiation | supply chain
social responsibility > business | leadership
sustainability > ecology
product management > project management
web design > UI design | web development | UX
product design > industrial design | UX
industrial design > 3D modeling | technical drawing
pencil drawing > drawing
typography > graphic design | Illustrator
color theory > graphic design | drawing
animation > digital illustration | drawing | video editing
3D animation > 3D modeling | animation
motion graphics > animation | video editing | graphic design
character design > digital illustration | drawing
visual identity > branding | graphic design
accessibility > UX | web development
software development > programming | software architecture | software testing
functional programming > programming | JavaScript
data engineering > databases | data science | Python
data mining > data science | machine learning
reinforcement learning > machine learning | deep learning | artificial intelligence
natural language processing > machine learning | deep learning | artificial intelligence
computer vision > deep learning | machine learning | artificial intelligence
machine learning > artificial intelligence | data science
deep learning > machine learning | artificial intelligence
prompt engineering > generative AI | artificial intelligence
generative AI > artificial intelligence
data science > data analysis | Python | statistics
data analysis > data science | statistics | Excel
design patterns > software architecture | object oriented programming
microservices > software architecture | web development
version control > software development | programming
clean code > software architecture | programming
blockchain > cryptocurrency | cybersecurity
smart contracts > blockchain | programming
compilers > programming
web scraping > Python | data analysis
quantum computing > physics | programming
augmented reality > game development | 3D modeling
mobile development > Android | iOS | programming
Android > mobile development | programming
iOS > mobile development | programming
game development > programming | 3D modeling
JavaScript > web development | programming
web development > JavaScript | programming
object oriented programming > programming | Python
financial accounting > accounting | finance
cost accounting > accounting | finance
bookkeeping > accounting
accounting > bookkeeping | finance
technical analysis > investing
fundamental analysis > investing | finance
financial analysis > finance | accounting
financial modeling > finance | Excel
financial markets > investing | finance
payroll > accounting | human resources
auditing > accounting
banking > finance
investment banking > finance | investing
microeconomics > economics | finance
macroeconomics > economics | finance
econometrics > statistics | economics
fintech > finance | artificial intelligence
cash flow > finance | accounting
budgeting > finance | accounting
corporate finance > finance
personal finance > investing | finance
portfolio management > investing | finance
venture capital > entrepreneurship | finance
computing > Office 365 | operating systems
operating systems > computing | computer networks
system administration > computer networks | cybersecurity
command line > operating systems | system administration
virtualization > cloud | system administration
continuous integration > DevOps | cloud
backups > system administration | storage
technical support > computing | computer networks
internet of things > electronics | computer networks
embedded systems > electronics | programming
incident response > cybersecurity
data protection > cybersecurity
IT governance > cybersecurity | project management
IT service management > project management
storage > cloud | system administration
monitoring > DevOps | cloud
reverse engineering > cybersecurity | programming
3D printing > 3D modeling | technical drawing
telecommunications > computer networks
ethical hacking > cybersecurity
network security > cybersecurity | computer networks
cloud > AWS | computer networks
dog training > dogs
strength training > fitness
martial arts > self defense | fitness
home brewing > cooking
parenting > early childhood education | psychology
vegan cooking > cooking | nutrition
weight loss > nutrition | fitness
content marketing > digital marketing | social media
email marketing > digital marketing
affiliate marketing > digital marketing
search advertising > Google Ads | digital marketing
digital advertising > Google Ads | Facebook Ads | digital marketing
branding > digital marketing | graphic design
personal branding > social media | digital marketing
copywriting > content marketing | creative writing | digital marketing
public relations > communication | digital marketing
market research > digital marketing | statistics
consumer behavior > digital marketing | psychology
marketing strategy > digital marketing | services marketing
web analytics > digital marketing | SEO
sales funnels > digital marketing | sales
lead generation > digital marketing | sales
customer loyalty > customer service | digital marketing
neuromarketing > digital marketing | psychology
video marketing > video editing | digital marketing
product launch > digital marketing | entrepreneurship
conversion optimization > web analytics | digital marketing
brand storytelling > branding | creative writing
event planning > project management
ecommerce > digital marketing
music composition > music theory | music production
songwriting > music composition | music theory | singing
electronic music > music production
mastering > music production
sound design > music production
recording > music production
audio engineering > music production
flamenco guitar > guitar
bass guitar > guitar
improvisation > music theory | piano | guitar
harmony > music theory | piano
music history > music theory
ear training > music theory | singing
opera > singing | music history
vocal technique > singing
productivity > time management | study skills
formulas and functions > Excel
presentations > PowerPoint
document management > Office 365 | Word
email management > Office 365 | productivity
personal organization > productivity | time management
task management > productivity | project management
office automation > Excel | Office 365
virtual assistant > administrative assistant | Office 365
administrative assistant > Office 365 | Word | Excel
flowcharts > Office 365 | project management
data entry > Excel | Office 365
word processing > Word | Office 365
spreadsheets > Excel
dashboards > Power BI | data visualization | Excel
data visualization > Power BI | statistics | Excel
active listening > communication | emotional intelligence | negotiation
assertiveness > communication | emotional intelligence | negotiation
communication > negotiation | leadership | public speaking
public speaking > speaking on camera | communication | presentations
motivation > leadership | emotional intelligence
habits > productivity | personal development
procrastination > time management | study skills
resilience > emotional intelligence | stress management
stress management > mindfulness | emotional intelligence
critical thinking > creativity | problem solving
problem solving > creativity | design thinking
decision making > leadership | creativity
speed reading > study skills
memory > study skills
time management > productivity | study skills
exam preparation > study skills
career development > job search | leadership
coaching > leadership | emotional intelligence
conflict resolution > negotiation | emotional intelligence
teamwork > leadership
goal setting > productivity | project management
portrait photography > photography
wedding photography > photography
mobile photography > photography
real estate photography > photography
astrophotography > photography | astronomy
lighting > photography
video production > video editing | filmmaking
film directing > filmmaking | video editing
filmmaking > video editing
documentary filmmaking > filmmaking | video editing
color grading > video editing
visual effects > video editing
social video > video editing | social media
stop motion > animation | video editing
live streaming > video editing | social media
film sound > sound design | video editing
photography business > photography
early childhood education > teaching
special education > teaching
online teaching > educational technology | teaching
instructional design > teaching | educational technology
educational assessment > teaching
differential equations > calculus | mathematics
trigonometry > mathematics
geometry > mathematics
linear algebra > algebra | mathematics
quantum mechanics > physics
thermodynamics > physics
organic chemistry > chemistry
genetics > biology
anatomy > biology | medicine
ecology > biology
climate change > ecology
ancient history > history
academic writing > creative writing | Word
literature > creative writing
mechanical engineering > physics | technical drawing
business English > English
technical drawing > AutoCAD
`;
