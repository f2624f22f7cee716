import type { CategoryId } from '@aulario/course-data';
import { entries } from './lines.ts';

/** What courses teach the use of, the most taught first. */
export const tools: Readonly<Record<CategoryId, readonly string[]>> = {
  Business: entries(
    'Scrum | PMP | Six Sigma | SAP | Power BI | ITIL | Kanban | Jira | Salesforce | Lean | Shopify | PRINCE2 | Amazon FBA | Odoo | CAPM | OKR | Asana | HubSpot | Trello | Monday | ISO 9001 | BPMN | Oracle ERP | Dynamics 365 | Canvas B2B',
  ),
  Design: entries(
    'Photoshop | Figma | Illustrator | Blender | AutoCAD | After Effects | SketchUp | Canva | Revit | InDesign | Procreate | SolidWorks | Fusion 360 | Adobe XD | Maya | ZBrush | 3ds Max | Cinema 4D | CorelDRAW | Inkscape | Rhino 3D | Affinity Designer | Substance Painter | Unreal Engine | GIMP | Houdini | Clip Studio | Webflow',
  ),
  Development: entries(
    'Python | JavaScript | React | Java | C++ | SQL | Node.js | C# | Angular | Django | Flutter | Unity | PHP | TypeScript | Vue.js | Spring Boot | Swift | Kotlin | Go | Rust | ASP.NET Core | Laravel | MongoDB | Docker | PostgreSQL | TensorFlow | PyTorch | Git | GraphQL | Next.js | MySQL | Ruby on Rails | Scala | .NET | Apache Spark | Kafka | FastAPI | Flask | Selenium | R | Unreal Engine 5 | WordPress | Godot | jQuery | Redis | Svelte | Dart | Elixir | pandas | NumPy | OpenAI API | LangChain | C | Arduino | Bash | Haskell | MATLAB | Firebase | Electron | Three.js | Solidity | Perl | Cobol | Tailwind CSS | HTML | CSS',
  ),
  'Finance & Accounting': entries(
    'Excel | QuickBooks | CFA | ACCA | Power BI | Bitcoin | Xero | SAP FICO | Ethereum | MetaTrader 4 | CPA | NIIF | IFRS | Tally | Bloomberg | TradingView | Python | FRM | Sage 50 | Stata | DeFi | ContaPlus | US GAAP | VBA',
  ),
  'IT & Software': entries(
    'AWS | Linux | Azure | Kubernetes | Docker | CCNA | CompTIA Security+ | Terraform | Ansible | Windows Server | Google Cloud | Jenkins | Kali Linux | CISSP | VMware | Raspberry Pi | Wireshark | CEH | PowerShell | Arduino | Active Directory | Splunk | ServiceNow | Oracle | Cisco | Snowflake | Prometheus | Grafana | Ubuntu | Metasploit | CompTIA A+ | Nmap | AZ-900 | Fortinet | ESP32 | PLC Siemens | Burp Suite | Red Hat | GitLab CI | Helm | OpenStack | ROS 2 | FPGA | KNX',
  ),
  Lifestyle: entries(
    'Reiki | Pilates | Tarot | Ayurveda | Feng Shui | Airbrush | Thermomix | Sourdough | Kombucha | Bonsai | Hatha Yoga | Qigong | Lego | Minecraft | Macramé | Resina epoxi | Scrapbook | Sushi | Barista | Keto | CrossFit | Salsa | Tango | Krav Maga | Kettlebell | Poker | Rubik',
  ),
  Marketing: entries(
    'Google Ads | Facebook Ads | Instagram | Google Analytics | SEO | TikTok | LinkedIn | YouTube | WordPress | Mailchimp | HubSpot | ChatGPT | Canva | Amazon | Pinterest | WhatsApp Business | Shopify | ClickFunnels | Semrush | X Ads | Google Tag Manager | ActiveCampaign | Looker Studio | Etsy | Twitch | Klaviyo',
  ),
  Music: entries(
    'Ableton Live | FL Studio | Logic Pro | Pro Tools | GarageBand | Cubase | Serum | Kontakt | Reaper | MuseScore | Traktor | Serato | Sibelius | Studio One | Massive | Audacity | Reason | Finale | Bitwig | Rekordbox | Melodyne | Dolby Atmos',
  ),
  'Office Productivity': entries(
    'Excel | Word | PowerPoint | Power BI | Google Sheets | Outlook | Access | Notion | Microsoft Teams | Excel VBA | SharePoint | Power Automate | OneNote | Google Workspace | Power Query | Power Apps | LibreOffice | Evernote | Zoom | Office 365 | Tableau | Airtable | Planner | Google Drive | Acrobat | Obsidian | ChatGPT | Copilot | Visio | OneDrive',
  ),
  'Personal Development': entries(
    'TED | EFT | PNL | LinkedIn | Pomodoro | GTD | Ikigai | Eneagrama | DISC | MBTI | Toastmasters | Bullet Journal | Kaizen | Obsidian | ChatGPT | Zettelkasten | Notion | REBT | CBT',
  ),
  'Photography & Video': entries(
    'Lightroom | Premiere Pro | Photoshop | DaVinci Resolve | Final Cut Pro | After Effects | iPhone | GoPro | CapCut | OBS Studio | DJI Mavic | Canon EOS | Nikon | Sony Alpha | Camtasia | iMovie | Capture One | Filmora | Luminar | YouTube | Dolby Vision | GIMP | Nuke | Fujifilm | Unreal Engine',
  ),
  'Teaching & Academics': entries(
    'IELTS | TOEFL | GMAT | GRE | SAT | Moodle | SPSS | LaTeX | MATLAB | Python | GeoGebra | TEFL | DELE | Zotero | A1 | B2 | C1 | NVivo | Mendeley | R | Cambridge First | Montessori | Google Classroom | STEM | MCAT | Wolfram | ATLAS.ti | JLPT N5 | HSK 1 | DELF',
  ),
};
