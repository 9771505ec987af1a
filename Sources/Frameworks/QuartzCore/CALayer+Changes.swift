extension CALayer {
  /// Records that a property has changed, if `put(_:in:)` found a different value.
  /// - Parameter animatable: Returns the old value for an animation.
  @inline(__always)
  final func didPut<Value>(
    _ key: String, _ old: Value?, _ animatable: (Value) -> AnimatableValue?
  ) {
    guard let old else { return }
    didChange(key, from: animatable(old))
  }

  final func didChange(_ key: String, from old: @autoclosure () -> AnimatableValue?) {
    if owner != nil {
      Self.changeAnimator?.animate(self, key, from: old())
    } else if wasShown {
      animateImplicitly(key, from: old)
    }
    setNeedsCommit()
  }

  final func setNeedsCommit() {
    guard !isPresentation else { return }
    forgetRun()
    RenderLoop.shared.setNeedsCommit()
    signalChange()
  }

  /// Sets the background color to this particular object, even if it equals the previous one.
  package final func setBackgroundColor(_ color: CGColor?) {
    let old = layerProperties.backgroundColor
    guard old !== color else { return }
    layerProperties.backgroundColor = color
    if old != color { didChange("backgroundColor", from: .color(old?.color)) }
  }

  /// Returns the first action that's found for an event, which can be `NSNull` to do nothing.
  final func searchedAction(forKey event: String) -> CAAction? {
    if let delegate {
      nonisolated(unsafe) var action: CAAction?
      ask(delegate) { action = $0.action(for: $1, forKey: event) }
      if let action { return action }
    }
    return actions?[event] ?? type(of: self).defaultAction(forKey: event)
  }
}
