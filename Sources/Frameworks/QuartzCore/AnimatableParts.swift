/// The animatable parts of a structure, by Core Animation's names.
///
/// Follows "Key-Value Coding Extensions" of Apple's Core Animation Programming Guide.
struct AnimatableParts<Structure>: Sendable {
  let whole: AnimatableProperty<Structure>
  let parts: [String: AnimatableProperty<Structure>]
}

extension AnimatableParts<CGPoint> {
  static let point = AnimatableParts(
    whole: .point(\.self), parts: ["x": .number(\.x), "y": .number(\.y)])
}

extension AnimatableParts<CGSize> {
  static let size = AnimatableParts(
    whole: .size(\.self), parts: ["width": .number(\.width), "height": .number(\.height)])
}

extension AnimatableParts<CGRect> {
  static let rectangle = AnimatableParts(
    whole: .rect(\.self),
    parts: [
      "origin": .point(\.origin), "origin.x": .number(\.origin.x), "origin.y": .number(\.origin.y),
      "size": .size(\.size), "size.width": .number(\.size.width),
      "size.height": .number(\.size.height),
    ])
}

extension AnimatableParts<CATransform3D> {
  static let transform = AnimatableParts(
    whole: .transform(\.self),
    parts: [
      "translation": .distance(\.translation), "translation.x": .number(\.m41),
      "translation.y": .number(\.m42), "translation.z": .number(\.m43),
      "rotation": .number(\.rotationZ), "rotation.x": .number(\.rotationX),
      "rotation.y": .number(\.rotationY), "rotation.z": .number(\.rotationZ),
      "scale": .factors(\.scale), "scale.x": .number(\.scale.width),
      "scale.y": .number(\.scale.height), "scale.z": .number(\.m33),
    ])
}

extension CATransform3D {
  fileprivate var translation: CGSize {
    get { CGSize(width: m41, height: m42) }
    set {
      m41 = newValue.width
      m42 = newValue.height
    }
  }

  /// The rotation about the x-axis, in radians.
  fileprivate var rotationX: CGFloat {
    get { atan2(m23, m33) }
    set { turn(by: CATransform3DMakeRotation(newValue, 1, 0, 0)) }
  }

  fileprivate var rotationY: CGFloat {
    get { atan2(m31, m33) }
    set { turn(by: CATransform3DMakeRotation(newValue, 0, 1, 0)) }
  }

  fileprivate var rotationZ: CGFloat {
    get { atan2(m12, m11) }
    set { turn(by: CATransform3DMakeRotation(newValue, 0, 0, 1)) }
  }

  /// Replaces the rotation and keeps the scale, the translation, and the perspective.
  private mutating func turn(by rotation: CATransform3D) {
    var result = CATransform3DMakeScale(scale.width, scale.height, 1).concatenating(rotation)
    result.m34 = m34
    result.m41 = m41
    result.m42 = m42
    result.m43 = m43
    self = result
  }

  /// The scale.
  ///
  /// Setting it keeps the rotation and the translation.
  fileprivate var scale: CGSize {
    get { CGSize(width: hypot(m11, m12), height: hypot(m21, m22)) }
    set {
      let angle = rotationZ
      m11 = newValue.width * cos(angle)
      m12 = newValue.width * sin(angle)
      m21 = -newValue.height * sin(angle)
      m22 = newValue.height * cos(angle)
    }
  }
}
