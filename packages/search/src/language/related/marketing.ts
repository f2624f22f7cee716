/** How people ask about getting known, selling and being seen. */
export const marketing = `
atraer clientes | clientela | attract customers | leads | prospectos | prospección | prospecting | cold calling | llamada en frío | cold email > lead generation | digital marketing | sales
visibilidad | visibility | growth hacking | difundir | promoción | volantes | flyers | folletos > digital marketing | marketing | advertising
embudo | funnel | landing page | conversiones > sales funnels | conversion optimization | digital marketing
textos que venden | redactor | ghostwriter | eslogan | slogan > copywriting | content marketing | advertising
backlinks | linkbuilding | google maps > SEO | search engine optimization | digital marketing
email list | newsletters | subscribers | crm > email marketing | digital marketing
tik tok | social media manager > social media | community manager | digital marketing
monetizar | youtubers > content creation | video marketing | social media
transmitir | streaming | livestream | go live > live streaming | content creation | video production
afiliado | affiliate > affiliate marketing | digital marketing
marca de ropa | nombre para mi empresa | name for my company > branding | brand identity | marketing
vender mi imagen > personal branding | branding | career development
prensa | press release > public relations | communication | media
estudio de mercado | cliente ideal | ideal customer | nicho | niche > market research | consumer behavior | marketing
why people buy > consumer behavior | neuromarketing | marketing
fidelizar | fidelización > customer loyalty | customer service | marketing
cobrar | how much to charge | tarifas | descuentos | discounts > pricing | negotiation | sales | marketing
launch a product | lanzamiento | crowdfunding > product launch | marketing | entrepreneurship
agencia de viajes | travel agency | turístico > tourism marketing | hospitality | customer service
vender servicios | sell services > services marketing | marketing | sales
mis redes | redes de mi negocio | redes de mi empresa | redes de mi marca | publicar en redes | contenido para redes | videos para redes | vender por redes | crecer en redes | gestionar redes | manejar redes | llevar redes > social media | social media marketing | digital marketing
salir en google | salir primero en google | primero en google | show up on google | top of google | primera página de google | first page of google > SEO | search engine optimization | digital marketing
`;
