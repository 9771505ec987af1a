/// The remaining size of a flow, including all flows that it runs: aliases and nested flows quickly
/// double it.
final class FlowBudget {
  /// The most steps and selectors.
  static let most = 20_000

  private var left = most

  /// Takes note of a step or a selector.
  /// - Returns: Whether there may be one more.
  func spend() -> Bool {
    left -= 1
    return left >= 0
  }
}
