import AppRuntime
import ObjectiveC

extension CALayer: ObjCKeyValueContainer {}

extension CALayer {
  /// Sets a property, whether or not it's animatable.
  final func setAnyValue(_ value: Any?, forKeyPath keyPath: String) {
    if let animatable = AnimatableValue(value, forKeyPath: keyPath),
      setAnimatableValue(animatable, forKeyPath: keyPath)
    {
      return
    }
    setOtherValue(value, forKeyPath: keyPath)
  }

  /// Returns the value of an animatable property.
  package func animatableValue(forKeyPath keyPath: String) -> AnimatableValue? {
    ownValue(forKeyPath: keyPath) ?? layerProperties.value(forKeyPath: keyPath)
  }

  /// Sets an animatable property, and returns whether it exists.
  package func setAnimatableValue(_ value: AnimatableValue, forKeyPath keyPath: String)
    -> Bool
  {
    if let old = ownValue(forKeyPath: keyPath) {
      guard showOwn(value, forKeyPath: keyPath) else { return false }
      didChange(keyPath, from: old)
      return true
    }
    var changed = layerProperties
    guard changed.setValue(value, forKeyPath: keyPath) else { return false }
    let root = keyPath.split(separator: ".").first.map(String.init) ?? keyPath
    let old = layerProperties.value(forKeyPath: root)
    let oldSize = layerProperties.bounds.size
    layerProperties = changed
    didChange(root, from: old)
    if changed.bounds.size != oldSize { sizeDidChange(from: oldSize) }
    return true
  }

  /// Returns the value of a property that isn't animatable, or that an app stores in the layer
  /// under a custom key.
  func otherValue(forKeyPath keyPath: String) -> Any? {
    switch keyPath {
    case "masksToBounds": return masksToBounds
    case "hidden", "isHidden": return isHidden
    case "name": return name
    case "contents": return contents
    case "contentsGravity": return contentsGravity.rawValue
    case "contentsScale": return contentsScale
    case "shouldRasterize": return shouldRasterize
    case "rasterizationScale": return rasterizationScale
    case "maskedCorners": return maskedCorners.rawValue
    case "frame": return frame
    default: return additionalValues[keyPath] ?? addedProperty(keyPath)
    }
  }

  /// Sets a property that isn't animatable, or stores a value under an app's custom key.
  func setOtherValue(_ value: Any?, forKeyPath keyPath: String) {
    let number = value as? NSNumber
    switch keyPath {
    case "masksToBounds": masksToBounds = number?.boolValue ?? value as? Bool ?? false
    case "hidden", "isHidden": isHidden = number?.boolValue ?? value as? Bool ?? false
    case "name": name = value as? String
    case "contents": contents = value
    case "contentsGravity":
      contentsGravity = CALayerContentsGravity(rawValue: value as? String ?? "resize")
    case "contentsScale": contentsScale = AnimatableValue(value)?.asNumber ?? 1
    case "shouldRasterize": shouldRasterize = number?.boolValue ?? value as? Bool ?? false
    case "rasterizationScale": rasterizationScale = AnimatableValue(value)?.asNumber ?? 1
    case "maskedCorners":
      maskedCorners = CACornerMask(rawValue: UInt(AnimatableValue(value)?.asNumber ?? 15))
    case "frame": if case .rect(let rect)? = AnimatableValue(value) { frame = rect }
    default: if !setAddedProperty(keyPath, to: value) { additionalValues[keyPath] = value }
    }
  }

  /// Sets a property that an app added to the class in an extension, and returns whether it exists.
  private func setAddedProperty(_ key: String, to value: Any?) -> Bool {
    guard MainQueue.isCurrent else { return false }
    nonisolated(unsafe) let (layer, value) = (self, value)
    return MainActor.assumeIsolated {
      (try? ObjCRuntime.setProperty(key, to: value, of: layer)) ?? false
    }
  }

  /// Returns the value of a property that an app added to the class in an extension.
  private func addedProperty(_ key: String) -> Any? {
    guard MainQueue.isCurrent else { return nil }
    nonisolated(unsafe) let layer = self
    nonisolated(unsafe) var value: Any?
    MainActor.assumeIsolated { value = ObjCRuntime.property(key, of: layer) }
    return value
  }
}
