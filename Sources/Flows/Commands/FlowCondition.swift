/// What must hold for steps to be performed.
package struct FlowCondition: Sendable {
  /// What must be on the screen.
  package var visible: ElementSelector?
  /// What must not be on the screen.
  package var notVisible: ElementSelector?
  /// Whether the parts hold that nothing on the screen changes: the platform, and what is true.
  package var isPossible = true

  /// Returns whether every part holds.
  func holds(on screen: ElementIndex) -> Bool {
    if let visible, visible.found(in: screen).isEmpty { return false }
    if let notVisible, !notVisible.found(in: screen).isEmpty { return false }
    return isPossible
  }
}
