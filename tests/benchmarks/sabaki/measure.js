// What Sabaki's libraries take for the same work: measure.js TASK FILE TURNS, seconds as JSON.

const fs = require('fs')

const [task, file, turns] = process.argv.slice(2)

const tasks = {
    // An SGF file, read to its last node.
    parse() {
        const sgf = require('@sabaki/sgf')
        const text = fs.readFileSync(file, 'utf8')
        return timed(() => {
            let count = 0
            const waiting = sgf.parse(text)
            while (waiting.length > 0) {
                const node = waiting.pop()
                count++
                for (const child of node.children) waiting.push(child)
            }
            return count
        })
    },

    // Games as lists of [colour, x, y], colours 1 and -1; a new board for each move, as ours.
    play() {
        const Board = require('@sabaki/go-board')
        const games = JSON.parse(fs.readFileSync(file, 'utf8'))
        const options = {preventOverwrite: true, preventSuicide: true, preventKo: true}
        return timed(() => {
            for (const game of games) {
                let board = Board.fromDimensions(19)
                for (const [color, x, y] of game) {
                    board = board.makeMove(color, [x, y], options)
                }
            }
            return games.length
        })
    },

    // Boards as rows of 1, -1 and 0: the dead vertices of each, and what it took.
    async dead() {
        const deadstones = require('@sabaki/deadstones')
        const boards = JSON.parse(fs.readFileSync(file, 'utf8'))
        await deadstones.guess(boards[0], {finished: true, iterations: 100})
        const found = []
        for (const board of boards) {
            const elapsed = clock()
            const dead = await deadstones.guess(board, {finished: true, iterations: 100})
            found.push({seconds: elapsed(), dead})
        }
        return found
    },
}

// The time of the processors, or of the clock, whichever is less: the first counts node's other
// threads, the second those of a busy machine.
function clock() {
    const start = performance.now()
    const used = process.cpuUsage()
    return () => {
        const {user, system} = process.cpuUsage(used)
        return Math.min(performance.now() - start, (user + system) / 1000) / 1000
    }
}

function timed(work) {
    const seconds = []
    for (let turn = 0; turn < Number(turns); turn++) {
        const elapsed = clock()
        work()
        seconds.push(elapsed())
    }
    return seconds
}

Promise.resolve(tasks[task]()).then(found => console.log(JSON.stringify(found)))
