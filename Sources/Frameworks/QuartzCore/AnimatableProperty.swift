import DisplayList

/// The accessors of an animatable property.
struct AnimatableProperty<Root>: Sendable {
  let value: @Sendable (Root) -> AnimatableValue
  /// Sets the value, and returns whether it has the property's type.
  let set: @Sendable (inout Root, AnimatableValue) -> Bool

  /// Creates a property with a single type of value.
  private init<Value>(
    _ path: WritableKeyPath<Root, Value> & Sendable,
    _ make: @escaping @Sendable (Value) -> AnimatableValue,
    _ read: @escaping @Sendable (AnimatableValue) -> Value?
  ) {
    value = { make($0[keyPath: path]) }
    set = { root, value in
      guard let value = read(value) else { return false }
      root[keyPath: path] = value
      return true
    }
  }

  /// Creates a property for a part of a structure.
  private init<Structure>(
    _ path: WritableKeyPath<Root, Structure> & Sendable, _ part: AnimatableProperty<Structure>
  ) {
    value = { part.value($0[keyPath: path]) }
    set = { part.set(&$0[keyPath: path], $1) }
  }

  /// Returns the properties for a structure and its parts, by name.
  static func structure<Structure>(
    _ name: String, _ path: WritableKeyPath<Root, Structure> & Sendable,
    _ parts: AnimatableParts<Structure>
  ) -> [String: Self] {
    var all = [name: Self(path, parts.whole)]
    for (part, property) in parts.parts { all["\(name).\(part)"] = Self(path, property) }
    return all
  }

  /// Returns a property for a number.
  static func number<Number: BinaryFloatingPoint & Sendable>(
    _ path: WritableKeyPath<Root, Number> & Sendable
  )
    -> Self
  {
    Self(path, { .number(Double($0)) }) { value in
      if case .number(let number) = value { Number(number) } else { nil }
    }
  }

  /// Returns a property that's either on or off, which an animation switches halfway.
  static func flag(_ path: WritableKeyPath<Root, Bool> & Sendable) -> Self {
    Self(path, { .number($0 ? 1 : 0) }) { $0.asNumber.map { $0 >= 0.5 } }
  }

  /// Returns a property for a point.
  static func point(_ path: WritableKeyPath<Root, CGPoint> & Sendable) -> Self {
    Self(path, { .point($0) }) { if case .point(let point) = $0 { point } else { nil } }
  }

  /// Returns a property for a size.
  static func size(_ path: WritableKeyPath<Root, CGSize> & Sendable) -> Self {
    Self(path, { .size($0) }) { if case .size(let size) = $0 { size } else { nil } }
  }

  /// Returns a property for an offset, which can also be set to a point.
  static func distance(_ path: WritableKeyPath<Root, CGSize> & Sendable) -> Self {
    Self(path, { .size($0) }) { value in
      switch value {
      case .size(let size): size
      case .point(let point): CGSize(width: point.x, height: point.y)
      default: nil
      }
    }
  }

  /// Returns a property for horizontal and vertical factors.
  ///
  /// It can also be set to a single number, and returns the horizontal factor.
  static func factors(_ path: WritableKeyPath<Root, CGSize> & Sendable) -> Self {
    Self(path, { .number($0.width) }) { value in
      switch value {
      case .size(let size): size
      case .number(let number): CGSize(width: number, height: number)
      default: nil
      }
    }
  }

  /// Returns a property for a rectangle.
  static func rect(_ path: WritableKeyPath<Root, CGRect> & Sendable) -> Self {
    Self(path, { .rect($0) }) { if case .rect(let rect) = $0 { rect } else { nil } }
  }

  /// Returns a property for a transform.
  static func transform(_ path: WritableKeyPath<Root, CATransform3D> & Sendable) -> Self {
    Self(path, { .transform($0) }) { if case .transform(let value) = $0 { value } else { nil } }
  }

  /// Returns a property for an optional color.
  static func color(_ path: WritableKeyPath<Root, CGColor?> & Sendable) -> Self {
    Self(path, { .color($0?.color) }) { value in
      if case .color(let color) = value { .some(color.map { CGColor($0) }) } else { nil }
    }
  }

  /// Returns a property for an optional color in the display list.
  static func color(_ path: WritableKeyPath<Root, Color?> & Sendable) -> Self {
    Self(path, { .color($0) }) { if case .color(let color) = $0 { .some(color) } else { nil } }
  }

  /// Returns a property for an array of colors.
  static func colors(_ path: WritableKeyPath<Root, [Color]?> & Sendable) -> Self {
    Self(path, { .colors($0 ?? []) }) { if case .colors(let colors) = $0 { colors } else { nil } }
  }

  /// Returns a property for an array of numbers.
  static func numbers(_ path: WritableKeyPath<Root, [Double]?> & Sendable) -> Self {
    Self(path, { .numbers($0 ?? []) }) { if case .numbers(let all) = $0 { all } else { nil } }
  }

  /// Returns a property for an optional path.
  static func path(_ path: WritableKeyPath<Root, Path?> & Sendable) -> Self {
    Self(path, { .path($0 ?? Path()) }) { value in
      if case .path(let path) = value { .some(path.elements.isEmpty ? nil : path) } else { nil }
    }
  }
}
