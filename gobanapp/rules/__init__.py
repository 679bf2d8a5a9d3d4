"""The rules of Go: boards, positions, rulesets and counting. No Qt, no files, no SGF."""
