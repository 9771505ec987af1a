import DisplayList

/// The material of a card, a bar, or a thumb, which alone knows how it's drawn.
enum Surface: Sendable {
  /// A color.
  case plain(UIColor)
  /// A color in front of the blurred content beneath, with the blur's radius in points.
  case material(UIColor, blurRadius: Double)

  /// Draws a shape of the surface in a view's context.
  func draw(_ shape: Shape, in context: CGContext, traits: UITraitCollection) {
    let color: UIColor
    switch self {
    case .plain(let fill): color = fill
    case .material(let tint, let blurRadius):
      context.record(.backdropBlur(shape, radius: blurRadius))
      color = tint
    }
    context.record(.fill(shape, .color(Color(color, traits: traits))))
  }
}
