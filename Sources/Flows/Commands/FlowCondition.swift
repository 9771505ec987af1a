/// The condition for performing some steps.
package struct FlowCondition: Sendable {
  /// The element that must be on the screen.
  package var visible: ElementSelector?
  /// The element that must not be on the screen.
  package var notVisible: ElementSelector?
  /// Whether the parts that don't depend on the screen, which are `platform` and `true`, are
  /// satisfied.
  package var isPossible = true

  /// Returns whether all parts are satisfied.
  func holds(on screen: ElementIndex) -> Bool {
    if let visible, visible.found(in: screen).isEmpty { return false }
    if let notVisible, !notVisible.found(in: screen).isEmpty { return false }
    return isPossible
  }
}
