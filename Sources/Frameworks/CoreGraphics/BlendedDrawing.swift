import DisplayList
import Stubs

/// Drawing commands that blend new content with the content beneath.
///
/// As in Core Graphics, only the area of the new content is affected.
struct BlendedDrawing {
  /// The content to draw.
  let content: [DrawingCommand]
  /// The area that the content covers, if it's known.
  let coverage: Shape?
  let opacity: Double
  let shadow: Shadow?

  /// Returns the commands that draw the content in a mode.
  func commands(_ mode: CGBlendMode) -> [DrawingCommand] {
    switch mode {
    case .normal:
      opacity < 1 || shadow != nil ? group(.normal) : content
    case .clear:
      erasing
    case .copy:
      erasing + group(.plusLighter)
    case .plusDarker:
      group(.multiply, insteadOf: "plusDarker")
    default:
      mixed(BlendMode(mode))
    }
  }

  private func mixed(_ mode: BlendMode) -> [DrawingCommand] {
    if mode.isBounded { return group(mode) }
    if let coverage {
      return [.save, .clip(coverage)] + group(mode) + [.restore]
    }
    // If every pixel is opaque, these modes have the same result.
    switch mode {
    case .sourceIn: return group(.sourceAtop)
    case .sourceOut: return group(.xor)
    case .destinationAtop: return group(.destinationOver)
    default: return []
    }
  }

  /// Returns the commands for a transparency layer with a blend mode, which covers the entire clip.
  static func layer(_ mode: CGBlendMode, opacity: Double, shadow: Shadow?) -> DrawingCommand {
    let blendMode: BlendMode
    switch mode {
    case .clear: blendMode = .destinationOut
    case .copy: blendMode = .normal
    case .plusDarker:
      Stub.blendMode.report(about: "plusDarker")
      blendMode = .multiply
    default: blendMode = BlendMode(mode)
    }
    return .beginGroup(opacity: opacity, shadow: shadow, blendMode: blendMode)
  }

  private func group(_ mode: BlendMode, insteadOf name: String? = nil) -> [DrawingCommand] {
    if let name { Stub.blendMode.report(about: name) }
    return [.beginGroup(opacity: opacity, shadow: shadow, blendMode: mode)] + content
      + [.endGroup]
  }

  /// The commands that make everything beneath the content transparent.
  private var erasing: [DrawingCommand] {
    [.beginGroup(opacity: 1, shadow: nil, blendMode: .destinationOut)]
      + (coverage.map { [.fill($0, .color(.black))] } ?? content.map(\.opaque)) + [.endGroup]
  }
}

extension BlendMode {
  fileprivate init(_ mode: CGBlendMode) {
    self =
      switch mode {
      case .multiply: .multiply
      case .screen: .screen
      case .overlay: .overlay
      case .darken: .darken
      case .lighten: .lighten
      case .colorDodge: .colorDodge
      case .colorBurn: .colorBurn
      case .softLight: .softLight
      case .hardLight: .hardLight
      case .difference: .difference
      case .exclusion: .exclusion
      case .hue: .hue
      case .saturation: .saturation
      case .color: .color
      case .luminosity: .luminosity
      case .sourceIn: .sourceIn
      case .sourceOut: .sourceOut
      case .sourceAtop: .sourceAtop
      case .destinationOver: .destinationOver
      case .destinationIn: .destinationIn
      case .destinationOut: .destinationOut
      case .destinationAtop: .destinationAtop
      case .xor: .xor
      case .plusLighter: .plusLighter
      case .normal, .clear, .copy, .plusDarker: .normal
      }
  }
}

extension DrawingCommand {
  /// The command with opaque colors.
  fileprivate var opaque: DrawingCommand {
    switch self {
    case .fill(let shape, _): return .fill(shape, .color(.black))
    case .stroke(let shape, _, let style): return .stroke(shape, .black, style)
    case .text(var run):
      run.color = .black
      return .text(run)
    default: return self
    }
  }

  /// The area that the command covers, if it's known.
  var coverage: Shape? {
    switch self {
    case .fill(let shape, _): shape
    case .image(_, let destination, _, _, _): .rect(destination)
    default: nil
    }
  }

  /// Whether every pixel that the command draws is opaque.
  var isOpaque: Bool {
    switch self {
    case .fill(_, .color(let color)), .stroke(_, let color, _): color.alpha == 1
    case .text(let run): run.color.alpha == 1
    default: false
    }
  }
}
