import DisplayList

/// An animation of one property.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/capropertyanimation>.
open class CAPropertyAnimation: CAAnimation {
  /// What is animated.
  open var keyPath: String?
  /// Whether the values are added to what the layer shows anyway.
  open var isAdditive = false
  /// Whether each repetition begins where the one before ended.
  open var isCumulative = false

  /// Creates an animation of what a key path leads to.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func takeOver(from other: CAAnimation) {
    super.takeOver(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
  }

  override func animates(_ keyPath: String) -> Bool {
    guard let own = self.keyPath else { return false }
    return own == keyPath || own.hasPrefix(keyPath + ".")
  }

  final func show(_ value: AnimatableValue, on layer: CALayer) {
    guard let keyPath else { return }
    var value = value
    if isAdditive, let base = layer.animatableValue(forKeyPath: keyPath) {
      value = base.adding(value)
    }
    layer.showAnimated(value, forKeyPath: keyPath)
  }
}
