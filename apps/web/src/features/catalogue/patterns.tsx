import { from, Link, space, type } from '@aulario/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 36px 20px;

  ${from('wide')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Heading = styled.h2`
  ${type.h3}
`;

interface CourseRowProps {
  title: string;
  reason?: string;
  headingLevel?: 2 | 3;
  more?: { label: string; href: string };
  children: ReactNode;
}

export function CourseRow({ title, reason, more, children }: CourseRowProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <p>{reason}</p>
      <Cards role="list">{children}</Cards>
      {more && <Link href={more.href}>{more.label}</Link>}
    </section>
  );
}

interface RelaxListProps {
  title: string;
  items: readonly { label: string; count: string; href: string }[];
}

export function RelaxList({ title, items }: RelaxListProps) {
  return (
    <section>
      <Heading>{title}</Heading>
      <Chips role="list">
        {items.map(({ label, count, href }) => (
          <li key={href}>
            <Link href={href}>
              {label} {count}
            </Link>
          </li>
        ))}
      </Chips>
    </section>
  );
}

interface SubjectChipsProps {
  title?: string;
  label: string;
  headingLevel?: 2 | 3;
  items: readonly { label: string; count?: string; countLabel?: string; href: string }[];
}

export function SubjectChips({ title, label, items }: SubjectChipsProps) {
  if (items.length === 0) return null;
  return (
    <div>
      {title && <Heading>{title}</Heading>}
      <Chips role="list" aria-label={label}>
        {items.map((item) => (
          <li key={item.href}>
            <Link href={item.href}>
              {item.label} {item.count}
            </Link>
          </li>
        ))}
      </Chips>
    </div>
  );
}

interface CategoryHeaderProps {
  title: string;
  headingLevel?: 1 | 2;
  href?: string;
  count: string | null;
  palette: string;
  subjects?: SubjectChipsProps;
}

export function CategoryHeader({
  title,
  headingLevel,
  href,
  count,
  subjects,
}: CategoryHeaderProps) {
  const Title = headingLevel === 2 ? 'h2' : 'h1';
  return (
    <div>
      <Title>{href === undefined ? title : <Link href={href}>{title}</Link>}</Title>
      <p>{count}</p>
      {subjects && <SubjectChips {...subjects} />}
    </div>
  );
}
