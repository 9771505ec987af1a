/// The simplex tableau, which consists of equations solved for their basic symbols, and of the
/// costs of symbols that aren't zero.
///
/// Between calls, the tableau is feasible: no basic symbol that must be nonnegative is negative. A
/// row of such a symbol contains no free symbols, and a row whose basic symbol is a dummy contains
/// only dummies.
struct Tableau {
  /// The range of a symbol's values.
  enum Kind: UInt8 {
    /// Any value, for a variable without bounds.
    case free
    /// Nonnegative, for a variable with this bound, a slack, or an error.
    case restricted
    /// Zero, for the marker of a required equation.
    case dummy
    /// The symbol isn't in use.
    case unused
  }

  struct Cell {
    var symbol: Int32
    var coefficient: Double
  }

  struct Row {
    var basic: Int32
    var constant: Double
    /// The cells, in ascending order of symbols.
    var cells: ContiguousArray<Cell>

    func position(of symbol: Int32) -> Int? {
      var low = 0
      var high = cells.count
      while low < high {
        let middle = (low + high) >> 1
        if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
      }
      return low < cells.count && cells[low].symbol == symbol ? low : nil
    }

    func coefficient(of symbol: Int32) -> Double {
      position(of: symbol).map { cells[$0].coefficient } ?? 0
    }
  }

  /// The cost of all errors with the same priority.
  private struct Level {
    var priority: Double
    /// The costs by symbol.
    ///
    /// Basic symbols have a cost of zero.
    var costs: ContiguousArray<Double>
    var users: Int
  }

  static let epsilon = 1e-8

  private var kinds: ContiguousArray<Kind> = []
  private var unusedSymbols: ContiguousArray<Int32> = []
  /// The row that's solved for each symbol, or -1.
  private var rowOfSymbol: ContiguousArray<Int32> = []
  private var rows: ContiguousArray<Row> = []
  private var unusedRows: ContiguousArray<Int32> = []
  /// The rows that might contain each symbol.
  ///
  /// Some of them may no longer contain it, and some may occur twice.
  private var columns: ContiguousArray<ContiguousArray<Int32>> = []
  /// The levels, in descending order of priority.
  private var levels: ContiguousArray<Level> = []

  private var work: ContiguousArray<Double> = []
  private var touched: ContiguousArray<Int32> = []
  private var scratch: ContiguousArray<Cell> = []
  private var stamps: ContiguousArray<Int> = []
  private var stamp = 0

  // MARK: Symbols

  mutating func makeSymbol(_ kind: Kind) -> Int32 {
    if let symbol = unusedSymbols.popLast() {
      kinds[Int(symbol)] = kind
      return symbol
    }
    kinds.append(kind)
    rowOfSymbol.append(-1)
    columns.append([])
    work.append(0)
    for index in levels.indices { levels[index].costs.append(0) }
    return Int32(kinds.count - 1)
  }

  /// Releases a symbol that isn't in any row.
  mutating func discard(_ symbol: Int32) {
    let index = Int(symbol)
    if rowOfSymbol[index] >= 0 { deleteRow(Int(rowOfSymbol[index])) }
    kinds[index] = .unused
    columns[index].removeAll()
    for level in levels.indices { levels[level].costs[index] = 0 }
    unusedSymbols.append(symbol)
  }

  func value(of symbol: Int32) -> Double {
    let row = rowOfSymbol[Int(symbol)]
    return row < 0 ? 0 : rows[Int(row)].constant
  }

  /// Returns whether a symbol's value can change without a cost, in an optimal tableau.
  func isOpen(_ symbol: Int32) -> Bool {
    let row = rowOfSymbol[Int(symbol)]
    return row < 0
      ? canGrowAtNoCost(symbol) : rows[Int(row)].cells.contains { canGrowAtNoCost($0.symbol) }
  }

  private func canGrowAtNoCost(_ symbol: Int32) -> Bool {
    switch kinds[Int(symbol)] {
    case .dummy, .unused:
      return false
    case .free:
      return true
    case .restricted:
      guard levels.allSatisfy({ abs($0.costs[Int(symbol)]) < Self.epsilon }) else { return false }
      guard let row = leavingRow(for: symbol, preferring: nil) else { return true }
      return rows[row].constant > Self.epsilon
    }
  }

  /// Removes all rows and costs, but keeps the symbols.
  mutating func removeAllRows() {
    rows.removeAll(keepingCapacity: true)
    unusedRows.removeAll()
    stamps.removeAll()
    stamp = 0
    levels.removeAll()
    for index in kinds.indices {
      rowOfSymbol[index] = -1
      columns[index].removeAll(keepingCapacity: true)
    }
  }

