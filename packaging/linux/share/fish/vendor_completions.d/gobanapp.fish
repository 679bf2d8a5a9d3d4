# Completion of gobanapp; made by packaging/linux/make_completions.py.

function __gobanapp_records
    __fish_complete_path (commandline -ct) | string match -ri '.*(?:/|\.(?:sgf|gib|ngf|ugf|ugi))(?:\t.*)?$'
end

complete -c gobanapp -f -a '(__gobanapp_records)'
complete -c gobanapp -n __fish_use_subcommand -l new
complete -c gobanapp -n __fish_use_subcommand -l version
complete -c gobanapp -n __fish_use_subcommand -l help
complete -c gobanapp -n __fish_use_subcommand -a score -d 'score games'
complete -c gobanapp -n __fish_use_subcommand -a check -d 'show what a file contains, and its problems'
complete -c gobanapp -n __fish_use_subcommand -a convert -d 'write clean SGF'
complete -c gobanapp -n __fish_use_subcommand -a diagram -d 'draw diagrams: svg, png, pdf, txt or tex'
complete -c gobanapp -n __fish_use_subcommand -a thumbnail -d 'draw a small picture for file managers'

complete -c gobanapp -n '__fish_seen_subcommand_from score' -s h -l help -d 'show this help message and exit'
complete -c gobanapp -n '__fish_seen_subcommand_from score' -l json -d 'print JSON instead of text'
complete -c gobanapp -n '__fish_seen_subcommand_from score' -l game -x -d 'the Nth game of a collection'
complete -c gobanapp -n '__fish_seen_subcommand_from score' -l move -x -d 'the position after N moves of the main line'
complete -c gobanapp -n '__fish_seen_subcommand_from score' -l rules -x -a 'japanese korean chinese aga bga french ing new-zealand tromp-taylor stone-counting' -d 'the ruleset, with changed rules after commas as in japanese,suicide=yes'
complete -c gobanapp -n '__fish_seen_subcommand_from score' -l dead -x -a 'auto file none' -d 'the dead stones'
complete -c gobanapp -n '__fish_seen_subcommand_from score' -l komi -x -d 'the komi, instead of the one in the file'
complete -c gobanapp -n '__fish_seen_subcommand_from score' -l handicap -x -d 'the handicap, instead of the one in the file'

complete -c gobanapp -n '__fish_seen_subcommand_from check' -s h -l help -d 'show this help message and exit'
complete -c gobanapp -n '__fish_seen_subcommand_from check' -l json -d 'print JSON instead of text'
complete -c gobanapp -n '__fish_seen_subcommand_from check' -l rules -x -a 'japanese korean chinese aga bga french ing new-zealand tromp-taylor stone-counting' -d 'the ruleset, with changed rules after commas as in japanese,suicide=yes'
complete -c gobanapp -n '__fish_seen_subcommand_from check' -l witness -d 'check with a second reader, sgfmill, that saving would keep all games'

complete -c gobanapp -n '__fish_seen_subcommand_from convert' -s h -l help -d 'show this help message and exit'
complete -c gobanapp -n '__fish_seen_subcommand_from convert' -l json -d 'print JSON instead of text'
complete -c gobanapp -n '__fish_seen_subcommand_from convert' -s o -l output -r -F -d 'the file to write'
complete -c gobanapp -n '__fish_seen_subcommand_from convert' -l rules -x -a 'japanese korean chinese aga bga french ing new-zealand tromp-taylor stone-counting' -d 'accepted and ignored'

complete -c gobanapp -n '__fish_seen_subcommand_from diagram' -s h -l help -d 'show this help message and exit'
complete -c gobanapp -n '__fish_seen_subcommand_from diagram' -l json -d 'print JSON instead of text'
complete -c gobanapp -n '__fish_seen_subcommand_from diagram' -s o -l output -r -F -d 'the file to write'
complete -c gobanapp -n '__fish_seen_subcommand_from diagram' -l game -x -d 'the Nth game of a collection'
complete -c gobanapp -n '__fish_seen_subcommand_from diagram' -l move -x -d 'the position after N moves of the main line'
complete -c gobanapp -n '__fish_seen_subcommand_from diagram' -l rules -x -a 'japanese korean chinese aga bga french ing new-zealand tromp-taylor stone-counting' -d 'accepted and ignored'
complete -c gobanapp -n '__fish_seen_subcommand_from diagram' -l region -x -d 'draw only the part between two corner points'
complete -c gobanapp -n '__fish_seen_subcommand_from diagram' -l numbers -x -d 'number the moves FROM to TO, starting with 1 at FROM'
complete -c gobanapp -n '__fish_seen_subcommand_from diagram' -l keep-numbers -d 'use the move numbers of the game'
complete -c gobanapp -n '__fish_seen_subcommand_from diagram' -l every -x -d 'number all moves, N in each diagram'
complete -c gobanapp -n '__fish_seen_subcommand_from diagram' -l coordinates -x -a 'none letters numbers sgf cjk corners' -d 'the kind of coordinates'
complete -c gobanapp -n '__fish_seen_subcommand_from diagram' -l sides -x -a 'two four' -d 'the number of edges with coordinates'
complete -c gobanapp -n '__fish_seen_subcommand_from diagram' -l theme -x -a 'wood book grey large dark high-contrast kaya paper shin-kaya slate' -d 'the style'
complete -c gobanapp -n '__fish_seen_subcommand_from diagram' -l width -x -d 'the width, on paper 96 pixels to the inch'
complete -c gobanapp -n '__fish_seen_subcommand_from diagram' -l outlines -d 'convert the text of an SVG to outlines, so that it needs no font'

complete -c gobanapp -n '__fish_seen_subcommand_from thumbnail' -s h -l help -d 'show this help message and exit'
complete -c gobanapp -n '__fish_seen_subcommand_from thumbnail' -l json -d 'print JSON instead of text'
complete -c gobanapp -n '__fish_seen_subcommand_from thumbnail' -s o -l output -r -F -d 'the PNG to write, whatever its extension'
complete -c gobanapp -n '__fish_seen_subcommand_from thumbnail' -l size -x -d 'the width and height, at most 1024'
