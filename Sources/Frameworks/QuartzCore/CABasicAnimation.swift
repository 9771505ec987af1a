import DisplayList

/// An object that animates a layer property from one value to another.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/cabasicanimation>.
open class CABasicAnimation: CAPropertyAnimation {
  /// The initial value, or `nil` for the value shown at the start.
  package var from: AnimatableValue?
  /// The final value, or `nil` for the layer's own value.
  package var to: AnimatableValue?
  var by: AnimatableValue?

  /// The value that the animation starts with; `nil` means that the other values or the layer
  /// determine it.
  open var fromValue: Any? {
    didSet { from = AnimatableValue(fromValue) }
  }

  /// The value that the animation ends with; `nil` means that the other values or the layer
  /// determine it.
  open var toValue: Any? {
    didSet { to = AnimatableValue(toValue) }
  }

  /// The amount that the animation changes the property by.
  open var byValue: Any? {
    didSet { by = AnimatableValue(byValue) }
  }

  override func takeOver(from other: CAAnimation) {
    super.takeOver(from: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
    from = other.from
    to = other.to
    by = other.by
  }

  override func apply(to layer: CALayer, elapsed: CFTimeInterval, cycle: Int) {
    apply(to: layer, progress: progress(at: elapsed), cycle: cycle)
  }

  /// Applies the animation to a layer at a fraction of its progress.
  final func apply(to layer: CALayer, progress: Double, cycle: Int) {
    guard let keyPath,
      let present = layer.animatableValue(forKeyPath: keyPath)
        ?? layer.customAnimatableValue(forKeyPath: keyPath) ?? to ?? from
    else { return }
    let start = from ?? by.flatMap { by in to.map { $0.subtracting(by) } } ?? present
    let end = to ?? by.map { start.adding($0) } ?? present
    var value = start.interpolated(to: end, at: progress)
    if isCumulative, cycle > 0 {
      for _ in 0..<min(cycle, 10_000) { value = value.adding(end.subtracting(start)) }
    }
    show(value, on: layer)
  }
}
