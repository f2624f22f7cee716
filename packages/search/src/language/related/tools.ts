/** Names of programs, platforms, brands and exams, and the subjects that they belong to. */
export const tools = `
binance > cryptocurrency | blockchain | investing
cpa > accounting | bookkeeping | financial accounting
cfa > financial analysis | financial modeling | valuation
ahrefs | semrush > SEO | search engine optimization | digital marketing
google analytics | ga4 > web analytics | digital marketing | SEO
mailchimp | hubspot > email marketing | digital marketing
linkedin | pinterest | threads > social media | community manager | digital marketing
obs | twitch > live streaming | content creation | video production
airbnb > tourism marketing | hospitality | customer service
jira | trello | asana | monday | clickup > project management | planning | management
six sigma > quality management | operations management | business analysis
salesforce > sales | negotiation | marketing
woocommerce | mercadolibre > e-commerce | online stores | Shopify
power query > Excel | spreadsheets | macros
looker studio > data visualization | Power BI | dashboards
outlook | gmail > email management | productivity | Office 365
microsoft 365 | google drive | google workspace | onedrive | sharepoint | microsoft teams | teams de microsoft > Office 365 | office productivity | Word
notion | evernote | onenote > note taking | productivity | personal organization
bullet journal > task management | time management | personal organization
zoom | skype > video conferencing | online meetings | speaking on camera
zapier | power apps > automation | office automation | no-code
php | ruby > programming | software development | algorithms
jupyter | django > Python | programming | data science
astro | three.js > JavaScript | front-end | web development
laravel > web development | websites | WordPress
react native > mobile development | mobile apps | Android
roblox | unreal | godot > game development | making games | Unity
microsoft access > databases | SQL | data engineering
spss > data analysis | data analytics | data science
kafka > data engineering | big data | databases
midjourney | dalle | stable diffusion > generative AI | ChatGPT | prompt engineering
git | github | gitlab > version control | software development | programming
windows | macos | mac os > operating systems | Linux | system administration
powershell > command line | Linux | scripting
vmware | virtualbox > virtualization | servers | system administration
ccna | cisco | wireshark > computer networks | network security | telecommunications
ceh > ethical hacking | penetration testing | cybersecurity
itil > IT service management | technical support
arduino | raspberry > robotics | Arduino | microcontrollers | electronics
alexa > internet of things | home automation | Arduino
dji > drones | drone video
procreate | wacom > digital illustration | illustration | drawing
coreldraw | inkscape > graphic design | Illustrator | Photoshop
blender | maya | 3ds max > 3D modeling | 3D animation | animation
autocad > technical drawing | AutoCAD | architecture
fusion 360 > product design | industrial design | 3D modeling
canon | nikon | sony alpha | fujifilm > photography | digital photography | cameras
imovie | final cut pro > video editing | Premiere Pro | DaVinci Resolve
gopro > video production | filmmaking | video editing
audacity > podcasting | recording | audio engineering
garageband | pro tools > music production | electronic music | mixing
thermomix > cooking | food
crossfit > fitness | exercise | strength training
krav maga > martial arts | self defense | fitness
reiki > astrology
pomodoro > time management | productivity | planning
cbt > mental health | psychology | emotional intelligence
tinder > relationships | communication | emotional intelligence
toastmasters > public speaking | communication | speaking on camera
zotero | latex > academic writing | research methods | writing
anki > study skills | learning to learn | memory
gre > exam preparation | study skills
montessori > teaching | education | classroom management
google classroom | moodle | kahoot > online teaching | educational technology | instructional design
cambridge | duolingo | toeic | tefl > English | business English | linguistics
mysql | postgresql | postgres | sqlite | mongodb > databases | SQL | data engineering | gestión de datos | data
typescript | jquery > JavaScript | React | Node.js | web development
vue | vuejs | angular | svelte | nextjs > React | JavaScript | front-end | web development
deno > Node.js | JavaScript | web development
tailwind | bootstrap > HTML | CSS | web development | web design
wix | webflow | squarespace > WordPress | web design | web development
kotlin > Android | mobile development
xcode > Swift | iOS | mobile development
tensorflow | pytorch > deep learning | machine learning | neural networks
hadoop | spark > big data | data engineering | data science
kali > cybersecurity | ethical hacking | network security | security
docker | kubernetes > Docker | Kubernetes | cloud computing | AWS
leetcode > algorithms | data structures
pandas | numpy > data analysis | data science | Python
selenium > software testing | testing
tableau > Power BI | data visualization | dashboards | Excel
`;
