import Stubs

extension UIColor {
  /// Creates a color that's brighter than red, green, and blue by a number of stops.
  ///
  /// Each stop doubles the brightness.
  @available(IOS26 )
  public convenience init(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, exposure: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha, linearExposure: exp2(exposure))
  }

  /// Creates a color that's brighter than red, green, and blue by a factor.
  @available(IOS26 )
  public convenience init(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, linearExposure: CGFloat
  ) {
    Stub.colorExposure.report(if: linearExposure > 1)
    self.init(
      Components(
        red: red, green: green, blue: blue, alpha: min(1, max(0, alpha)),
        linearExposure: max(1, linearExposure)))
  }

  /// The factor by which the color is brighter than in the standard dynamic range.
  @available(IOS26 )
  public var linearExposure: CGFloat { resolved.linearExposure }

  /// The color in the standard dynamic range.
  @available(IOS26 )
  public var standardDynamicRange: UIColor {
    linearExposure == 1 ? self : applyingContentHeadroom(1)
  }

  /// Returns a color with the same components and a different brightness relative to white.
  @available(IOS26 )
  public func applyingContentHeadroom(_ contentHeadroom: CGFloat) -> UIColor {
    var components = resolved
    components.linearExposure = max(1, contentHeadroom)
    Stub.colorExposure.report(if: components.linearExposure > 1)
    return UIColor(components)
  }
}
