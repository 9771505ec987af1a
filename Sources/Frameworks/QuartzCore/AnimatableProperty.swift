import DisplayList

/// The accessors of a property that can be animated, regardless of the object that has it.
struct AnimatableProperty<Root>: Sendable {
  let value: @Sendable (Root) -> AnimatableValue
  /// Sets the value, and returns whether it has the property's type.
  let set: @Sendable (inout Root, AnimatableValue) -> Bool

  /// Creates a property with one type of value.
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

  /// Creates a property that's part of a structure.
  private init<Structure>(
    _ path: WritableKeyPath<Root, Structure> & Sendable, _ part: AnimatableProperty<Structure>
  ) {
    value = { part.value($0[keyPath: path]) }
    set = { part.set(&$0[keyPath: path], $1) }
  }

  /// Returns a structure and its parts, each with its name.
  static func structure<Structure>(
    _ name: String, _ path: WritableKeyPath<Root, Structure> & Sendable,
    _ parts: AnimatableParts<Structure>
  ) -> [String: Self] {
    var all = [name: Self(path, parts.whole)]
    for (part, property) in parts.parts { all["\(name).\(part)"] = Self(path, property) }
    return all
  }

  /// Returns a number.
  static func number<Number: BinaryFloatingPoint & Sendable>(
    _ path: WritableKeyPath<Root, Number> & Sendable
  )
    -> Self
  {
    Self(path, { .number(Double($0)) }) { value in
      if case .number(let number) = value { Number(number) } else { nil }
    }
  }

  /// Returns a point.
  static func point(_ path: WritableKeyPath<Root, CGPoint> & Sendable) -> Self {
    Self(path, { .point($0) }) { if case .point(let point) = $0 { point } else { nil } }
  }

  /// Returns a size.
  static func size(_ path: WritableKeyPath<Root, CGSize> & Sendable) -> Self {
    Self(path, { .size($0) }) { if case .size(let size) = $0 { size } else { nil } }
  }

  /// Returns a distance in both directions, which can also be given as a point.
  static func distance(_ path: WritableKeyPath<Root, CGSize> & Sendable) -> Self {
    Self(path, { .size($0) }) { value in
      switch value {
      case .size(let size): size
      case .point(let point): CGSize(width: point.x, height: point.y)
      default: nil
      }
    }
  }

  /// Returns a factor in both directions, which can also be given as one number, and is read as the
  /// horizontal one.
  static func factors(_ path: WritableKeyPath<Root, CGSize> & Sendable) -> Self {
    Self(path, { .number($0.width) }) { value in
      switch value {
      case .size(let size): size
      case .number(let number): CGSize(width: number, height: number)
      default: nil
      }
    }
  }

  /// Returns a rectangle.
  static func rect(_ path: WritableKeyPath<Root, CGRect> & Sendable) -> Self {
    Self(path, { .rect($0) }) { if case .rect(let rect) = $0 { rect } else { nil } }
  }

  /// Returns a transform.
  static func transform(_ path: WritableKeyPath<Root, CATransform3D> & Sendable) -> Self {
    Self(path, { .transform($0) }) { if case .transform(let value) = $0 { value } else { nil } }
  }

  /// Returns a color, or none.
  static func color(_ path: WritableKeyPath<Root, CGColor?> & Sendable) -> Self {
    Self(path, { .color($0?.color) }) { value in
      if case .color(let color) = value { .some(color.map { CGColor($0) }) } else { nil }
    }
  }

  /// Returns a color as it's drawn, or none.
  static func color(_ path: WritableKeyPath<Root, Color?> & Sendable) -> Self {
    Self(path, { .color($0) }) { if case .color(let color) = $0 { .some(color) } else { nil } }
  }

  /// Several colors.
  static func colors(_ path: WritableKeyPath<Root, [Color]?> & Sendable) -> Self {
    Self(path, { .colors($0 ?? []) }) { if case .colors(let colors) = $0 { colors } else { nil } }
  }

  /// Several numbers.
  static func numbers(_ path: WritableKeyPath<Root, [Double]?> & Sendable) -> Self {
    Self(path, { .numbers($0 ?? []) }) { if case .numbers(let all) = $0 { all } else { nil } }
  }

  /// Returns a path, or none for an empty one.
  static func path(_ path: WritableKeyPath<Root, Path?> & Sendable) -> Self {
    Self(path, { .path($0 ?? Path()) }) { value in
      if case .path(let path) = value { .some(path.elements.isEmpty ? nil : path) } else { nil }
    }
  }
}