  // MARK: Adding

  /// Adds the equation `expression + markerCoefficient * marker + otherCoefficient * other = 0`,
  /// keeping the tableau feasible but not optimal.
  /// - Parameters:
  ///   - other: The second symbol of an equation that isn't required, or -1.
  ///   - costly: The symbols that represent errors, with their priority.
  /// - Returns: `nil` if the equation was added. Otherwise, the symbols of the equations that
  ///   conflict with it.
  mutating func add(
    _ expression: LinearExpression, marker: Int32, markerCoefficient: Double, other: Int32,
    otherCoefficient: Double, priority: Double?, costly: (Int32, Int32)
  ) -> [Int32]? {
    var constant = expression.constant
    for term in expression.terms where term.coefficient != 0 {
      let row = rowOfSymbol[Int(term.variable.symbol)]
      if row < 0 {
        accumulate(term.variable.symbol, term.coefficient)
      } else {
        constant += term.coefficient * rows[Int(row)].constant
        for index in rows[Int(row)].cells.indices {
          let cell = rows[Int(row)].cells[index]
          accumulate(cell.symbol, cell.coefficient * term.coefficient)
        }
      }
    }
    accumulate(marker, markerCoefficient)
    if other >= 0 { accumulate(other, otherCoefficient) }
    var cells = takeAccumulated()
    if constant < 0 {
      constant = -constant
      for index in cells.indices { cells[index].coefficient.negate() }
    }

    if let priority {
      let level = level(priority)
      levels[level].users += 1
      if costly.0 >= 0 { levels[level].costs[Int(costly.0)] += 1 }
      if costly.1 >= 0 { levels[level].costs[Int(costly.1)] += 1 }
    }

    if let subject = subject(of: cells, marker: marker, other: other) {
      install(solving(constant, cells, for: subject))
      return nil
    }
    if cells.allSatisfy({ kinds[Int($0.symbol)] == .dummy }) {
      guard constant < Self.epsilon * 100 else { return conflict(cells, except: marker) }
      install(solving(0, cells, for: marker))
      return nil
    }
    return addWithArtificial(constant, cells, marker: marker)
  }

  private mutating func accumulate(_ symbol: Int32, _ coefficient: Double) {
    let old = work[Int(symbol)]
    if old == 0 { touched.append(symbol) }
    let new = old + coefficient
    // With an exact zero, the symbol could be counted twice.
    work[Int(symbol)] = new == 0 ? .leastNonzeroMagnitude : new
  }

  private mutating func takeAccumulated() -> ContiguousArray<Cell> {
    touched.sort()
    var cells = ContiguousArray<Cell>()
    cells.reserveCapacity(touched.count)
    for symbol in touched {
      let coefficient = work[Int(symbol)]
      work[Int(symbol)] = 0
      if abs(coefficient) > Self.epsilon {
        cells.append(Cell(symbol: symbol, coefficient: coefficient))
      }
    }
    touched.removeAll(keepingCapacity: true)
    return cells
  }

  /// Returns the symbol for which `constant + cells = 0` can be solved immediately without making
  /// any row infeasible.
  private func subject(of cells: ContiguousArray<Cell>, marker: Int32, other: Int32) -> Int32? {
    var unoccupied: Int32?
    var fresh: Int32?
    for cell in cells.reversed() {
      switch kinds[Int(cell.symbol)] {
      case .free:
        return cell.symbol
      case .restricted where cell.coefficient < 0:
        if cell.symbol == marker || cell.symbol == other {
          if fresh == nil || cell.symbol == marker { fresh = cell.symbol }
        } else if unoccupied == nil, isUnoccupied(cell.symbol) {
          unoccupied = cell.symbol
        }
      default:
        break
      }
    }
    return unoccupied ?? fresh
  }

  private func isUnoccupied(_ symbol: Int32) -> Bool {
    columns[Int(symbol)].allSatisfy { rows[Int($0)].position(of: symbol) == nil }
      && levels.allSatisfy { abs($0.costs[Int(symbol)]) < Self.epsilon }
  }

  private func solving(_ constant: Double, _ cells: ContiguousArray<Cell>, for subject: Int32)
    -> Row
  {
    var row = Row(basic: subject, constant: constant, cells: cells)
    let position = row.position(of: subject)!
    let factor = -1 / row.cells[position].coefficient
    row.cells.remove(at: position)
    row.constant *= factor
    for index in row.cells.indices { row.cells[index].coefficient *= factor }
    return row
  }

