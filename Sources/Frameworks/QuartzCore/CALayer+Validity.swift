import AppRuntime

extension CALayer {
  /// Ends the app if a rectangle has a component that isn't a number.
  final func check(_ bounds: CGRect) {
    let (origin, size) = (bounds.origin, bounds.size)
    guard origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN else { return }
    raiseInvalidGeometry(
      "bounds", "\(Self.text(origin.x, origin.y)); \(Self.text(size.width, size.height))")
  }

  /// Ends the app if a point has a coordinate that isn't a number.
  final func check(_ point: CGPoint, of property: String) {
    guard point.x.isNaN || point.y.isNaN else { return }
    raiseInvalidGeometry(property, Self.text(point.x, point.y))
  }

  private func raiseInvalidGeometry(_ property: String, _ value: String) -> Never {
    raise(
      "CALayerInvalidGeometry",
      "CALayer \(property) contains NaN: [\(value)]. It's the layer of \(nameForPerson). Look for "
        + "a division by zero in the code that sets its frame, bounds, center, or contentOffset."
    )
  }

  private static func text(_ x: CGFloat, _ y: CGFloat) -> String {
    [x, y].map { $0.isNaN ? "nan" : String(format: "%g", Double($0)) }.joined(separator: " ")
  }

  /// A description of the layer's view, or of its class if it has no view.
  final var nameForPerson: String {
    guard let owner else { return "\(type(of: self))" }
    nonisolated(unsafe) let named = owner
    return MainActor.assumeIsolated { named.nameForPerson }
  }

  /// Whether the layer's geometry is finite, so that it can be shown.
  final var hasFiniteGeometry: Bool {
    let (position, bounds) = (layerProperties.position, layerProperties.bounds)
    let sum =
      position.x + position.y + bounds.origin.x + bounds.origin.y + bounds.size.width
      + bounds.size.height
    return sum.isFinite
  }
}
