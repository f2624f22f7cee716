/** What people type who read English: '# topic', then one query per line. */
export const englishQueries = `
# guitar
learn guitar
guitar for beginners
guitar chords
how to play the guitar
i want to learn guitar
acoustic guitar lessons
electric guitar from scratch
free guitar course
gitar lessons
# databases
databases
sql
learn sql from scratch
database design
mysql course
what is a relational database
# photography
photography for beginners
how to take better photos
learn photography
take better pictures with my phone
dslr camera basics
street photography
become a photographer
photograpy
documentary photos
# investing
how to invest
learn to invest in stocks
stock market for beginners
investing my savings
i want to start investing
stock trading course free
what are etfs
personal investing 101
# web-development
how to make a website
build a website from scratch
web development bootcamp
web developer
front end development
create my own web page
learn html and css
web design for beginners
how do i build websites
# programming
learn to code
coding for beginners
how to start programming
programming from scratch
i want to become a programmer
best programming language for beginners
computer programming for total beginners
learn programming for free
coding 101
no experience coding
# python
python
pyton course
phyton
python programming language
python tutorial
# python-start
python for beginners
learn python from scratch
getting started with python
python basics
intro to python
python for dummies
# python-free
free python course
python course free of charge
learn python for free
# python-advanced
advanced python
python advanced level
# python-spanish
python course in spanish
learn python in spanish
# digital-marketing
digital marketing
online marketing for small business
learn digital marketing free
internet marketing
how to market my business online
marketing course for beginners
marketing strategy
# excel
excel
excel for accounting
learn excel fast
microsoft excel for beginners
spreadsheets
spreadsheet formulas
free excel course with certificate
exel
excel basics
how to use excel at work
# excel-advanced
advanced excel
excel intermediate level
import data into excel
# user-experience
ux
ux design
user experience for beginners
ui design
how to design apps
interface design
user centered design
# artificial-intelligence
ai
artificial intelligence
learn artificial intelligence
what is ai
ai for business leaders
generative ai
ai course free
# machine-learning
machine learning
machine lerning
neural networks
deep learning for beginners
learn ml with python
# chatgpt
chatgpt
how to use chatgpt
chat gpt for work
openai
# c-language
c++
learn c++
c programming
c++ for newbies
c language tutorial
c plus plus
# dogs
dogs
how to train my dog
puppy training
dog psychology
dog behavior
become a dog trainer
# vegetable-garden
vegetable garden
grow my own vegetables
growing food at home
organic gardening
growing tomatoes
# gardening
gardening
garden design
vertical garden
house plants
plant care
landscaping
# video-editing
video editing
how to edit videos
edit videos for youtube
premiere pro
video editor
learn davinci
make tiktok videos
edit reels
# javascript
javascript
learn react
node js
javascript for beginners
js
# yoga
yoga
yoga for beginners
# english-language
english
learn english
english grammar
english for beginners
# mindfulness
mindfulness
meditation
how to meditate
stress relief
how to deal with anxiety
reduce stress at work
calm my mind
coping with stress
# astronomy
astronomy
the universe
stars and planets
learn about space
black holes and galaxies
stargazing
# accounting
accounting
accounting for beginners
bookkeeping
learn accounting from scratch
accounting for non accountants
balance sheets
keep the books for my small business
quickbooks
# finance
finance
finance for non financial managers
corporate finance
understand financial statements
how to value a company
personal finance
money psychology
# data-science
data science
data analysis with python
become a data analyst
learn data science
data analytics for beginners
big data
work with data
data scientist
# cybersecurity
cybersecurity
ethical hacking
learn hacking
cyber security for beginners
information security
security analyst
protect my network
# networks
computer networks
networking basics
how the internet works
ip addresses
network protocols
# cloud
cloud computing
aws
aws certification
amazon web services
learn the cloud
serverless
# mobile-apps
make an app
mobile app development
android development
how to create an android app
build apps for phones
# game-making
make video games
game development
how to make a game
learn game programming
# software-testing
software testing
qa testing
quality assurance
become a software tester
# word
word
microsoft word
word processing
office 365
microsoft office
# presentations
presentations
powerpoint
how to make great slides
better presentations
power point
slide design
# dashboards
power bi
dashboards
data visualization
charts and reports
powerbi for beginners
# piano
piano
learn piano
piano for adults
how to play piano
keyboard lessons
play by ear
# singing
singing
learn to sing
voice lessons
how to sing better
vocal training
improve my singing voice
# music-production
music production
make beats
produce music at home
recording songs
electronic music
how to make music on my computer
home recording studio
mixing music
# music-theory
music theory
read sheet music
learn to read music
understand music
# drawing
drawing
learn to draw
drawing for beginners
how to draw animals
cartoon drawing
painting
# photoshop
photoshop
photo shop tutorial
photoshop for beginners
# photo-editing
photo editing
edit photos
retouch pictures
gimp
# technical-drawing
autocad
cad drafting
technical drawing
# design-thinking
design thinking
agile and design thinking
human centered innovation
# cooking
cooking
learn to cook
japanese food
easy recipes
cooking for kids
sushi
asian cooking
# nutrition
nutrition
healthy eating
eat healthy
diet
lose weight
superfoods
child nutrition
healthy habits
# advertising
google ads
facebook ads
online advertising
run ads on google
advertise my business
facebook advertising for beginners
# seo
seo
rank higher on google
search engine optimization
seo for beginners
# social-media
social media
community manager
social media marketing
manage social networks
content creator
# project-management
project management
project manager
how to manage a project
project planning
learn project management free
pm certification
# leadership
leadership
be a better boss
how to lead a team
team management
leading people
organizational behavior
# negotiation
negotiation
how to negotiate
negotiation skills
negotiate a salary
negociation
# emotions
emotional intelligence
control my emotions
managing emotions
eq training
# speaking-camera
speaking on camera
how to be confident on camera
camera shy
public speaking
# creative-writing
creative writing
write a novel
how to write a story
storytelling
fiction writing
# study-skills
study skills
how to study
learning how to learn
study online
# creativity
creativity
mind maps
be more creative
creative thinking
# brain
the brain
neuroscience
how the brain works
# mathematics
math
learn math from scratch
maths for beginners
basic mathematics
# algebra
algebra
linear algebra
# calculus
calculus
integrals
# physics
physics
everyday physics
physics for beginners
how do things work
# teaching
teaching
how to teach math to kids
education technology
courses for teachers
inclusive education
technology in the classroom
teacher training
# statistics
statistics
statistics with excel
statistical analysis
stats for beginners
# online-shop
online store
e-commerce
sell online
start an online shop
# chess
chess
# sewing
sewing
learn to sew
# first-aid
first aid
# german-language
german
learn german
`;
