/** How people ask about computers, networks, security and electronics. */
export const machines = `
sistema operativo | operating system > operating systems | Linux | system administration
administrador de sistemas | system administrator > system administration | servers | Linux
máquinas virtuales > virtualization | servers | system administration
backup | respaldo | respaldar | perdí mis archivos | lost my files | recuperar archivos | recover files > backups | storage | technical support
reparar computadoras | tarjeta gráfica | graphics card | ram | disco duro | mi compu está lenta | slow computer | computadora lenta | helpdesk | reparar celulares | repair phones > technical support | hardware | IT support
vpn | firewall | modem | ethernet | fibra óptica | fiber optic | 5g > computer networks | network security | telecommunications
hackearon | wifi safe | wifi seguro | scam | scammers | estafadores | fraude | ransomware | spyware | trojan | virus en la compu | computer virus | contraseña | password | dark web | deep web | espiar | spy > cybersecurity | security | network security
pentester | vulnerabilidades | vulnerabilities > ethical hacking | penetration testing | cybersecurity
forense digital | forensics > digital forensics | cybersecurity
datos personales | personal data > data protection | cybersecurity
deploy > cloud computing | AWS | Azure
soldering | pcb | circuito | circuit | breadboard | reparar electrodomésticos | appliance repair > electronics | microcontrollers | Arduino
plc | automatización industrial > robotics | automation | electronics
imprimir en 3d | print in 3d > 3D printing | 3D modeling
electrician | cablear | wiring | paneles solares | solar panels | placas solares | energía solar | solar energy | energías renovables | renewable energy | eléctrico > electrical engineering | electronics
aire acondicionado | car repair | soldadura | soldar | welding > mechanical engineering | hardware
albañil | albañilería | construcción > civil engineering | architecture
`;