  /// Adds a row to the tableau, and replaces its basic symbol in all other rows.
  @discardableResult
  private mutating func install(_ row: Row) -> Int {
    let index: Int
    if let unused = unusedRows.popLast() {
      index = Int(unused)
      rows[index] = row
    } else {
      index = rows.count
      rows.append(row)
      stamps.append(0)
    }
    for cell in row.cells { noteColumn(cell.symbol, index) }
    rowOfSymbol[Int(row.basic)] = Int32(index)
    substitute(row.basic, with: index)
    return index
  }

  /// Adds an equation by minimizing its left side, which is represented by a new symbol.
  private mutating func addWithArtificial(
    _ constant: Double, _ cells: ContiguousArray<Cell>, marker: Int32
  ) -> [Int32]? {
    let artificial = makeSymbol(.restricted)
    let home = install(Row(basic: artificial, constant: constant, cells: cells))
    while rowOfSymbol[Int(artificial)] >= 0 {
      let entering = rows[home].cells.first {
        $0.coefficient < -Self.epsilon && kinds[Int($0.symbol)] == .restricted
      }
      guard let entering else { break }
      pivot(entering.symbol, in: leavingRow(for: entering.symbol, preferring: home)!)
    }
    guard rowOfSymbol[Int(artificial)] >= 0 else {
      removeNonbasic(artificial)
      return nil
    }
    let rest = rows[home]
    guard rest.constant < Self.epsilon * 100 else {
      deleteRow(home)
      discard(artificial)
      return conflict(rest.cells, except: marker)
    }
    let pivotable = rest.cells.first { kinds[Int($0.symbol)] == .restricted }
    rows[home].constant = 0
    pivot(pivotable?.symbol ?? marker, in: home)
    removeNonbasic(artificial)
    return nil
  }

  private func conflict(_ cells: ContiguousArray<Cell>, except marker: Int32) -> [Int32] {
    cells.lazy.map(\.symbol).filter { $0 != marker }
  }

  /// Removes a symbol that must be zero from all rows.
  private mutating func removeNonbasic(_ symbol: Int32) {
    for row in columns[Int(symbol)] {
      if let position = rows[Int(row)].position(of: symbol) {
        rows[Int(row)].cells.remove(at: position)
      }
    }
    discard(symbol)
  }

  // MARK: Removing

  /// Removes the equation that a marker represents.
  ///
  /// Afterward, the tableau is feasible but not optimal.
  mutating func remove(marker: Int32, other: Int32, priority: Double?, costly: (Int32, Int32)) {
    if let priority {
      let level = level(priority)
      levels[level].users -= 1
      if costly.0 >= 0 { addCost(-1, of: costly.0, level: level) }
      if costly.1 >= 0 { addCost(-1, of: costly.1, level: level) }
      if levels[level].users == 0 { levels.remove(at: level) }
    }
    if rowOfSymbol[Int(marker)] < 0, let row = rowToFree(marker) { pivot(marker, in: row) }
    discard(marker)
    if other >= 0 { discard(other) }
  }

  private mutating func addCost(_ cost: Double, of symbol: Int32, level: Int) {
    let row = rowOfSymbol[Int(symbol)]
    guard row >= 0 else {
      levels[level].costs[Int(symbol)] += cost
      return
    }
    for cell in rows[Int(row)].cells {
      levels[level].costs[Int(cell.symbol)] += cost * cell.coefficient
    }
  }

  /// Returns the row to solve for the marker of an equation that's being removed, so that all other
  /// rows stay feasible.
  private func rowToFree(_ marker: Int32) -> Int? {
    var falling: (row: Int, ratio: Double)?
    var rising: (row: Int, ratio: Double)?
    var free: Int?
    for candidate in columns[Int(marker)] {
      let row = Int(candidate)
      let coefficient = rows[row].coefficient(of: marker)
      guard coefficient != 0 else { continue }
      let ratio = rows[row].constant / abs(coefficient)
      switch kinds[Int(rows[row].basic)] {
      case .dummy:
        return row
      case .free, .unused:
        if free == nil || rows[row].basic > rows[free!].basic { free = row }
      case .restricted where coefficient < 0:
        if isBetter(row, ratio, than: falling) { falling = (row, ratio) }
      case .restricted:
        if isBetter(row, ratio, than: rising) { rising = (row, ratio) }
      }
    }
    return falling?.row ?? rising?.row ?? free
  }

