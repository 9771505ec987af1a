/// A motion effect that changes a property of a view when the device is tilted.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect>.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis along which the device is tilted.
  public enum EffectType: Int, Sendable {
    /// To the left and the right.
    case tiltAlongHorizontalAxis
    /// Up and down.
    case tiltAlongVerticalAxis
  }

  /// The property that's changed, such as `center.x`.
  open private(set) var keyPath = ""
  /// The axis along which the device is tilted.
  open private(set) var type = EffectType.tiltAlongHorizontalAxis
  /// The value to add when the device is tilted as far as possible to one side.
  open var minimumRelativeValue: Any?
  /// The value to add when the device is tilted as far as possible to the other side.
  open var maximumRelativeValue: Any?

  /// Creates an effect.
  public convenience init(keyPath: String, type: EffectType) {
    self.init()
    self.keyPath = keyPath
    self.type = type
  }

  /// Creates an effect that changes nothing.
  public required init() {
    super.init()
  }

  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset)
    -> [String: Any]?
  {
    guard let minimum = Self.number(minimumRelativeValue),
      let maximum = Self.number(maximumRelativeValue)
    else { return nil }
    let offset =
      type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    return [keyPath: minimum + (maximum - minimum) * (Double(offset) + 1) / 2]
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let number as CGFloat: Double(number)
    case let number as Double: number
    case let number as Int: Double(number)
    default: nil
    }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
    copy.minimumRelativeValue = minimumRelativeValue
    copy.maximumRelativeValue = maximumRelativeValue
    return copy
  }
}
