import AppRuntime
import ObjectiveC

// Properties that an app declares in its layer classes, and animates.

extension CALayer {
  /// Creates a copy of a layer with the class that it's called on.
  ///
  /// `makeQuinceCopy` calls it by its symbol.
  @_silgen_name("quince_CALayer_makeCopy")
  convenience init(ofAnyClass layer: CALayer) {
    self.init(layer: layer)
  }

  /// Creates a copy with the class that it's called on, by calling its `init(layer:)`, which isn't
  /// `required`.
  @_silgen_name("quince_CALayer_makeCopy")
  class func makeQuinceCopy(_ layer: consuming CALayer) -> CALayer

  /// Returns a copy of the layer, with the same class and that class's properties.
  func makeCompleteCopy() -> CALayer {
    isMakingPresentation = true
    defer { isMakingPresentation = false }
    let copy = type(of: self).makeQuinceCopy(self)
    copy.update(from: self)
    copy.additionalValues = additionalValues
    copy.modelLayer = self
    copy.isPresentation = true
    return copy
  }

  /// Whether an animation changes a property that only the app defines, so the layer must be
  /// redrawn for every frame.
  var animatesCustomProperty: Bool {
    animations?.entries.contains { entry in
      (entry.animation as? CAPropertyAnimation)?.keyPath.map {
        type(of: self).needsDisplay(forKey: $0)
      } ?? false
    } ?? false
  }

  /// The layer that draws the content: a copy with the current values of the properties that only
  /// the app defines, if they're animated.
  final var drawingLayer: CALayer {
    !isPresentation && animatesCustomProperty ? makeCurrentCopy() ?? self : self
  }

  /// Displays the layer again after the end of an animation of a property that only the app defines.
  final func redisplay(after entry: ActiveAnimation?) {
    guard let path = (entry?.animation as? CAPropertyAnimation)?.keyPath,
      type(of: self).needsDisplay(forKey: path)
    else { return }
    setNeedsDisplay()
  }

  /// Returns the value of a property that only the app defines, if it can be animated.
  func customAnimatableValue(forKeyPath keyPath: String) -> AnimatableValue? {
    AnimatableValue(otherValue(forKeyPath: keyPath) ?? type(of: self).defaultValue(forKey: keyPath))
  }

  /// Shows a value of a property that only the app defines.
  func showCustom(_ value: AnimatableValue, forKeyPath keyPath: String) {
    guard isPresentation, type(of: self) != CALayer.self else { return }
    setOtherValue(value.object, forKeyPath: keyPath)
  }

  // MARK: Managed properties

  /// Returns the value of an app's `@NSManaged` property, which the layer stores.
  package final func managedValue<Value>(forKey key: String) -> Value {
    let kept = additionalValues[key] ?? type(of: self).defaultValue(forKey: key)
    if let value: Value = ManagedValue.fitting(kept) ?? ManagedValue.nothing() { return value }
    fatalError("the property \(key) of \(type(of: self)) has no value")
  }

  /// Sets an app's `@NSManaged` property.
  package final func setManagedValue(_ value: Any?, forKey key: String) {
    // The action is requested while the layer still has the old value.
    let action = isPresentation || CATransaction.disableActions() ? nil : action(forKey: key)
    additionalValues[key] = value
    if !isPresentation, type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
  }
}

/// Conversions for the values of managed properties.
private enum ManagedValue {
  /// Returns a value in a property's type.
  static func fitting<Value>(_ value: Any?) -> Value? {
    guard let value else { return nil }
    if let fitting = value as? Value { return fitting }
    guard let number = AnimatableValue(value)?.asNumber else { return nil }
    let converted: Any? =
      switch Value.self {
      case is Double.Type: number
      case is Float.Type: Float(number)
      case is CGFloat.Type: CGFloat(number)
      case is Int.Type: Int(number.rounded())
      case is Bool.Type: number != 0
      default: NSNumber(value: number)
      }
    return converted as? Value
  }

  /// Returns the default value of a property.
  static func nothing<Value>() -> Value? {
    if let optional = Value.self as? any ExpressibleByNilLiteral.Type {
      return optional.init(nilLiteral: ()) as? Value
    }
    let zeros: [Any] = [
      0.0, Float(0), CGFloat(0), 0, false, CGPoint.zero, CGSize.zero, CGRect.zero,
      CGAffineTransform.identity, CATransform3DIdentity,
    ]
    return zeros.lazy.compactMap { $0 as? Value }.first
  }
}
