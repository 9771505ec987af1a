/// The movement of a part of the system.
struct SpringDesign: Sendable {
  /// The duration, in seconds.
  var duration: TimeInterval
  /// The damping ratio, which is 1 if the part doesn't bounce.
  var damping: CGFloat

  /// Animates changes with the spring.
  @MainActor func animate(
    options: UIView.AnimationOptions = [], _ changes: @escaping @MainActor () -> Void
  ) {
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0,
      options: options, animations: changes, completion: nil)
  }
}
