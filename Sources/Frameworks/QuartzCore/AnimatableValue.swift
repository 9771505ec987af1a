import DisplayList

/// A value that can be interpolated.
package enum AnimatableValue {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(Color?)
  case path(Path)
  case numbers([Double])
  case colors([Color])

  /// Creates the value of an object, or returns `nil` if values of its type can't be interpolated.
  package init?(_ value: Any?) {
    switch value {
    case let value as AnimatableValue: self = value
    case let value as CGFloat: self = .number(Double(value))
    case let value as Double: self = .number(value)
    case let value as Float: self = .number(Double(value))
    case let value as Int: self = .number(Double(value))
    case let value as Bool: self = .number(value ? 1 : 0)
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform: self = .transform(CATransform3D(value))
    case let value as CGColor: self = .color(value.color)
    case let value as CGPath: self = .path(value.path)
    case let value as any AnimatableConvertible: self = value.animatableValue
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as NSValue:
      guard let boxed = value.quinceValue else { return nil }
      self = boxed
    case let value as [Any] where !value.isEmpty:
      let values = value.map { AnimatableValue($0) }
      let colors = values.compactMap { if case .color(let color)? = $0 { color } else { nil } }
      let numbers = values.compactMap(\.?.asNumber)
      if colors.count == value.count {
        self = .colors(colors)
      } else if numbers.count == value.count {
        self = .numbers(numbers)
      } else {
        return nil
      }
    default: return nil
    }
  }

  /// Creates a value in the form that a key path expects, which can be a string for a number, or
  /// `nil` for a color.
  package init?(_ value: Any?, forKeyPath keyPath: String) {
    if value == nil, keyPath.hasSuffix("Color") {
      self = .color(nil)
    } else if let string = value as? String, let number = Double(string) {
      self = .number(number)
    } else {
      self.init(value)
    }
  }

  /// The value as a number, if it is one.
  package var asNumber: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The value in the property's type.
  var object: Any? {
    switch self {
    case .number(let value): CGFloat(value)
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): value.map(CGColor.init)
    case .path(let value): CGPath(value)
    case .numbers(let value): value
    case .colors(let value): value.map(CGColor.init)
    }
  }

  /// Returns the value at a fraction of the distance to another.
  func interpolated(to other: AnimatableValue, at t: Double) -> AnimatableValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(blend(a, b, t))
    case (.point(let a), .point(let b)):
      .point(CGPoint(x: blend(a.x, b.x, t), y: blend(a.y, b.y, t)))
    case (.size(let a), .size(let b)):
      .size(CGSize(width: blend(a.width, b.width, t), height: blend(a.height, b.height, t)))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: blend(a.origin.x, b.origin.x, t), y: blend(a.origin.y, b.origin.y, t),
          width: blend(a.size.width, b.size.width, t),
          height: blend(a.size.height, b.size.height, t)))
    case (.transform(let a), .transform(let b)): .transform(a.interpolated(to: b, at: t))
    case (.color(let a), .color(let b)): .color(Self.mix(a, b, t))
    case (.path(let a), .path(let b)): .path(a.interpolated(to: b, at: t))
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      .numbers(zip(a, b).map { blend($0, $1, t) })
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      .colors(zip(a, b).map { Self.mix($0, $1, t) ?? $1 })
    default: t < 0.5 ? self : other
    }
  }

  /// Whether such values can be added and subtracted.
  package var canBeAdded: Bool {
    switch self {
    case .number, .point, .size, .rect: true
    case .transform(let transform):
      CATransform3DIsAffine(transform)
        && abs(transform.m11 * transform.m22 - transform.m12 * transform.m21) > 1e-6
    case .color, .path, .numbers, .colors: false
    }
  }

  /// Returns the sum of two values.
  func adding(_ other: AnimatableValue) -> AnimatableValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a + b)
    case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
    case (.size(let a), .size(let b)):
      .size(CGSize(width: a.width + b.width, height: a.height + b.height))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: a.origin.x + b.origin.x, y: a.origin.y + b.origin.y,
          width: a.size.width + b.size.width, height: a.size.height + b.size.height))
    case (.transform(let a), .transform(let b)): .transform(b.concatenating(a))
    default: other
    }
  }

  /// Returns the difference between two values.
  package func subtracting(_ other: AnimatableValue) -> AnimatableValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a - b)
    case (.point(let a), .point(let b)): .point(CGPoint(x: a.x - b.x, y: a.y - b.y))
    case (.size(let a), .size(let b)):
      .size(CGSize(width: a.width - b.width, height: a.height - b.height))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: a.origin.x - b.origin.x, y: a.origin.y - b.origin.y,
          width: a.size.width - b.size.width, height: a.size.height - b.size.height))
    case (.transform(let a), .transform(let b)): .transform(a.concatenating(b.inverted()))
    default: self
    }
  }

  /// Returns the distance between two values, for pacing.
  func distance(to other: AnimatableValue) -> Double {
    switch (self, other) {
    case (.number(let a), .number(let b)): abs(b - a)
    case (.point(let a), .point(let b)): hypot(b.x - a.x, b.y - a.y)
    case (.size(let a), .size(let b)): hypot(b.width - a.width, b.height - a.height)
    case (.rect(let a), .rect(let b)):
      hypot(b.minX - a.minX, b.minY - a.minY) + hypot(b.width - a.width, b.height - a.height)
    default: 1
    }
  }

  private static func mix(_ a: Color?, _ b: Color?, _ t: Double) -> Color? {
    guard let from = a ?? b.map(transparent), let to = b ?? a.map(transparent) else { return nil }
    func component(_ from: Float, _ to: Float) -> Float {
      Float(Double(from) + Double(to - from) * t)
    }
    return Color(
      red: component(from.red, to.red), green: component(from.green, to.green),
      blue: component(from.blue, to.blue),
      alpha: min(1, max(0, component(from.alpha, to.alpha))))
  }

  private static func transparent(_ color: Color) -> Color {
    Color(red: color.red, green: color.green, blue: color.blue, alpha: 0)
  }
}

