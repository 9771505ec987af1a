import DisplayList
import Foundation

/// Tells the color at a place of a frame by its commands, without drawing it: areas count, lines and texts do not.
struct FrameProbe {
  private struct State {
    /// The place in the coordinates of the next command.
    var place: CGPoint
    var isClipped: Bool
  }

  private var state: State
  private var saved: [State] = []
  private var color: Color
  private var groups: [(under: Color, opacity: Double, blendMode: BlendMode, state: State)] = []

  private init(place: CGPoint, background: Color) {
    state = State(place: place, isClipped: false)
    color = background
  }

  /// The color at a place, in points of the screen.
  static func color(at place: CGPoint, of frame: DisplayList) -> Color {
    var probe = FrameProbe(place: place, background: .black)
    for command in frame.commands { probe.play(command) }
    return probe.color
  }

  private mutating func play(_ command: DrawingCommand) {
    switch command {
    case .save:
      saved.append(state)
    case .restore:
      if let last = saved.popLast() { state = last }
    case .concatenate(let transform):
      concatenate(transform)
    case .clip(let shape):
      if !state.isClipped, !contains(shape) { state.isClipped = true }
    case .beginGroup(let opacity, _, let blendMode):
      groups.append((color, opacity, blendMode, state))
      color = .clear
    case .endGroup:
      guard let group = groups.popLast() else { return }
      var drawn = color
      drawn.alpha *= Float(group.opacity)
      color = Self.color(drawn, mixedWith: group.under, group.blendMode)
      state = group.state
    case .fill(let shape, let paint):
      guard !state.isClipped, contains(shape) else { return }
      color = Self.color(color(of: paint), over: color)
    case .image(_, let destination, _, let tint?, _):
      guard !state.isClipped, destination.contains(state.place) else { return }
      color = Self.color(tint, over: color)
    case .image, .stroke, .text, .shadow, .backdropBlur:
      break
    }
  }

  /// A color mixed with another; only masking is told from putting one over the other.
  private static func color(
    _ color: Color, mixedWith under: Color, _ blendMode: BlendMode
  ) -> Color {
    var masked = under
    switch blendMode {
    case .destinationIn: masked.alpha *= color.alpha
    case .destinationOut: masked.alpha *= 1 - color.alpha
    default: return Self.color(color, over: under)
    }
    return masked
  }

  private mutating func concatenate(_ transform: Transform) {
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard determinant != 0 else {
      state.isClipped = true
      return
    }
    let x = state.place.x - transform.tx
    let y = state.place.y - transform.ty
    state.place = CGPoint(
      x: (transform.d * x - transform.c * y) / determinant,
      y: (transform.a * y - transform.b * x) / determinant)
  }

  private func contains(_ shape: Shape) -> Bool {
    switch shape {
    case .rect(let rect), .roundedRect(let rect, _):
      return rect.contains(state.place)
    case .ellipse(let rect):
      guard rect.width > 0, rect.height > 0 else { return false }
      let x = (state.place.x - rect.midX) / (rect.width / 2)
      let y = (state.place.y - rect.midY) / (rect.height / 2)
      return x * x + y * y <= 1
    case .path(let path):
      return path.contains(state.place, evenOdd: path.usesEvenOddRule)
    }
  }

  private func color(of paint: Paint) -> Color {
    switch paint {
    case .color(let color):
      return color
    case .linearGradient(let start, let end, let stops):
      let (x, y) = (end.x - start.x, end.y - start.y)
      let length = max(x * x + y * y, .leastNonzeroMagnitude)
      let way = (state.place.x - start.x) * x + (state.place.y - start.y) * y
      return Self.color(at: way / length, of: stops)
    case .radialGradient(let center, let radius, let stops):
      let distance = hypot(state.place.x - center.x, state.place.y - center.y)
      return Self.color(at: distance / max(radius, .leastNonzeroMagnitude), of: stops)
    }
  }

  private static func color(at location: Double, of stops: [GradientStop]) -> Color {
    guard let next = stops.firstIndex(where: { $0.location >= location }) else {
      return stops.last?.color ?? .clear
    }
    guard next > 0 else { return stops[0].color }
    let (from, to) = (stops[next - 1], stops[next])
    let part = Float((location - from.location) / (to.location - from.location))
    func mix(_ path: KeyPath<Color, Float>) -> Float {
      from.color[keyPath: path] + (to.color[keyPath: path] - from.color[keyPath: path]) * part
    }
    return Color(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
  }

  private static func color(_ top: Color, over under: Color) -> Color {
    let alpha = top.alpha + under.alpha * (1 - top.alpha)
    guard alpha > 0 else { return .clear }
    func mix(_ path: KeyPath<Color, Float>) -> Float {
      let rest = under[keyPath: path] * under.alpha * (1 - top.alpha)
      return (top[keyPath: path] * top.alpha + rest) / alpha
    }
    return Color(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: alpha)
  }
}
