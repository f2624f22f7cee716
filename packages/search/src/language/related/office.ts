/** How people ask about office programs, papers and order at work. */
export const office = `
xlsx | sumar columnas | add up columns | celdas | lookup values | xlookup | buscarx | vlookups | ordenar datos | formato condicional | conditional formatting | duplicados | remove duplicates | concatenate > Excel | spreadsheets | Google Sheets
tabla dinámica | pivot table > Excel | spreadsheets | macros
graficar | gráficas | gráfica | graph | mostrar datos | present data | visualizar datos | infografía | infographic > data visualization | Power BI | dashboards
power point | pptx | ppt | powerpoints | láminas | slideshow | exponer | exposición oral | keynotes > PowerPoint | presentations | public speaking
table of contents | redactar cartas | carta formal | formal letter | docx > Word | word processing | Office 365
writing emails > business writing | communication | writing
bandeja de entrada | inbox | too many emails | organizar correos > email management | productivity | Office 365
programas de oficina > Office 365 | office productivity | Word
compu | alfabetización digital | informática para mayores > office productivity | Office 365 | computing
palabras por minuto | words per minute > typing | office productivity
administrativo | executive assistant | office manager | papeleo | paperwork > administrative assistant | office productivity | business administration
segundo cerebro | second brain > note taking | productivity | personal organization
lista de tareas | tareas pendientes | gtd | disorganized | desorganizado | desorden | desordenada | messy | priorizar | prioritize > task management | time management | personal organization
videollamada | reuniones virtuales | webinar > video conferencing | online meetings | speaking on camera
reunión > effective meetings | meetings | communication
pdf | firmar documentos | sign documents | escanear | scan documents > document management | electronic signature | office productivity
formulario > forms | office productivity | surveys
`;
