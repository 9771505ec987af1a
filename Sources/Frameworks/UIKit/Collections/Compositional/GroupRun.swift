import Foundation

/// The groups of a section in a compositional layout, one after another.
///
/// Groups are computed only when they're requested, because a section can have very many. Groups
/// with self-sizing cells are stored.
@MainActor
final class GroupRun {
  private let group: NSCollectionLayoutGroup
  private let container: CGSize
  private let spacing: CGFloat
  private let axis: NSLayoutConstraint.Axis
  private let count: Int
  private let sizes: (Int) -> CGSize?
  private let environment: (CGSize, NSDirectionalEdgeInsets) -> any NSCollectionLayoutEnvironment

  /// A group without its cells' preferred sizes.
  ///
  /// All other groups are copies of it until the sizes of their cells are known.
  private let template: GroupSolver.Solution
  private let perGroup: Int
  /// The groups that differ from the template.
  private var own: [Int: GroupSolver.Solution] = [:]
  /// The indexes of these groups in ascending order, with the total length by which the groups up
  /// to each index exceed the template.
  private var growth: (groups: [Int], sums: [CGFloat])?
  /// All groups, if their number depends on the preferred sizes of cells.
  private var flow: [(first: Int, start: CGFloat, solution: GroupSolver.Solution)]?
  private let flows: Bool

  init(
    _ group: NSCollectionLayoutGroup, in container: CGSize, spacing: CGFloat,
    axis: NSLayoutConstraint.Axis, count: Int, measured: [Int], sizes: @escaping (Int) -> CGSize?,
    environment:
      @escaping (CGSize, NSDirectionalEdgeInsets) -> any NSCollectionLayoutEnvironment
  ) {
    self.group = group
    self.container = container
    self.spacing = spacing
    self.axis = axis
    self.count = count
    self.sizes = sizes
    self.environment = environment
    flows = group.flows
    var solver = GroupSolver(sizes: { _ in nil }, limit: .max, environment: environment)
    template = flows ? GroupSolver.Solution(size: .zero) : solver.solve(group, in: container)
    perGroup = max(1, template.leaves.count)
    guard !flows, count > 0 else { return }
    for number in Set(measured.map { $0 / perGroup }) where number < groupCount { solve(number) }
    if count % perGroup != 0 { solve(groupCount - 1) }
  }

  private var groupCount: Int { (count + perGroup - 1) / perGroup }

  private func length(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }

  private func solve(_ number: Int) {
    var solver = GroupSolver(sizes: sizes, limit: count, environment: environment)
    solver.next = number * perGroup
    own[number] = solver.solve(group, in: container)
    growth = nil
  }

  /// Applies the preferred size of a cell.
  func sizeChanged(of leaf: Int) {
    if flows { flow = nil } else { solve(leaf / perGroup) }
  }

  // MARK: Groups that depend on what cells prefer

  private var flowing: [(first: Int, start: CGFloat, solution: GroupSolver.Solution)] {
    if let flow { return flow }
    var found: [(first: Int, start: CGFloat, solution: GroupSolver.Solution)] = []
    var solver = GroupSolver(sizes: sizes, limit: count, environment: environment)
    var start: CGFloat = 0
    while solver.next < count {
      let first = solver.next
      let solution = solver.solve(group, in: container)
      guard solver.next > first else { break }
      found.append((first, start, solution))
      start += length(solution.size) + spacing
    }
    flow = found
    return found
  }

  // MARK: Positions

  private var grown: (groups: [Int], sums: [CGFloat]) {
    if let growth { return growth }
    let groups = own.keys.sorted()
    var sum: CGFloat = 0
    let sums = groups.map { number in
      sum += length(own[number]?.size ?? .zero) - length(template.size)
      return sum
    }
    growth = (groups, sums)
    return (groups, sums)
  }

  /// The number of groups.
  var groups: Int { flows ? flowing.count : groupCount }

  /// Returns the start position of a group.
  func start(of number: Int) -> CGFloat {
    if flows { return flowing[number].start }
    let before = grown.groups.partition { $0 >= number }
    let growth = before > 0 ? grown.sums[before - 1] : 0
    return CGFloat(number) * (length(template.size) + spacing) + growth
  }

  /// Returns the index of the first cell in a group.
  func first(of number: Int) -> Int { flows ? flowing[number].first : number * perGroup }

  /// Returns the layout of a group.
  func solution(of number: Int) -> GroupSolver.Solution {
    flows ? flowing[number].solution : own[number] ?? template
  }

  /// Returns the group of a cell.
  func group(of leaf: Int) -> Int? {
    guard leaf < count else { return nil }
    guard flows else { return leaf / perGroup }
    let after = flowing.partition { $0.first > leaf }
    return after > 0 ? after - 1 : nil
  }

  /// Returns the groups between two positions.
  func groups(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    var (low, high) = (0, groups)
    while low < high {
      let middle = (low + high) / 2
      let last = self.start(of: middle) + length(solution(of: middle).size)
      if last >= start { high = middle } else { low = middle + 1 }
    }
    var upper = low
    while upper < groups, self.start(of: upper) <= end { upper += 1 }
    return low..<upper
  }

  /// The length of all groups.
  var length: CGFloat {
    guard groups > 0 else { return 0 }
    return start(of: groups - 1) + length(solution(of: groups - 1).size)
  }

  /// The breadth of the broadest group that's been computed, or the estimate if there's none.
  var breadth: CGFloat {
    func across(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }
    guard groups > 0 else { return 0 }
    if flows { return flowing.map { across($0.solution.size) }.max() ?? 0 }
    guard group.sizesItself, !own.isEmpty else { return across(template.size) }
    return own.values.map { across($0.size) }.max() ?? 0
  }
}
