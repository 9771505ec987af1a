import DisplayList

extension LayerProperties {
  /// What can be animated, by its key path.
  private static let animatable: [String: AnimatableProperty<Self>] = [
    "opacity": .number(\.opacity),
    "position": .point(\.position),
    "position.x": .number(\.position.x),
    "position.y": .number(\.position.y),
    "bounds": .rect(\.bounds),
    "bounds.size": .size(\.bounds.size),
    "bounds.size.width": .number(\.bounds.size.width),
    "bounds.size.height": .number(\.bounds.size.height),
    "bounds.origin": .point(\.bounds.origin),
    "bounds.origin.x": .number(\.bounds.origin.x),
    "bounds.origin.y": .number(\.bounds.origin.y),
    "anchorPoint": .point(\.anchorPoint),
    "anchorPoint.x": .number(\.anchorPoint.x),
    "anchorPoint.y": .number(\.anchorPoint.y),
    "zPosition": .number(\.zPosition),
    "transform": .transform(\.transform),
    "sublayerTransform": .transform(\.sublayerTransform),
    "backgroundColor": .color(\.backgroundColor),
    "cornerRadius": .number(\.cornerRadius),
    "borderWidth": .number(\.borderWidth),
    "borderColor": .color(\.borderColor),
    "shadowColor": .color(\.shadowColor),
    "shadowOpacity": .number(\.shadowOpacity),
    "shadowOffset": .size(\.shadowOffset),
    "shadowOffset.width": .number(\.shadowOffset.width),
    "shadowOffset.height": .number(\.shadowOffset.height),
    "shadowRadius": .number(\.shadowRadius),
    "shadowPath": .path(\.shadowShape),
    "contentsRect": .rect(\.contentsRect),
    "transform.translation": .distance(\.translation),
    "transform.translation.x": .number(\.transform.m41),
    "transform.translation.y": .number(\.transform.m42),
    "transform.translation.z": .number(\.transform.m43),
    "transform.rotation": .number(\.rotationZ),
    "transform.rotation.x": .number(\.rotationX),
    "transform.rotation.y": .number(\.rotationY),
    "transform.rotation.z": .number(\.rotationZ),
    "transform.scale": .factors(\.scale),
    "transform.scale.x": .number(\.scale.width),
    "transform.scale.y": .number(\.scale.height),
    "transform.scale.z": .number(\.transform.m33),
  ]

  /// The value that a key path leads to, where it can be animated.
  func value(forKeyPath keyPath: String) -> AnimatableValue? {
    Self.animatable[keyPath]?.value(self)
  }

  /// Sets what a key path leads to, where it can be animated; says whether it can.
  mutating func setValue(_ value: AnimatableValue, forKeyPath keyPath: String) -> Bool {
    Self.animatable[keyPath]?.set(&self, value) ?? false
  }

  private var shadowShape: Path? {
    get { shadowPath?.path }
    set { shadowPath = newValue.map { CGPath($0) } }
  }

  private var translation: CGSize {
    get { CGSize(width: transform.m41, height: transform.m42) }
    set {
      transform.m41 = newValue.width
      transform.m42 = newValue.height
    }
  }

  /// In radians, as those about the other axes.
  private var rotationX: CGFloat {
    get { atan2(transform.m23, transform.m33) }
    set { turn(by: CATransform3DMakeRotation(newValue, 1, 0, 0)) }
  }

  private var rotationY: CGFloat {
    get { atan2(transform.m31, transform.m33) }
    set { turn(by: CATransform3DMakeRotation(newValue, 0, 1, 0)) }
  }

  private var rotationZ: CGFloat {
    get { atan2(transform.m12, transform.m11) }
    set { turn(by: CATransform3DMakeRotation(newValue, 0, 0, 1)) }
  }

  /// Replaces the rotation and keeps the scale, the translation and the perspective.
  private mutating func turn(by rotation: CATransform3D) {
    let old = transform
    var result = CATransform3DMakeScale(scale.width, scale.height, 1).concatenating(rotation)
    result.m34 = old.m34
    result.m41 = old.m41
    result.m42 = old.m42
    result.m43 = old.m43
    transform = result
  }

  /// Setting it keeps the rotation and the translation.
  private var scale: CGSize {
    get {
      CGSize(
        width: hypot(transform.m11, transform.m12), height: hypot(transform.m21, transform.m22))
    }
    set {
      let angle = rotationZ
      transform.m11 = newValue.width * cos(angle)
      transform.m12 = newValue.width * sin(angle)
      transform.m21 = -newValue.height * sin(angle)
      transform.m22 = newValue.height * cos(angle)
    }
  }
}