  private func isBetter(_ row: Int, _ ratio: Double, than best: (row: Int, ratio: Double)?) -> Bool
  {
    guard let best else { return true }
    if abs(ratio - best.ratio) <= Self.epsilon { return rows[row].basic < rows[best.row].basic }
    return ratio < best.ratio
  }

  private mutating func deleteRow(_ row: Int) {
    rowOfSymbol[Int(rows[row].basic)] = -1
    rows[row] = Row(basic: -1, constant: 0, cells: [])
    unusedRows.append(Int32(row))
  }

  // MARK: Changing constants

  /// Changes the constant of the equation that a marker represents, in an optimal tableau.
  ///
  /// `restore` must be called afterward.
  mutating func changeConstant(by delta: Double, marker: Int32, markerCoefficient: Double) {
    let shift = delta / markerCoefficient
    let own = rowOfSymbol[Int(marker)]
    guard own < 0 else {
      rows[Int(own)].constant -= shift
      return
    }
    stamp += 1
    for row in columns[Int(marker)] where stamps[Int(row)] != stamp {
      stamps[Int(row)] = stamp
      let coefficient = rows[Int(row)].coefficient(of: marker)
      if coefficient != 0 { rows[Int(row)].constant += coefficient * shift }
    }
  }

  /// Makes an optimal tableau whose constants have changed feasible again, and keeps it optimal.
  /// - Returns: Whether this is possible.
  mutating func restore() -> Bool {
    while true {
      var worst: Int?
      for index in rows.indices where rows[index].basic >= 0 {
        let basic = rows[index].basic
        switch kinds[Int(basic)] {
        case .restricted where rows[index].constant < -Self.epsilon:
          if worst == nil || basic < rows[worst!].basic { worst = index }
        case .dummy where abs(rows[index].constant) > Self.epsilon * 100:
          return false
        default:
          break
        }
      }
      guard let worst else { return true }
      guard let entering = dualEntering(in: worst) else {
        if rows[worst].constant > -Self.epsilon * 100 {
          rows[worst].constant = 0
          continue
        }
        return false
      }
      pivot(entering, in: worst)
    }
  }

  private func dualEntering(in row: Int) -> Int32? {
    var best: Cell?
    for cell in rows[row].cells
    where cell.coefficient > Self.epsilon && kinds[Int(cell.symbol)] == .restricted {
      if let current = best, !isCheaper(cell, than: current) { continue }
      best = cell
    }
    return best?.symbol
  }

  private func isCheaper(_ cell: Cell, than best: Cell) -> Bool {
    for level in levels.indices {
      let difference =
        levels[level].costs[Int(cell.symbol)] / cell.coefficient
        - levels[level].costs[Int(best.symbol)] / best.coefficient
      if abs(difference) > Self.epsilon { return difference < 0 }
    }
    return false
  }

  // MARK: Optimizing

  /// Makes a feasible tableau optimal.
  ///
  /// The costs of the highest priority are minimized first, then those of the next priority among
  /// the remaining solutions, and so on.
  mutating func optimize() {
    var settled: ContiguousArray<Bool> = ContiguousArray(repeating: false, count: kinds.count)
    for level in levels.indices {
      while let entering = entering(level, settled) {
        guard let row = leavingRow(for: entering, preferring: nil) else {
          // Costs are sums of nonnegative values, so only rounding errors could make them decrease
          // endlessly.
          levels[level].costs[Int(entering)] = 0
          continue
        }
        pivot(entering, in: row)
      }
      for symbol in kinds.indices where levels[level].costs[symbol] > Self.epsilon {
        settled[symbol] = true
      }
    }
  }

  private func entering(_ level: Int, _ settled: ContiguousArray<Bool>) -> Int32? {
    levels[level].costs.withUnsafeBufferPointer { costs in
      for symbol in 0..<costs.count
      where costs[symbol] < -Self.epsilon && !settled[symbol] && kinds[symbol] == .restricted {
        return Int32(symbol)
      }
      return nil
    }
  }

  /// Returns the row whose basic symbol is the first to become zero when a symbol increases.
  private func leavingRow(for symbol: Int32, preferring preferred: Int?) -> Int? {
    var best: (row: Int, ratio: Double)?
    for candidate in columns[Int(symbol)] {
      let row = Int(candidate)
      guard rows[row].basic >= 0, kinds[Int(rows[row].basic)] == .restricted else { continue }
      let coefficient = rows[row].coefficient(of: symbol)
      guard coefficient < -Self.epsilon else { continue }
      let ratio = max(0, -rows[row].constant / coefficient)
      if let current = best, abs(ratio - current.ratio) <= Self.epsilon {
        if current.row == preferred { continue }
        if row == preferred || rows[row].basic < rows[current.row].basic { best = (row, ratio) }
      } else if best == nil || ratio < best!.ratio {
        best = (row, ratio)
      }
    }
    return best?.row
  }