extension AnimatableValue: Equatable {
  package static func == (one: AnimatableValue, other: AnimatableValue) -> Bool {
    switch (one, other) {
    case (.number(let a), .number(let b)): a == b
    case (.point(let a), .point(let b)): a == b
    case (.size(let a), .size(let b)): a == b
    case (.rect(let a), .rect(let b)): a == b
    case (.transform(let a), .transform(let b)): a == b
    case (.color(let a), .color(let b)): a == b
    case (.path(let a), .path(let b)): a == b
    case (.numbers(let a), .numbers(let b)): a == b
    case (.colors(let a), .colors(let b)): a == b
    default: false
    }
  }
}

private func blend(_ a: Double, _ b: Double, _ t: Double) -> Double { a + (b - a) * t }

extension CGColor {
  convenience init(_ color: Color) {
    self.init(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(color.alpha))
  }
}

extension NSValue {
  /// The rectangle, size, or point in the box.
  fileprivate var quinceValue: AnimatableValue? {
    switch String(cString: objCType) {
    case NSValue(rect: .zero).objCTypeName: .rect(rectValue)
    case NSValue(size: .zero).objCTypeName: .size(sizeValue)
    case NSValue(point: .zero).objCTypeName: .point(pointValue)
    default: nil
    }
  }

  private var objCTypeName: String { String(cString: objCType) }
}

