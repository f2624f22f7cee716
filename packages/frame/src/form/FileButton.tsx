import { Button, type ButtonProps } from '@aulario/ui';
import { useRef } from 'react';

interface FileButtonProps extends Pick<ButtonProps, 'variant' | 'children'> {
  /** The accessible name of the file input. */
  label: string;
  /** The accepted types, as in HTML. */
  accept: string;
  onFile: (file: File) => void;
}

/** A button that asks for a file, in the look of the other buttons. */
export function FileButton({ label, accept, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // So that the same file can be chosen again.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
}
