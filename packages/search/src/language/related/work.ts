/** How people ask about working, leading, selling and running a business. */
export const work = `
open a shop | abrir una tienda | abrir un restaurante | emprendedora | independizarme | side hustle > entrepreneurship | startups | business
freelance | freelancer | freelancing | self employed | upwork | fiverr | nómada digital | digital nomad > freelancing | remote work | entrepreneurship
modelo de negocio | mvp | propuesta de valor | value proposition > business plan | startups | entrepreneurship
estratega | strategic planning | foda | swot | dafo > business strategy | business administration | management
evaluaciones de desempeño | performance reviews | people skills > leadership | management | team management
clima laboral > organizational behavior | human resources | leadership
capital humano | headhunter > human resources | recruiting | talent management
pmbok | entregar a tiempo | running late | proyectos atrasados | stakeholders | coordinador de proyectos > project management | planning | management
product owner | backlog | lean | historias de usuario | user stories | agilista > agile | Scrum | project management
product manager | jefe de producto | roadmap > product management | project management | design thinking
mejora continua | kaizen | control de calidad | quality control > quality management | operations management | business analysis
inventarios | camiones | envíos > logistics | supply chain
importar de china | aduana | alibaba | comercio exterior > international trade | logistics
whatsapp business > sales | negotiation | marketing
pedir un aumento | haggling > negotiation | communication
call center | soporte al cliente | customer experience | atender clientes | reclamaciones > customer service | sales | communication
difficult people | gente difícil | tóxico | pelea | fights | pelear > conflict resolution | communication | emotional intelligence
seguridad laboral > risk management | business law | management
transformación digital | digital transformation > change management | leadership | innovation
analista de negocios > business analysis | project management
inventos | inventor | inspiración > creativity | innovation | design thinking
marketplace | reventa | reselling > e-commerce | online stores | Shopify
alquilar > real estate | investing | sales
sin fines de lucro | fundraising > social responsibility | sustainability | management
abogacía | propiedad intelectual | patente | copyright > law | business law
laburo | chamba | curro | conseguir trabajo | no encuentro trabajo | find work | cambiar de trabajo | cambiar de carrera | carta de presentación | cover letter | elegir carrera | qué estudiar | orientación vocacional > job search | job interview | resume
promoted | mentor | mentoring > career development | leadership | personal development
gente a cargo | personas a cargo | ascendieron > leadership | team management | management
`;
