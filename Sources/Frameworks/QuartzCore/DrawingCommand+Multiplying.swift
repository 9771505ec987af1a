import DisplayList
import Stubs

extension DrawingCommand {
  /// Returns the command with its colors multiplied by a color.
  func multiplied(by color: Color) -> DrawingCommand {
    switch self {
    case .text(var run):
      run.color = run.color.multiplied(by: color)
      return .text(run)
    case .fill(let shape, let paint):
      return .fill(shape, paint.multiplied(by: color))
    case .stroke(let shape, let own, let style):
      return .stroke(shape, own.multiplied(by: color), style)
    case .shadow(let shape, var shadow):
      shadow.color = shadow.color.multiplied(by: color)
      return .shadow(shape, shadow)
    case .image(let id, let destination, let source, let tint?, let isSmooth):
      return .image(
        id, destination: destination, source: source, tint: tint.multiplied(by: color),
        isSmooth: isSmooth)
    default: return self
    }
  }

  /// Whether the command's colors come from an image, which multiplying doesn't change.
  var isOfImage: Bool {
    if case .image(_, _, _, nil, _) = self { true } else { false }
  }
}

extension Color {
  fileprivate func multiplied(by other: Color) -> Color {
    Color(
      red: red * other.red, green: green * other.green, blue: blue * other.blue,
      alpha: alpha * other.alpha)
  }
}

extension Paint {
  fileprivate func multiplied(by color: Color) -> Paint {
    func multiply(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(location: $0.location, color: $0.color.multiplied(by: color)) }
    }
    return switch self {
    case .color(let own): .color(own.multiplied(by: color))
    case .linearGradient(let start, let end, let stops):
      .linearGradient(start: start, end: end, stops: multiply(stops))
    case .radialGradient(let center, let radius, let stops):
      .radialGradient(center: center, radius: radius, stops: multiply(stops))
    case .conicGradient(let center, let angle, let stops):
      .conicGradient(center: center, angle: angle, stops: multiply(stops))
    }
  }
}
