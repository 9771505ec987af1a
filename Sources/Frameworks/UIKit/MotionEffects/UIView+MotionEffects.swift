import Stubs

extension UIView {
  /// The motion effects of the view.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiview/motioneffects>.
  public var motionEffects: [UIMotionEffect] {
    get { storedMotionEffects }
    set {
      storedMotionEffects = newValue
      Stub.motionEffects.report(if: !newValue.isEmpty)
    }
  }

  /// Adds an effect that changes the view when the device is tilted.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiview/addmotioneffect(_:)>.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.append(effect)
  }

  /// Removes an effect.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiview/removemotioneffect(_:)>.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
