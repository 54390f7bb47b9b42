import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// Code and words are loaded on demand, the first time they are compiled as well: on a busy machine that takes a while.
configure({ asyncUtilTimeout: 30_000 });
