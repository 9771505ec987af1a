import DisplayList

/// An abstract subclass for animations that change the value of a layer property.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/capropertyanimation>.
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the property to animate.
  open var keyPath: String?
  /// A Boolean value that determines whether the value is added to the one that the layer shows.
  open var isAdditive = false
  /// A Boolean value that determines whether each repetition builds on the one before.
  open var isCumulative = false

  /// Creates an animation for the specified key path.
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