  private mutating func level(_ priority: Double) -> Int {
    var index = 0
    while index < levels.count, levels[index].priority >= priority {
      if levels[index].priority == priority { return index }
      index += 1
    }
    let costs = ContiguousArray(repeating: 0.0, count: kinds.count)
    levels.insert(Level(priority: priority, costs: costs, users: 0), at: index)
    return index
  }

  // MARK: Pivoting

  /// Solves a row for one of its symbols, and replaces the symbol in all other rows.
  private mutating func pivot(_ entering: Int32, in row: Int) {
    let leaving = rows[row].basic
    let position = rows[row].position(of: entering)!
    let factor = -1 / rows[row].cells[position].coefficient
    rows[row].cells.remove(at: position)
    rows[row].constant *= factor
    for index in rows[row].cells.indices { rows[row].cells[index].coefficient *= factor }
    let place = rows[row].cells.firstIndex { $0.symbol > leaving } ?? rows[row].cells.count
    rows[row].cells.insert(Cell(symbol: leaving, coefficient: -factor), at: place)
    rows[row].basic = entering
    rowOfSymbol[Int(leaving)] = -1
    rowOfSymbol[Int(entering)] = Int32(row)
    columns[Int(leaving)].removeAll(keepingCapacity: true)
    columns[Int(leaving)].append(Int32(row))
    substitute(entering, with: row)
  }

  /// Replaces a symbol in the costs and in all rows except the one that's solved for it.
  private mutating func substitute(_ symbol: Int32, with row: Int) {
    var column = ContiguousArray<Int32>()
    swap(&column, &columns[Int(symbol)])
    for target in column where Int(target) != row {
      guard let position = rows[Int(target)].position(of: symbol) else { continue }
      merge(row, into: Int(target), replacing: position)
    }
    column.removeAll(keepingCapacity: true)
    swap(&column, &columns[Int(symbol)])
    for level in levels.indices {
      let cost = levels[level].costs[Int(symbol)]
      guard cost != 0 else { continue }
      for cell in rows[row].cells {
        levels[level].costs[Int(cell.symbol)] += cost * cell.coefficient
      }
      levels[level].costs[Int(symbol)] = 0
    }
  }

  private mutating func merge(_ source: Int, into target: Int, replacing position: Int) {
    let factor = rows[target].cells[position].coefficient
    rows[target].constant += factor * rows[source].constant
    var old = ContiguousArray<Cell>()
    swap(&old, &rows[target].cells)
    scratch.removeAll(keepingCapacity: true)
    scratch.reserveCapacity(old.count + rows[source].cells.count)
    var index = 0
    for cell in rows[source].cells {
      while index < old.count, old[index].symbol < cell.symbol {
        if index != position { scratch.append(old[index]) }
        index += 1
      }
      if index < old.count, old[index].symbol == cell.symbol {
        let sum = old[index].coefficient + factor * cell.coefficient
        if abs(sum) > Self.epsilon { scratch.append(Cell(symbol: cell.symbol, coefficient: sum)) }
        index += 1
      } else {
        scratch.append(Cell(symbol: cell.symbol, coefficient: factor * cell.coefficient))
        noteColumn(cell.symbol, target)
      }
    }
    while index < old.count {
      if index != position { scratch.append(old[index]) }
      index += 1
    }
    swap(&scratch, &rows[target].cells)
    // `old` keeps its storage for the next merge.
    old.removeAll(keepingCapacity: true)
    swap(&scratch, &old)
  }

  private mutating func noteColumn(_ symbol: Int32, _ row: Int) {
    let index = Int(symbol)
    if columns[index].count >= 2 * rows.count + 16 { compactColumn(index) }
    columns[index].append(Int32(row))
  }

  private mutating func compactColumn(_ symbol: Int) {
    var column = ContiguousArray<Int32>()
    stamp += 1
    for row in columns[symbol] where stamps[Int(row)] != stamp {
      stamps[Int(row)] = stamp
      if rows[Int(row)].position(of: Int32(symbol)) != nil { column.append(row) }
    }
    columns[symbol] = column
  }
}
