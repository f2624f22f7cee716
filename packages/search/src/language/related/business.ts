export const business = `
planilla | planillas | planilla de cálculo | planillas de cálculo | hoja de cálculo | hojas de cálculo | spreadsheet | spreadsheets | excell | exel | spread sheets | google sheets | tablas y fórmulas | fórmulas de excel | vlookup | buscarv > Excel | spreadsheets | Google Sheets
tablas dinámicas | pivot tables | macros | vba > Excel | spreadsheets
diapositiva | diapositivas | slide | slides | keynote | hacer presentaciones | hablar con diapositivas > PowerPoint | presentations
procesador de textos | word processing | word processor | documentos de texto | escribir documentos > Word | word processing | Office 365
microsoft office | paquete office | office | office 365 | google docs > Office 365 | Word | Excel | PowerPoint
tablero | tableros | tablero de datos | tableros de datos | dashboard | dashboards | cuadro de mando | cuadros de mando | informes y gráficos | gráficos e informes | charts and reports | gráfico | gráficos | charts | reports | informes | business intelligence | inteligencia de negocios | powerbi > Power BI | data visualization | dashboards | Excel
visualización de datos | data visualization > data visualization | Power BI | dashboards
gestor de proyectos | jefe de proyecto | jefa de proyecto | director de proyectos | project manager | project managers | administración de proyectos | dirección de proyectos | planificar un proyecto | planificar proyectos | project planning | manage a project | manage projects | pm certification | pmp | pmi | gantt > project management
scrum | agile | ágil | metodologías ágiles | kanban | sprint > agile | Scrum | project management | design thinking
jefe | jefa | boss | manager | managers | mando intermedio | dirigir personas | dirigir equipos | dirigir un equipo | liderar | líder | líderes | leader | leaders | liderar un equipo | lead a team | leading people | team leader | gestión de equipos | team management | people management | supervisor | equipo | equipos | team | teams | empleado | empleados | employee | employees | personal a cargo | staff | motivar equipo | motivar equipos | motivar empleados | motivate team | motivate employees | delegar | delegate | first time manager > leadership | management
comportamiento organizacional | organizational behavior | organisational behaviour | cultura de empresa > organizational behavior | leadership
negociar | negociador | negotiate | negotiating | negotiator | sueldo | salario | salary | aumento de sueldo | subida de sueldo | raise | regatear | bargain | acuerdos | agreement > negotiation
convencer | persuadir | persuade | influir > negotiation | communication
comunicación | comunicar | communication | communicate better | habilidades de comunicación | communication skills > communication | negotiation | public speaking
emprender | emprendedor | emprendimiento | entrepreneur | entrepreneurship | startup | startups | montar un negocio | start a business | own business > entrepreneurship | startups | business
tienda online | tienda en línea | tienda virtual | tienda en internet | vender por internet | vender en internet | vender online | sell online | selling online | online shop | online store | ecommerce | e-commerce | comercio electrónico | dropshipping | shopify | amazon fba | print on demand | vender productos en internet | sell products on the internet | sell products online > e-commerce | online stores | digital marketing
ventas | vender | vendedor | sales | selling | salesperson | vender productos | sell products | vender más productos | sell more products > sales | digital marketing | marketing
recursos humanos | human resources | rrhh | hr > human resources | leadership
innovación | innovation | innovar > innovation | design thinking | creativity
logística | logistics | cadena de suministro > supply chain | logistics
bolsa | acciones | acciones y fondos | acción | stock | stocks | shares | etf | etfs | fondos | fondos indexados | index funds | bolsa de valores | stock market | trading | trader | forex | dividendos | dividends | ganar dinero en la bolsa | invertir dinero | invertir mi dinero | ahorros | mis ahorros | savings | invest money | inversor | inversores | investor | invertir | invest | investing | inversión | inversiones > investing | stock market | inversión | investment | finance
criptomonedas | bitcoin | crypto | cryptocurrency | ethereum > cryptocurrency | blockchain | investing
dinero | money | psicología del dinero | money psychology | decisiones financieras | educación financiera | financial education | financial literacy | finanzas personales | personal finance | presupuesto familiar | ahorrar | saving money > personal finance | finance | behavioral finance | investing
finanzas para no financieros | finance for non financial managers | finanzas corporativas | corporate finance | financiero | financiera > finance | financial analysis | accounting
valorar una empresa | valoración de empresas | value a company | company value | valuation | cuánto vale una empresa > valuation | finance | financial analysis
estados financieros | estados contables | balance | balances | balance general | balance sheet | balance sheets | financial statement | financial statements | cuenta de resultados | income statement | company worth | worth its price > financial statements | accounting | finance | información financiera
contaduría | contador | contable | contadora | accountant | accountants | llevar las cuentas | llevar la contabilidad | cuentas de mi negocio | libros contables | bookkeeping | bookkeeper | keep the books | keep books | teneduría de libros | teneduria de libros | quickbooks | facturas | invoices | nómina | impuestos | taxes | cerrar el año | close the year | year accounts | year end accounts | cuentas anuales | my own books | do my own books > accounting | bookkeeping | financial accounting | QuickBooks
mercadotecnia | mercadeo | márketing | marketing digital | marketing online | marketing en internet | marketing por internet | internet marketing | online marketing | mercadeo en internet | mercadeo digital | promocionar mi negocio | promote my business | market my business | pymes | small business marketing | dar a conocer mi negocio | dar a conocer | mi negocio en internet | my business on the internet | business online | negocio por internet > digital marketing | marketing
publicidad | anuncio | anuncios | advert | adverts | ads | advertising | advertise | publicitar | campaña publicitaria | campañas publicitarias | ad campaign | ppc | adwords | anunciar mi negocio | advertise my business | publicidad online | publicidad en internet | online advertising | run ads > Google Ads | Facebook Ads | advertising | digital marketing
publicidad en facebook | facebook advertising | anuncios en facebook | facebook marketing | meta ads > Facebook Ads | digital marketing
anuncios en google | google advertising | ads on google > Google Ads | digital marketing
posicionar mi web | posicionar en google | posicionar mi web en google | posicionamiento | posicionamiento web | rank higher on google | rank on google | rank higher | google ranking | buscadores | optimización para buscadores | optimizacion en buscadores | search engine | search engines | search engine optimization > SEO | search engine optimization | digital marketing
red social | redes sociales | social media | social network | social networks | community manager | community management | gestionar redes sociales | creador de contenido | creador de contenidos | creadores de contenido | content creator | content creation | influencer | influencers | instagram | youtuber | social media marketing | marketing en redes sociales > social media | community manager | digital marketing | Facebook Ads | TikTok
turismo | tourism | hotelería > tourism marketing | hospitality
discusión | discusiones | discutir | argue | argument | arguments | conflicto | conflictos | conflict | conflicts | desacuerdo | disagreement > conflict resolution | negotiation | communication
conversación | conversaciones | conversation | conversations | hacer amigos | make friends > communication | negotiation | relationships
cliente | clientes | customer | customers | conseguir clientes | captar clientes | get customers | get clients | promocionar | promover | promote > digital marketing | marketing | sales
seguidor | seguidores | follower | followers | likes | viral | hashtags | twitter | página de facebook | facebook page | crecer en instagram | grow instagram | grow on tiktok | grow channel | bloguero | blogger | streamer | videos virales | viral videos | hacerse viral | go viral > social media | community manager | digital marketing | content creation
boletín | newsletter | mailing | correos masivos > email marketing | digital marketing
aparecer en google | web en google | website on google | found on google | site on google | resultados de búsqueda | search results | búsquedas en google | buscador | tráfico web | web traffic | visitas a mi web | website visitors > SEO | search engine optimization | digital marketing
vender en amazon | sell on amazon | etsy | ebay | mercado libre | tienda shopify | shopify store | vender manualidades | sell crafts > e-commerce | online stores | Shopify | Amazon FBA
deuda | deudas | debt | debts | presupuesto | presupuestos | budget | presupuesto familiar | family budget | household budget | administrar dinero | administrar mi dinero | manage money | manage my money | gastos | expenses | llegar a fin de mes | jubilación | retire early > personal finance | budgeting | finance
declaración de la renta | hacienda | tax return | tax returns | autónomo | autónomos | freelancer taxes > taxes | accounting
job | jobs | buscar trabajo | buscar empleo | encontrar empleo | empleo | find job | entrevista de trabajo | job interview | currículum | currículo | cv | resume > job search | job interview | career development
plazo | plazos | deadline | deadlines | cronograma | calendario del proyecto | project schedule > project management | planning | time management
palabras clave | keywords | keyword | visitas | visitantes | visitors | posicionamiento natural > SEO | search engine optimization | web analytics
cuenta de empresa | company account > social media | content creation | video marketing
pitch | pitch deck | presentar ante inversores | investors pitch > presentations | startups | public speaking
debe y haber | debits and credits | débitos y créditos | debits | asientos contables | journal entries > accounting | bookkeeping | financial accounting
informes financieros | financial reports | reporte financiero | precio de una empresa | company worth | company price > financial statements | financial analysis | finance
decir que no | say no | poner límites | set boundaries | boundaries > assertiveness | negotiation | communication
precio | precios | mejor precio | better price | best price > pricing | negotiation
vendedora | comercial | salesman | saleswoman | cerrar ventas | close sales > sales | marketing
secretaria | secretario | secretary | recepcionista | receptionist | oficinista | office worker > administrative assistant | office productivity
abogado | abogada | lawyer | leyes | derecho | legal | contratos | contracts > law | business law
economista | economist | economía | economy | inflación | inflation > economics | macroeconomics | finance
seguro | seguros | insurance > insurance
inmobiliaria | inmobiliario | agente inmobiliario | casas | vender casas | realtor | houses > real estate
almacén | inventario | warehouse | inventory | stock control > supply chain | logistics
atención al cliente | customer support | quejas | complaints > customer service
contratar | hire | hiring | selección de personal > recruiting | human resources
organizar eventos | bodas | eventos | events | wedding planner > event planning
traductor | traductora | traducir | translate | translator | translation > linguistics | English
teletrabajo | teletrabajar | work from home | telecommuting > remote work
medio ambiente | environment | reciclar | recycling > sustainability | ecology
`;