extension Path {
  /// Returns the path at a fraction of the distance to another with the same elements, except that
  /// lines can correspond to curves.
  fileprivate func interpolated(to other: Path, at t: Double) -> Path {
    guard elements.count == other.elements.count else { return t < 0.5 ? self : other }
    let (from, to) = (curved(like: other), other.curved(like: self))
    func point(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: blend(a.x, b.x, t), y: blend(a.y, b.y, t))
    }
    var result = to
    for index in from.elements.indices {
      switch (from.elements[index], to.elements[index]) {
      case (.move(let a), .move(let b)): result.elements[index] = .move(point(a, b))
      case (.line(let a), .line(let b)): result.elements[index] = .line(point(a, b))
      case (.quadratic(let ca, let a), .quadratic(let cb, let b)):
        result.elements[index] = .quadratic(control: point(ca, cb), to: point(a, b))
      case (.cubic(let ca, let da, let a), .cubic(let cb, let db, let b)):
        result.elements[index] = .cubic(
          control1: point(ca, cb), control2: point(da, db), to: point(a, b))
      case (.close, .close): break
      default: return t < 0.5 ? self : other
      }
    }
    return result
  }

  /// Returns the path with straight curves in place of the lines where another path has curves.
  private func curved(like other: Path) -> Path {
    var result = Path(usesEvenOddRule: usesEvenOddRule)
    for (element, otherElement) in zip(elements, other.elements) {
      guard case (.line(let end), .cubic) = (element, otherElement), let start = result.currentPoint
      else {
        result.elements.append(element)
        continue
      }
      func place(_ t: Double) -> CGPoint {
        CGPoint(x: blend(start.x, end.x, t), y: blend(start.y, end.y, t))
      }
      result.elements.append(
        .cubic(control1: place(1.0 / 3), control2: place(2.0 / 3), to: end))
    }
    return result
  }
}

extension CATransform3D {
  /// Returns the transform at a fraction of the distance to another, with partial translation,
  /// rotation, and scale.
  fileprivate func interpolated(to other: CATransform3D, at t: Double) -> CATransform3D {
    guard CATransform3DIsAffine(self), CATransform3DIsAffine(other) else {
      return entrywise(to: other, at: t)
    }
    let (from, to) = (PlaneTransform(affine), PlaneTransform(other.affine))
    guard let from, let to else { return entrywise(to: other, at: t) }
    var turn = to.rotation - from.rotation
    if turn > .pi { turn -= 2 * .pi } else if turn < -.pi { turn += 2 * .pi }
    let result = PlaneTransform(
      scale: CGSize(
        width: blend(from.scale.width, to.scale.width, t),
        height: blend(from.scale.height, to.scale.height, t)),
      shear: blend(from.shear, to.shear, t), rotation: from.rotation + turn * t,
      translation: CGPoint(
        x: blend(from.translation.x, to.translation.x, t),
        y: blend(from.translation.y, to.translation.y, t)))
    return CATransform3D(result.affine)
  }

  private func entrywise(to other: CATransform3D, at t: Double) -> CATransform3D {
    CATransform3D(
      m11: blend(m11, other.m11, t), m12: blend(m12, other.m12, t), m13: blend(m13, other.m13, t),
      m14: blend(m14, other.m14, t), m21: blend(m21, other.m21, t), m22: blend(m22, other.m22, t),
      m23: blend(m23, other.m23, t), m24: blend(m24, other.m24, t), m31: blend(m31, other.m31, t),
      m32: blend(m32, other.m32, t), m33: blend(m33, other.m33, t), m34: blend(m34, other.m34, t),
      m41: blend(m41, other.m41, t), m42: blend(m42, other.m42, t), m43: blend(m43, other.m43, t),
      m44: blend(m44, other.m44, t))
  }
}

/// The components of a two-dimensional transform: scale, shear, rotation, and translation.
struct PlaneTransform {
  var scale: CGSize
  var shear: CGFloat
  var rotation: CGFloat
  var translation: CGPoint

  init(scale: CGSize, shear: CGFloat, rotation: CGFloat, translation: CGPoint) {
    self.scale = scale
    self.shear = shear
    self.rotation = rotation
    self.translation = translation
  }

  init?(_ t: CGAffineTransform) {
    let width = hypot(t.a, t.b)
    guard width > 0 else { return nil }
    let rotation = atan2(t.b, t.a)
    let (sine, cosine) = (t.b / width, t.a / width)
    let height = t.d * cosine - t.c * sine
    guard height != 0 else { return nil }
    self.init(
      scale: CGSize(width: width, height: height), shear: (t.c * cosine + t.d * sine) / height,
      rotation: rotation, translation: CGPoint(x: t.tx, y: t.ty))
  }

  var affine: CGAffineTransform {
    var result = CGAffineTransform(
      a: scale.width, b: 0, c: shear * scale.height, d: scale.height, tx: 0, ty: 0
    )
    .concatenating(CGAffineTransform(rotationAngle: rotation))
    result.tx = translation.x
    result.ty = translation.y
    return result
  }
}
