/// How much a flow may still say, all flows that it runs included: aliases and flows in flows
/// double it quickly.
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
