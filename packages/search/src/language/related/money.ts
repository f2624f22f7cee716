/** How people ask about money, taxes, investing and the economy. */
export const money = `
plata | guita | quincena | gastar | spend less | fondo de emergencia | emergency fund | paycheck | independencia financiera | libertad financiera | stop spending | frugal > personal finance | budgeting | finance
tarjeta de crédito | credit card | credit score | buró de crédito | préstamo | loan | hipoteca | mortgage > personal finance | banking | finance
pensiones | jubilarme | jubilarse > retirement | personal finance | investing
ingresos pasivos | passive income | hacerme rico | volverse rico | millonario | millionaire | wealth | riqueza | interés compuesto | compound interest | bonos | mutual funds | broker | sp500 | nasdaq > investing | stock market | personal finance
cripto | btc | nft | nfts > cryptocurrency | blockchain | investing
iva | irpf | vat | facturación electrónica | factura electrónica | declarar impuestos | income tax > taxes | accounting
factura | invoice | invoicing | facturar | cobrar a clientes | ledger | bookkeepers > accounting | bookkeeping | financial accounting
auditor | auditora | auditores | auditors > auditing | accounting
costes | costos | punto de equilibrio | margen de ganancia | profit margin > cost accounting | pricing | accounting
roi | rentabilidad > financial analysis | financial modeling | valuation
lavado de dinero | blanqueo | money laundering > anti money laundering | banking
oferta y demanda | supply and demand | pib | gdp | mercado laboral | desempleo | unemployment | banco central > economics | macroeconomics | microeconomics
angel investors | levantar capital | raise capital > venture capital | investment banking | corporate finance
sesgos | economía del comportamiento | behavioral economics > behavioral finance | consumer behavior | economics
poner a trabajar mi dinero | grow my money | make my money work | hacer crecer mi dinero > investing | personal finance | finance
cobrar más | charge more | charge clients | charge clients more | piden descuento > pricing | negotiation | sales
llevar mis cuentas | mis propias cuentas | llevar mis propias cuentas > accounting | bookkeeping
`;
