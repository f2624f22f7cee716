import { describe, expectTypeOf, it } from 'vitest';
import type { ButtonProps } from './components/Button/Button.tsx';
import type { ButtonLinkProps } from './components/ButtonLink/ButtonLink.tsx';
import type { CheckboxProps } from './components/Checkbox/Checkbox.tsx';
import type { IconButtonProps } from './components/IconButton/IconButton.tsx';
import type { LinkProps } from './components/Link/Link.tsx';
import type { PasswordFieldProps } from './components/PasswordField/PasswordField.tsx';
import type { SelectFieldProps } from './components/SelectField/SelectField.tsx';
import type { TextFieldProps } from './components/TextField/TextField.tsx';
import type { ToastOptions } from './components/Toast/ToastRegion.tsx';
import type {
  SubjectChip,
  SubjectChipsProps,
} from './patterns/browse/SubjectChips/SubjectChips.tsx';
import type { CourseFacts } from './patterns/course/CourseCard/CardFacts.tsx';
import type { CourseCardProps } from './patterns/course/CourseCard/CourseCard.tsx';

/* The type checker refuses this file when a type takes props that contradict each other. */

type Words = { children: string };
type Labelled = { label: string };

describe('a button', () => {
  it('is busy or disabled, and has words', () => {
    expectTypeOf<Words & { isBusy: boolean }>().toExtend<ButtonProps>();
    expectTypeOf<Words & { disabled: boolean }>().toExtend<ButtonProps>();
    expectTypeOf<Words & { isBusy: true; disabled: true }>().not.toExtend<ButtonProps>();
    expectTypeOf<{ icon: string }>().not.toExtend<ButtonProps>();
    expectTypeOf<'href'>().not.toExtend<keyof ButtonProps>();
  });

  it('with an icon alone has a label, and no second name', () => {
    expectTypeOf<Labelled & { icon: string }>().toExtend<IconButtonProps>();
    expectTypeOf<{ icon: string }>().not.toExtend<IconButtonProps>();
    expectTypeOf<keyof IconButtonProps & ('aria-label' | 'title' | 'children')>().toBeNever();
  });

  it('that is a link has an address and words', () => {
    expectTypeOf<Words & { href: string }>().toExtend<ButtonLinkProps>();
    expectTypeOf<Words & { onClick: () => void }>().not.toExtend<ButtonLinkProps>();
    expectTypeOf<{ href: string; icon: string }>().not.toExtend<ButtonLinkProps>();
    expectTypeOf<Words>().not.toExtend<LinkProps>();
    expectTypeOf<'isBusy' | 'disabled'>().not.toExtend<keyof ButtonLinkProps>();
  });
});

describe('a field', () => {
  it('that is ticked shows its label when the row has a trailing part', () => {
    expectTypeOf<Labelled & { trailing: string }>().toExtend<CheckboxProps>();
    expectTypeOf<Labelled & { isLabelHidden: true }>().toExtend<CheckboxProps>();
    expectTypeOf<
      Labelled & { isLabelHidden: true; trailing: string }
    >().not.toExtend<CheckboxProps>();
  });

  it('has a label, and takes one line of text', () => {
    expectTypeOf<Labelled & { type: 'email' }>().toExtend<TextFieldProps>();
    expectTypeOf<Labelled & { type: 'checkbox' }>().not.toExtend<TextFieldProps>();
    expectTypeOf<{ type: 'email' }>().not.toExtend<TextFieldProps>();
    expectTypeOf<'type'>().not.toExtend<keyof PasswordFieldProps>();
  });

  it('with choices has the language of a placeholder only with the placeholder', () => {
    type Choices = Labelled & { options: [] };
    expectTypeOf<Choices>().toExtend<SelectFieldProps>();
    expectTypeOf<
      Choices & { placeholder: string; placeholderLang: string }
    >().toExtend<SelectFieldProps>();
    expectTypeOf<Choices & { placeholderLang: string }>().not.toExtend<SelectFieldProps>();
  });
});

describe('a toast', () => {
  it('has an action with name and handler, or none', () => {
    type Message = { message: () => string };
    expectTypeOf<Message>().toExtend<ToastOptions>();
    expectTypeOf<
      Message & { actionLabel: () => string; onAction: () => void }
    >().toExtend<ToastOptions>();
    expectTypeOf<Message & { actionLabel: () => string }>().not.toExtend<ToastOptions>();
    expectTypeOf<Message & { onAction: () => void }>().not.toExtend<ToastOptions>();
  });
});

describe('a pattern', () => {
  it('of a course has buttons only beside the link to its details', () => {
    type Card = Omit<CourseCardProps, 'details' | 'toggles'>;
    type More = Pick<CourseCardProps, 'details' | 'toggles'>;
    expectTypeOf<Card>().toExtend<CourseCardProps>();
    expectTypeOf<
      Card & { toggles: NonNullable<More['toggles']> }
    >().not.toExtend<CourseCardProps>();
  });

  it('of subjects has one name, and counts that are read with their unit', () => {
    expectTypeOf<Labelled & { items: [] }>().toExtend<SubjectChipsProps>();
    expectTypeOf<{ title: string; headingLevel: 2; items: [] }>().toExtend<SubjectChipsProps>();
    expectTypeOf<{ items: [] }>().not.toExtend<SubjectChipsProps>();
    expectTypeOf<Labelled & { title: string; items: [] }>().not.toExtend<SubjectChipsProps>();
    expectTypeOf<Labelled & { headingLevel: 2; items: [] }>().not.toExtend<SubjectChipsProps>();
    expectTypeOf<Labelled & { href: string; count: string }>().not.toExtend<SubjectChip>();
  });

  it('of facts draws nothing for what is unknown', () => {
    type Unknown = { text: string; isUnknown: true };
    expectTypeOf<Unknown & { steps: 1 }>().not.toExtend<CourseFacts['level']>();
    expectTypeOf<Unknown & { count: string }>().not.toExtend<CourseFacts['rating']>();
  });
});
