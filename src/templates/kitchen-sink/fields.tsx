import { useState } from "react";
import { Checkbox } from "../../ui/checkbox";
import { FileDrop } from "../../ui/file-drop";
import { TextField } from "../../ui/text-field";
import { BothModes } from "./both-modes";
import * as styles from "./kitchen-sink.module.css";
import { Topic } from "./topic";

interface FileSampleProps {
  id: string;
  chosen?: File;
  error?: string;
  progress?: number;
}

function FileSample({ chosen, ...rest }: FileSampleProps) {
  const [file, setFile] = useState(chosen);
  return (
    <FileDrop
      label="Attach a file"
      dropLabel="or drop it here"
      hint="One file, up to 20 MB"
      removeLabel={(name) => `Remove the file ${name}`}
      file={file}
      size={file ? "240 kB" : ""}
      onFile={setFile}
      {...rest}
    />
  );
}

const BRIEF = new File([], "brief.pdf");
const FILM = new File([], "film.mov");

/** What one writes in, ticks and attaches: empty, filled and at fault. */
export function Fields() {
  return (
    <Topic title="Fields" note="A line to write on; its label floats while there is something to read or write.">
      <BothModes>
        {(mode) => (
          <div className={styles.fields}>
            <TextField id={`${mode}-empty`} label="Empty" />
            <TextField id={`${mode}-filled`} label="Filled" defaultValue="Ana Souza" />
            <TextField id={`${mode}-faulty`} label="At fault" defaultValue="ana@" error="Invalid address" />
            <TextField id={`${mode}-lines`} label="A few words, which may be more than a line long" multiline />
            <FileSample id={`${mode}-file`} />
            <FileSample id={`${mode}-file-sent`} chosen={BRIEF} progress={0.6} />
            <FileSample id={`${mode}-file-faulty`} chosen={FILM} error="We cannot accept this type of file" />
            <Checkbox id={`${mode}-open`}>Something to agree to</Checkbox>
            <Checkbox id={`${mode}-agreed`} defaultChecked>
              Something agreed to
            </Checkbox>
            <Checkbox id={`${mode}-missing`} error="Required">
              Something that is missing
            </Checkbox>
          </div>
        )}
      </BothModes>
    </Topic>
  );
}
