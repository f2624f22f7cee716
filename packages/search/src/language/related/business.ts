export const business = `
planilla | planillas | planilla de cálculo | planillas de cálculo | hoja de cálculo | hojas de cálculo | spreadsheet | spreadsheets | excell | google sheets | tablas y fórmulas | fórmulas de excel | vlookup | buscarv > Excel | spreadsheets | Google Sheets
tablas dinámicas | pivot tables | macros | vba > Excel | spreadsheets
diapositiva | diapositivas | slide | slides | keynote | hacer presentaciones | hablar con diapositivas > PowerPoint | presentations
procesador de textos | word processing | word processor | documentos de texto | escribir documentos > Word | word processing | Office 365
microsoft office | paquete office | office | office 365 | google docs > Office 365 | Word | Excel | PowerPoint
tablero | tableros | tablero de datos | tableros de datos | dashboard | dashboards | cuadro de mando | cuadros de mando | informes y gráficos | gráficos e informes | charts and reports | gráfico | gráficos | charts | reports | informes | tableau | business intelligence | inteligencia de negocios | powerbi > Power BI | data visualization | dashboards | Excel
visualización de datos | data visualization > data visualization | Power BI | dashboards
gestor de proyectos | jefe de proyecto | jefa de proyecto | director de proyectos | project manager | project managers | administración de proyectos | dirección de proyectos | planificar un proyecto | planificar proyectos | project planning | manage a project | manage projects | pm certification | pmp | pmi | gantt > project management
scrum | agile | ágil | metodologías ágiles | kanban | sprint > agile | Scrum | project management | design thinking
jefe | jefa | boss | manager | managers | mando intermedio | dirigir personas | dirigir equipos | dirigir un equipo | liderar | líder | líderes | leader | leaders | liderar un equipo | lead a team | leading people | team leader | gestión de equipos | team management | people management | supervisor > leadership | management
comportamiento organizacional | organizational behavior | organisational behaviour | cultura de empresa > organizational behavior | leadership
negociar | negociador | negotiate | negotiating | negotiator | sueldo | salario | salary | aumento de sueldo | regatear | bargain > negotiation
convencer | persuadir | persuade | influir > negotiation | communication
comunicación | comunicar | communication | communicate better | habilidades de comunicación | communication skills > communication | negotiation | public speaking
emprender | emprendedor | emprendimiento | entrepreneur | entrepreneurship | startup | startups | montar un negocio | start a business | own business > entrepreneurship | startups | business
tienda online | tienda en línea | tienda virtual | tienda en internet | vender por internet | vender en internet | vender online | sell online | selling online | online shop | online store | ecommerce | e-commerce | comercio electrónico | dropshipping | shopify | amazon fba > e-commerce | online stores | digital marketing
ventas | vender | vendedor | sales | selling | salesperson > sales | digital marketing | marketing
recursos humanos | human resources | rrhh | hr > human resources | leadership
innovación | innovation | innovar > innovation | design thinking | creativity
logística | logistics | cadena de suministro > supply chain | logistics
bolsa | acciones | acciones y fondos | acción | stock | stocks | shares | etf | etfs | fondos | fondos indexados | index funds | bolsa de valores | stock market | trading | trader | forex | dividendos | dividends | ganar dinero en la bolsa | invertir dinero | invertir mi dinero | ahorros | mis ahorros | savings | invest money | inversor | inversores | investor | invertir | invest | investing | inversión | inversiones > investing | stock market | inversión | investment | finance
criptomonedas | bitcoin | crypto | cryptocurrency | ethereum > cryptocurrency | blockchain | investing
dinero | money | psicología del dinero | money psychology | decisiones financieras | educación financiera | financial education | financial literacy | finanzas personales | personal finance | presupuesto familiar | ahorrar | saving money > personal finance | finance | behavioral finance | investing
finanzas para no financieros | finance for non financial managers | finanzas corporativas | corporate finance | financiero | financiera > finance | financial analysis | accounting
valorar una empresa | valoración de empresas | value a company | company value | valuation | cuánto vale una empresa > valuation | finance | financial analysis
estados financieros | estados contables | balance | balances | balance general | balance sheet | balance sheets | financial statement | financial statements | cuenta de resultados | income statement > financial statements | accounting | finance | información financiera
contaduría | contador | contable | contadora | accountant | accountants | llevar las cuentas | llevar la contabilidad | cuentas de mi negocio | libros contables | bookkeeping | bookkeeper | keep the books | keep books | teneduría de libros | teneduria de libros | quickbooks | facturas | invoices | nómina | impuestos | taxes > accounting | bookkeeping | financial accounting | QuickBooks
mercadotecnia | mercadeo | márketing | marketing digital | marketing online | marketing en internet | marketing por internet | internet marketing | online marketing | mercadeo en internet | mercadeo digital | promocionar mi negocio | promote my business | market my business | pymes | small business marketing > digital marketing | marketing
publicidad | anuncio | anuncios | advert | adverts | ads | advertising | advertise | publicitar | campaña publicitaria | campañas publicitarias | ad campaign | ppc | adwords | anunciar mi negocio | advertise my business | publicidad online | publicidad en internet | online advertising | run ads > Google Ads | Facebook Ads | advertising | digital marketing
publicidad en facebook | facebook advertising | anuncios en facebook | facebook marketing | meta ads > Facebook Ads | digital marketing
anuncios en google | google advertising | ads on google > Google Ads | digital marketing
posicionar mi web | posicionar en google | posicionar mi web en google | posicionamiento | posicionamiento web | rank higher on google | rank on google | rank higher | google ranking | buscadores | optimización para buscadores | optimizacion en buscadores | search engine | search engines | search engine optimization > SEO | search engine optimization | digital marketing
red social | redes sociales | social media | social network | social networks | community manager | community management | gestionar redes sociales | creador de contenido | creador de contenidos | creadores de contenido | content creator | content creation | influencer | influencers | instagram | youtuber | social media marketing | marketing en redes sociales > social media | community manager | digital marketing | Facebook Ads | TikTok
turismo | tourism | hotelería > tourism marketing | hospitality
`;
