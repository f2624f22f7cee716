export const business = `
xlsx | merge cells | combinar celdas | formato condicional | conditional formatting | autofill > spreadsheets | formulas and functions
xlookup | index match | sumifs | countif | contar si | autosuma > formulas and functions | spreadsheets
power pivot | slicers | calculated field | tabla cruzada | subtotales | group rows > pivot tables | spreadsheets
power query | remove duplicates | eliminar duplicados | dirty data | datos sucios | missing values | valores faltantes | data wrangling | text to columns | duplicate rows | celdas vacías | empty cells > data cleaning | pivot tables | spreadsheets
apps script | visual basic | userform | grabar una macro | record a macro | xlsm > macros | office automation
power automate | zapier | ifttt | integromat | n8n | rpa > office automation | macros
microsoft word | docx | interlineado | tabla de contenido | track changes | footnotes > word processing | office software
mail merge | combinar correspondencia | letterhead | hoja membretada | membrete | plantilla de word | plantilla de excel | invoice template | plantilla de factura | boilerplate | modelo de carta | contract template > templates | word processing
powerpoint | pptx | prezi | google slides | genially | diapos | slide master | speaker notes | notas del orador | transiciones de diapositivas | death by powerpoint | exposición oral > presentations | office software
microsoft 365 | libreoffice | openoffice | office job | atajos de teclado | keyboard shortcuts > office software | productivity
kpi | indicadores clave | looker studio | qlik | metabase | balanced scorecard > dashboards | business intelligence
dax | olap | data warehouse | star schema | analista bi | bi analyst > business intelligence | dashboards
monthly report | informe mensual | annual report | memoria anual | sales report | reportería > reports | report writing
bar chart | gráfico de barras | pie chart | gráfico circular | gráfico de torta | scatter plot | diagrama de dispersión | waterfall chart | treemap | sparklines | infografía | infographic > charts | reports
archivar documentos | archivist | expedientes | papeleo | paperwork | editar pdf > document management | file management
google drive | dropbox | onedrive | shared folder | rename files | zip files > file management | document management
docusign | adobe sign | firmar un pdf | sign pdf | firmar documentos | sign documents | firma digital | digital signature | certificado digital | dni electrónico | autofirma | efirma > electronic signature | document management
google forms | microsoft forms | typeform | jotform | surveymonkey | cuestionario | questionnaire | fillable pdf | pdf rellenable | casillas de verificación | registration form | hoja de inscripción > forms | data entry
wpm | palabras por minuto | words per minute | escribir a máquina | typist | qwerty > typing | data entry
capturista | digitador | captura de datos | data clerk | numeric keypad | teclado numérico > data entry | typing
inbox | bandeja de entrada | inbox zero | outlook | gmail | correo basura | junk mail | adjuntar archivos | email attachments | contestar correos | too many emails | email signature > email management | productivity
pomodoro | gtd | deep work | multitasking | multitarea | distracciones > productivity | time management
evernote | onenote | obsidian | notas cornell | zettelkasten | sketchnotes > note taking | mind mapping
xmind | mindmeister | mapa conceptual | concept map | visual thinking | cuadro sinóptico > mind mapping | note taking
declutter | konmari | bullet journal | desordenado | messy desk | rutina diaria > personal organization | productivity
trello | wrike | todoist | clickup | notion | lista de tareas | to do list | tareas pendientes | checklist | priorizar | prioritize | prioridades > task management | personal organization
google calendar | agendar citas | appointments | reminders | recordatorios | time zones > calendar | planning
microsoft project | weekly plan | plan semanal | hitos del proyecto | critical path | ruta crítica > planning | project management | calendar
orden del día | meeting agenda | acta de reunión | meeting minutes | minutas | facilitator > meetings | collaboration
slack | documentos compartidos | shared documents | coauthoring | confluence | wiki de empresa > collaboration | meetings
google meet | skype | webex | microsoft teams | webcam | webinar > video conferencing | remote work
nómada digital | digital nomad | trabajo híbrido | hybrid work | remote jobs | coworking > remote work | video conferencing
memorándum | formal letter | carta formal | business letter | carta comercial | formal email > business writing | business communication
comunicación interna | internal communication | corporate communication | comunicación corporativa | portavoz | spokesperson > business communication | public relations
upwork | fiverr | workana | asistente remoto | remote assistant | personal assistant > virtual assistant | administrative assistant | remote work
auxiliar administrativo | office manager | office clerk | front desk | switchboard | centralita > administrative assistant | virtual assistant
visio | lucidchart | drawio | bpmn | bizagi | organigrama > flowcharts | business analysis
babok | cbap | analista de negocio | business analyst | gap analysis | use cases > business analysis | flowcharts
microsoft access | airtable | filemaker | libreoffice base | base de datos de clientes | customer database | base de datos en excel | table relationships | relaciones entre tablas | formularios de access | agenda de contactos | registro de socios > office databases | spreadsheets
prince2 | pmbok | jira | stakeholders | project scope | pmo > project management | planning
scrum master | product owner | user stories | historias de usuario | sprint retrospective | planning poker | story points | kanban board | tablero kanban | burndown | retrospectiva del sprint | extreme programming > agile | project management
backlog | mvp | minimum viable product | producto mínimo viable | jefe de producto | product roadmap > product management | product launch
go to market | launch campaign | waitlist | kickstarter | preventa | presale > product launch | product management
empathy map | mapa de empatía | double diamond | doble diamante | design sprint | idear soluciones | ideation | customer journey | viaje del cliente | reto de innovación | user interviews | prototipar ideas > design thinking | product management
directivo | executives | ceo | toxic boss | charisma | carisma > leadership | team management
team building | cohesión de grupo | clima laboral | demotivated team | micromanagement | delegar tareas > team management | leadership
adkar | prosci | resistance to change | resistencia al cambio | digital transformation | transformación digital | restructuring | reestructuración | organizational change | cambio organizacional | cambio cultural | fusión de empresas > change management | leadership
batna | win win negotiation | llegar a un acuerdo | haggle | pedir un aumento | more pay | concesiones | harvard method | mediador | poder de negociación | bargaining power | punto muerto > negotiation | conflict resolution
self employed | ser mi propio jefe | own boss | idea de negocio | business idea | abrir un negocio | negocio familiar | family business > entrepreneurship | business
lean startup | aceleradora | cofounder | cofundador | growth hacking | elevator pitch > startups | entrepreneurship
lean canvas | business model canvas | modelo de negocio | propuesta de valor | value proposition | feasibility study | estudio de viabilidad | sales forecast | proyección de ventas | startup costs | inversión inicial | business grants > business plan | entrepreneurship
seed funding | capital semilla | funding round | ronda de financiación | angel investor | ángel inversor | cap table | term sheet | nota convertible | private equity | raise capital | levantar capital > venture capital | startups
dafo | foda | swot | okr | planificación estratégica | management consultant > business strategy | business administration
mba | gerente | business school | escuela de negocios | limited company | llc > business administration | business
negocio rentable | profitable business | competidores | competitors | mundo empresarial | corporate world > business | business strategy
headhunter | cazatalentos | employer branding | marca empleadora | job description | descripción de puestos | job posting | interview candidates | entrevistar candidatos | cubrir una vacante | applicant tracking | assessment center > recruitment | talent management
performance review | career path | plan de carrera | plan de sucesión | onboarding | employee engagement > talent management | human resources
despido | layoffs | contrato laboral | sindicato | labor law | derecho laboral > human resources | team management
prospectar | cerrar tratos | closing deals | upselling | cross selling | venta cruzada > sales | persuasion
crm | hubspot | salesforce | pipedrive | funnel | embudo > sales funnels | sales | lead generation
lead magnet | sales leads | generar leads | qualified leads | lead nurturing | inbound marketing > lead generation | sales funnels
teleoperador | zendesk | angry customer | cliente enfadado | reclamaciones | refunds > customer service | customer loyalty
churn | customer retention | retener clientes | loyalty program | net promoter score | satisfacción del cliente > customer loyalty | customer service
purchasing | purchase order | orden de compra | departamento de compras | proveedor | supplier | licitación | request for proposal | strategic sourcing | vendor management | homologación de proveedores | public procurement > procurement | supply chain
apics | erp | sap | safety stock | just in time | trazabilidad > supply chain | operations management
freight | fletes | última milla | mozo de almacén | warehouse worker | forklift > logistics | supply chain
incoterms | aduana | customs clearance | customs broker | agente aduanal | aranceles | tariffs | free trade | import export | importar de china | vender en el extranjero | export markets > international trade | logistics
bottleneck | cuello de botella | lean manufacturing | jefe de planta | mrp | oee > operations management | quality management
six sigma | green belt | dmaic | mejora continua | continuous improvement | iso 9001 > quality management | operations management
matriz de riesgos | risk matrix | risk assessment | evaluación de riesgos | iso 31000 | contingency plan | plan de contingencia | business continuity | continuidad del negocio | crisis management | gestión de crisis | credit risk > risk management
intellectual property | propiedad intelectual | patente | trademark | nda | quiebra > business law | business
soborno | bribery | compliance | whistleblower | código de conducta | code of conduct > business ethics | business law
rsc | greenwashing | ong | nonprofit | voluntariado | volunteering > social responsibility | business ethics
esg | carbon footprint | huella de carbono | circular economy | economía circular | energías renovables | renewable energy | net zero | zero waste | iso 14001 | agenda 2030 | objetivos de desarrollo sostenible > sustainability | social responsibility
hipoteca | mortgage | landlord | inquilino | tenant | rental property | piso en alquiler | house flipping | airbnb | estate agent | tasación | reits > real estate | investment
woocommerce | prestashop | magento | tiendanube | abandoned cart | carrito abandonado | shopping cart | payment gateway | pasarela de pago | marketplace | aliexpress | vinted > ecommerce | conversion optimization
landing page | cro | ab testing | pruebas ab | tasa de conversión | heatmaps > conversion optimization | web analytics
ga4 | bounce rate | tasa de rebote | utm | matomo | hotjar > web analytics | conversion optimization
marketing mix | marketero | mercadólogo | trade marketing | merchandising | escaparatismo > marketing | marketing strategy
marketing plan | buyer persona | cliente ideal | nicho de mercado | niche market | omnichannel > marketing strategy | marketing
growth marketing | performance marketing | marketing automation | trafficker digital | marketing agency | whatsapp business > digital marketing | digital advertising
editorial calendar | calendario editorial | content calendar | content strategy | blog corporativo | blog post > content marketing | content creation
ideas para publicar | post ideas | carruseles | ugc | patreon | substack > content creation | social media
mailchimp | activecampaign | klaviyo | convertkit | lista de correo | email list | subject line | asunto del correo | open rate | drip campaign | autoresponder | autorespondedor > email marketing | sales funnels
affiliate links | enlaces de afiliado | clickbank | hotmart | amazon associates | amazon afiliados | programa de afiliados | ganar comisiones | earn commissions | niche site | página de nicho | passive income online > affiliate marketing | digital marketing
calidad del servicio | service quality | servqual | service blueprint | healthcare marketing | service business > services marketing | customer service
tripadvisor | travel agency | agencia de viajes | destination marketing | promover destinos | hotel bookings | reservas de hotel | guía turístico | tour guide | ecoturismo | tour operator | llenar el hotel > tourism marketing | services marketing
linkedin | pinterest | hootsuite | metricool | schedule posts | programar publicaciones | instagram algorithm | algoritmo de instagram | más seguidores | instagram stories | historias de instagram | facebook groups > social media marketing | community management
moderador | trolls | haters | reply to comments | discord server | escucha social > community management | social media
backlinks | link building | enlaces entrantes | ahrefs | semrush | search console | sitemap | on page seo | local seo | google my business | yoast | serp > SEO | web analytics
cost per click | coste por clic | cpc | quality score | negative keywords | palabras clave negativas | search campaigns | campaña de búsqueda | performance max | bing ads | paid search | google shopping > search advertising | digital advertising
remarketing | retargeting | facebook pixel | pixel de facebook | lookalike audience | públicos similares | banner publicitario | display ads | cpm | roas | media buyer | ads manager > digital advertising | ads
agencia de publicidad | ad agency | spot publicitario | tv commercial | valla publicitaria | billboard | eslogan | slogan | creative brief | briefing creativo | media planning | anuncio de radio > advertising | copywriting
rebranding | brand name | brand guidelines | manual de marca | brand archetypes | valor de marca > branding | brand storytelling
brand story | relato de marca | brand voice | tono de marca | founder story | emotional branding > brand storytelling | personal branding
perfil de linkedin | linkedin profile | online reputation | thought leader | líder de opinión | business card > personal branding | brand management
redactor publicitario | call to action | llamada a la acción | ad copy | web copy | microcopy > copywriting | content marketing
press release | nota de prensa | press conference | publicist | press kit | lobbying > public relations | business communication
focus group | grupo focal | estudio de mercado | tamaño del mercado | market size | competitor analysis | análisis de la competencia | coolhunting | benchmarking | mystery shopper | customer survey | google trends > market research | marketing strategy
buying habits | hábitos de compra | consumer psychology | purchase decision | impulse buying | consumidor > consumer behavior | neuromarketing
eye tracking | seguimiento ocular | mental triggers | disparadores mentales | gatillos mentales | sensory marketing > neuromarketing | consumer behavior
microinfluencer | brand deals | colaborar con marcas | patrocinio | sponsorship | sponsored posts | publicaciones patrocinadas | brand ambassador | embajador de marca | media kit | ganar dinero en instagram | vivir de las redes sociales > influencer marketing | personal branding
corporate video | video corporativo | promo video | video promocional | explainer video | vídeo explicativo | video ads | youtube monetization | ganar dinero con youtube | youtube seo | miniatura de youtube | youtube thumbnails > video marketing | content creation
subir precios | raise prices | cuánto cobrar | tarifas freelance | hourly rate | descuentos | discounts | psychological pricing | precio psicológico | dynamic pricing | profit margin | freemium > pricing | sales
congreso empresarial | trade show | ferias comerciales | catering | event venue | salón de eventos | guest list | lista de invitados | fiestas infantiles | party planning | eventbrite | maestro de ceremonias > event planning | public relations
fondo de emergencia | compound interest | interés compuesto | loan | gastar menos | hacerse rico > personal finance | budgeting
expense tracker | control de gastos | presupuesto anual | financial forecasting | cost cutting | budget variance > budgeting | corporate finance
pensión | plan de pensiones | 401k | roth ira | afore | jubilarme | financial freedom | libertad financiera | passive income | ingresos pasivos | vivir de rentas | annuity > retirement | personal finance
cfo | director financiero | wacc | cost of capital | npv | van y tir > corporate finance | finance
ebitda | roe | roi | return on investment | financial ratios | ratios financieros | solvencia | análisis vertical y horizontal | analista financiero | financial analyst | leer un balance | fmva > financial analysis | financial statements
dcf | discounted cash flow | descuento de flujos | three statement model | lbo | sensitivity analysis | análisis de sensibilidad | scenario analysis | financial projections | proyecciones financieras | excel para finanzas | monte carlo simulation > financial modeling | business valuation
goodwill | fondo de comercio | enterprise value | terminal value | discount rate | due diligence > business valuation | investment banking
ipo | salida a bolsa | leveraged buyout | mergers and acquisitions | fusiones y adquisiciones | equity research > investment banking | financial markets
patrimonio neto | shareholders equity | estado de resultados | profit and loss | pérdidas y ganancias | activos y pasivos > financial statements | financial accounting
ifrs | niif | gaap | devengo | depreciación | cierre contable > financial accounting | accounting
libro diario | libro mayor | general ledger | double entry | partida doble | bank reconciliation | conciliación bancaria | accounts receivable | accounts payable | trial balance | petty cash | sage 50 > bookkeeping | accounting
activity based costing | costeo | costes fijos | fixed costs | costos variables | break even | punto de equilibrio | umbral de rentabilidad | contribution margin | margen de contribución | overheads | escandallo > cost accounting | accounting
iva | vat | irpf | isr | tax deductions | deducciones fiscales | monotributo | contribuyente | taxpayer | asesor fiscal | hmrc | irs > taxes | accounting
payslip | pay stub | recibo de nómina | salario bruto | sueldo neto | gross salary | finiquito | social security | seguridad social | aguinaldo | wages | imss > payroll | human resources
control interno | internal controls | papeles de trabajo | audit sampling | muestreo de auditoría | sarbanes oxley | iso 19011 | audit findings | forensic accounting | contabilidad forense | accounting fraud | revisor fiscal > audit | accounting
banquero | pedir un crédito | cuenta bancaria | interest rates | tasa de interés | microcréditos > banking | finance
paypal | bizum | mercado pago | revolut | neobanco | mobile payments | pagos móviles | digital wallet | billetera digital | crowdfunding | robo advisor | insurtech > fintech | banking
póliza | insurance policy | prima de seguro | actuario | siniestros | claims adjuster | life insurance | seguro de coche | seguro médico | reinsurance | reaseguro | underwriter > insurance | finance
money laundering | lavado de dinero | lavado de activos | kyc | know your customer | sanctions screening | fatf | cams exam | financial crime | delitos financieros | terrorist financing | dinero negro > anti money laundering | banking
cash flow statement | tesorería | treasury management | working capital | capital de trabajo | burn rate | late payments | clientes que no pagan | cobrar facturas | unpaid invoices | cobranza | factoring > cash flow | corporate finance
broker | comprar acciones | bull market | bear market | mercado bajista | market crash > stock market | stock trading
scalping | intradía | stop loss | tradingview | algorithmic trading | backtesting > stock trading | technical analysis
candlestick | soportes y resistencias | support and resistance | macd | bollinger bands | chartismo > technical analysis | stock trading
value investing | price earnings ratio | intrinsic value | valor intrínseco | margin of safety | margen de seguridad | undervalued stocks | acciones infravaloradas | earnings report | resultados trimestrales | stock picking | dividend yield > fundamental analysis | stock investing
mutual fund | fondos mutuos | invertir poco dinero | grow money | plazo fijo | cetes > investing | personal finance
diversificación | asset allocation | asignación de activos | rebalancing | sharpe ratio | efficient frontier | frontera eficiente | capm | cfa | hedge fund | asesor financiero | cartera de inversión > portfolio management | investing
fixed income | renta fija | yield curve | opciones y futuros | commodities | financial crisis > financial markets | investment
pips | metatrader | mt4 | pares de divisas | currency pairs | eurusd | carry trade | tipo de cambio | exchange rate | cambio de moneda | cobertura cambiaria | dólar > forex | financial markets
cripto | altcoin | crypto wallet | bitcoin mining | minería de bitcoin | binance | coinbase | metamask | nft | stablecoin | defi | web3 > cryptocurrency | blockchain
coste de oportunidad | capitalismo | globalización | game theory | teoría de juegos | monopolio > economics | microeconomics
marginal cost | costo marginal | oligopolio | demand elasticity | indifference curve | externalities > microeconomics | economics
pib | gdp | desempleo | unemployment | recesión | central bank | banco central | monetary policy | política monetaria | fiscal policy | national debt | hiperinflación > macroeconomics | economics
time series | series temporales | series de tiempo | least squares | panel data | datos de panel | heteroskedasticity | multicollinearity | stata | eviews | endogeneity | arima > econometrics | statistics
`;
