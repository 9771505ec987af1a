/// The remaining size of a flow, including all flows that it runs.
///
/// Aliases and nested flows can quickly multiply its size.
final class FlowBudget {
  /// The maximum number of steps and selectors.
  static let most = 20_000

  private var left = most

  /// Counts a step or a selector.
  /// - Returns: Whether the limit hasn't been exceeded.
  func spend() -> Bool {
    left -= 1
    return left >= 0
  }
}
