#!/usr/bin/env python3
"""After formatting: no blank line between a file's opening comment and its imports where there was none before."""
import re, subprocess
for f in subprocess.run(["git", "diff", "--name-only", "--diff-filter=M", "HEAD"], capture_output=True, text=True).stdout.split():
    if not f.endswith((".ts", ".tsx")): continue
    before = subprocess.run(["git", "show", f"HEAD:{f}"], capture_output=True, text=True).stdout
    s = open(f).read()
    n = re.sub(r"^(/\*\*(?:(?!\*/).)*\*/)\n\n(import )", r"\1\n\2", s, flags=re.S)
    if n != s and not re.match(r"^(/\*\*(?:(?!\*/).)*\*/)\n\n", before, re.S): open(f, "w").write(n)
