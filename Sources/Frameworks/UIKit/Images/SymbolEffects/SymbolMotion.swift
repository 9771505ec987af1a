/// The motion of a symbol.
enum SymbolMotion: Hashable, Sendable {
  case bounce(isUp: Bool)
  case pulse
  case variableColor(reverses: Bool)
  case scale(isUp: Bool)
  case appear(isUp: Bool)
  case disappear(isUp: Bool)
  case drawOn
  case drawOff(isReversed: Bool)
  case wiggle(Direction)
  case rotate(isClockwise: Bool)
  case breathe(pulses: Bool)
  case replace(outUp: Bool?, inUp: Bool)

  /// The initial direction of a symbol's motion.
  enum Direction: Hashable, Sendable {
    case turn
    case turnBack
    case across(CGFloat)
    case down(CGFloat)
  }

  /// A change of a layer's value.
  struct Change {
    let keyPath: String
    /// The values to add, at regular intervals of the duration.
    let values: [CGFloat]
  }

  /// The kind of motion.
  ///
  /// A symbol has at most one motion of each kind at a time.
  var kind: String {
    switch self {
    case .bounce: "bounce"
    case .pulse: "pulse"
    case .variableColor: "variableColor"
    case .scale: "scale"
    case .appear, .disappear: "appear"
    case .drawOn, .drawOff: "draw"
    case .wiggle: "wiggle"
    case .rotate: "rotate"
    case .breathe: "breathe"
    case .replace: "replace"
    }
  }

  /// Whether the symbol keeps the final state of the motion.
  var isLasting: Bool {
    switch self {
    case .scale, .disappear, .drawOff: true
    default: false
    }
  }

  /// Whether the motion continues until it's removed, unless the app specifies otherwise.
  var isEndless: Bool {
    switch self {
    case .pulse, .variableColor, .wiggle, .rotate, .breathe: true
    default: false
    }
  }

  /// Whether the motion follows the lines of a symbol.
  var isOfLines: Bool {
    switch self {
    case .drawOn, .drawOff: true
    default: false
    }
  }

  /// Whether the motion is visible only in the layers of a symbol.
  var isOfLayers: Bool {
    if case .variableColor = self { true } else { false }
  }

  /// The duration of one run of the motion, in seconds.
  var duration: Double {
    switch self {
    case .bounce, .drawOn, .drawOff: 0.6
    case .pulse, .breathe: 2
    case .variableColor(let reverses): reverses ? 2.4 : 1.2
    case .scale, .appear, .disappear, .replace: 0.3
    case .wiggle: 1
    case .rotate: 2
    }
  }

  /// The changes during the symbol's motion.
  var changes: [Change] {
    switch self {
    case .bounce(let isUp):
      [
        Change(
          keyPath: "transform.scale", values: [0, 0.2, -0.06, 0.03, 0].map { isUp ? $0 : -$0 })
      ]
    case .pulse: [Change(keyPath: "opacity", values: [0, -0.6, 0])]
    case .variableColor: [Change(keyPath: "opacity", values: [-0.7, 0, -0.7])]
    case .scale(let isUp): [Change(keyPath: "transform.scale", values: [0, isUp ? 0.2 : -0.2])]
    case .appear(let isUp):
      [
        Change(keyPath: "opacity", values: [-1, 0]),
        Change(keyPath: "transform.scale", values: [isUp ? -0.5 : 0.5, 0]),
      ]
    case .disappear(let isUp):
      [
        Change(keyPath: "opacity", values: [0, -1]),
        Change(keyPath: "transform.scale", values: [0, isUp ? 0.5 : -0.5]),
      ]
    case .drawOn: [Change(keyPath: "opacity", values: [-1, 0])]
    case .drawOff: [Change(keyPath: "opacity", values: [0, -1])]
    case .wiggle(let direction): [direction.change]
    case .rotate(let isClockwise):
      [Change(keyPath: "transform.rotation", values: [0, isClockwise ? 2 * .pi : -2 * .pi])]
    case .breathe(let pulses):
      [Change(keyPath: "transform.scale", values: [0, 0.12, 0])]
        + (pulses ? [Change(keyPath: "opacity", values: [0, -0.4, 0])] : [])
    case .replace(_, let isUp):
      [Change(keyPath: "transform.scale", values: [isUp ? -0.4 : 0.4, 0.05, 0])]
    }
  }
}

extension SymbolMotion.Direction {
  fileprivate var change: SymbolMotion.Change {
    let swing: [CGFloat] = [0, 1, -1, 0.6, -0.6, 0]
    return switch self {
    case .turn: SymbolMotion.Change(keyPath: "transform.rotation", values: swing.map { $0 * 0.2 })
    case .turnBack:
      SymbolMotion.Change(keyPath: "transform.rotation", values: swing.map { $0 * -0.2 })
    case .across(let sign):
      SymbolMotion.Change(keyPath: "transform.translation.x", values: swing.map { $0 * 3 * sign })
    case .down(let sign):
      SymbolMotion.Change(keyPath: "transform.translation.y", values: swing.map { $0 * 3 * sign })
    }
  }
}
