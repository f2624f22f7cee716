import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import { color } from '../../../packages/ui/src/theme/color.ts';
import { border, space } from '../../../packages/ui/src/theme/scale.ts';
import { body, display, measure, type } from '../../../packages/ui/src/theme/type.ts';
import { Sheet, Value } from './parts.tsx';

type Role = keyof typeof type;

/** What each role says in the product, or would. */
const samples: Record<Role, string> = {
  mural: 'Todos los cursos, un edificio.',
  banner: 'La puerta está abierta.',
  h1: 'Tu carrito',
  h2: 'Resumen',
  h3: 'Abiertos en su plataforma',
  cardTitle: 'Introducción a la acústica de salas',
  price: '1.234,56 €',
  button: 'Añadir al carrito',
  buttonBig: 'Crear cuenta',
  label: 'Correo electrónico',
  lead: 'Busca una vez y compara lo que enseñan varias plataformas, sin abrir diez pestañas.',
  body: 'Los cursos se compran en la plataforma de cada uno. Aulario guarda tu lista y te lleva hasta la puerta; el pago, la factura y las clases quedan al otro lado.',
  small: 'Precio recogido entre 2020 y 2024. En la web puede ser otro.',
  caption: 'Fotografía y video',
};

const List = styled.dl`
  display: grid;
  gap: ${space[6]};
`;

const Item = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding-bottom: ${space[6]};
  border-bottom: ${border.rule} solid ${color.line};
`;

const Sample = styled.dd<{ $role: Role }>`
  max-width: ${({ $role }) => (type[$role].includes(body) ? measure : 'none')};
  ${({ $role }) => type[$role]}
  overflow-wrap: anywhere;
`;

const Name = styled.dt`
  ${type.small}
  color: ${color.textMuted};
`;

/** The declarations, with each family's stack named by its first face. */
const declarationsOf = (role: Role) =>
  type[role].replace(display, 'Gabarito').replace(body, 'Rosario');

const meta = {
  title: 'Foundations/Type',
  tags: ['!autodocs'],
  render: () => (
    <Sheet>
      <List>
        {(Object.keys(type) as Role[]).map((role) => (
          <Item key={role}>
            <Name>
              <span>{`${role} · `}</span>
              <Value>{declarationsOf(role)}</Value>
            </Name>
            <Sample $role={role}>{samples[role]}</Sample>
          </Item>
        ))}
      </List>
    </Sheet>
  ),
} satisfies Meta;

export default meta;

export const Roles: StoryObj<typeof meta> = {};
