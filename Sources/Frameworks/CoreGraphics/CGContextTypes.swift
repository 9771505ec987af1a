import DisplayList

/// The styles of the ends of open strokes.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cglinecap>.
public enum CGLineCap: Int32, Sendable {
  /// The stroke ends at the point.
  case butt
  /// The stroke ends with a half circle around the point.
  case round
  /// The stroke extends half a line width beyond the point.
  case square

  /// The line cap in the display list.
  package var displayed: StrokeStyle.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

/// The styles of the joins of strokes.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cglinejoin>.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner.
  case miter
  /// A round corner.
  case round
  /// A beveled corner.
  case bevel

  /// The line join in the display list.
  package var displayed: StrokeStyle.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}

/// The ways to draw a path.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cgpathdrawingmode>.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills the path using the nonzero winding rule.
  case fill
  /// Fills the path using the even-odd rule.
  case eoFill
  /// Strokes the path.
  case stroke
  /// Fills the path using the nonzero winding rule, and then strokes it.
  case fillStroke
  /// Fills the path using the even-odd rule, and then strokes it.
  case eoFillStroke
}

/// The interpolation quality for scaled images.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cginterpolationquality>.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The context's default quality.
  case `default`
  /// No interpolation.
  case none
  /// Low quality, which is fast.
  case low
  /// High quality, which is slow.
  case high
  /// Medium quality.
  case medium
}

/// The blend mode, which determines how new content is combined with the content beneath.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cgblendmode>.
public enum CGBlendMode: Int32, Sendable {
  /// Draws the source over the background.
  case normal
  /// Multiplies the source and background.
  case multiply
  /// Multiplies the inverse of the source and background.
  case screen
  /// Multiplies or screens, depending on the background.
  case overlay
  /// Uses the darker of the source and background.
  case darken
  /// Uses the lighter of the source and background.
  case lighten
  /// Brightens the background.
  case colorDodge
  /// Darkens the background.
  case colorBurn
  /// Softly darkens or lightens, depending on the source.
  case softLight
  /// Multiplies or screens, depending on the source.
  case hardLight
  /// Subtracts the darker color from the lighter.
  case difference
  /// Subtracts like `difference`, with lower contrast.
  case exclusion
  /// Uses the hue of the source.
  case hue
  /// Uses the saturation of the source.
  case saturation
  /// Uses the hue and saturation of the source.
  case color
  /// Uses the luminance of the source.
  case luminosity
  /// Makes the area transparent.
  case clear
  /// Replaces the background with the source.
  case copy
  /// Draws the source where the background is opaque.
  case sourceIn
  /// Draws the source where the background is transparent.
  case sourceOut
  /// Draws the source over the background, where the background is opaque.
  case sourceAtop
  /// Draws the background over the source.
  case destinationOver
  /// Keeps the background where the source is opaque.
  case destinationIn
  /// Keeps the background where the source is transparent.
  case destinationOut
  /// Draws the background over the source, where the source is opaque.
  case destinationAtop
  /// Draws the source or the background where the other one is transparent.
  case xor
  /// Adds the source and background, and darkens the result.
  case plusDarker
  /// Adds the source and background.
  case plusLighter
}

extension CGBlendMode {
  /// Returns whether only opaque content has the same result as in Core Graphics.
  /// - Parameter hasCoverage: Whether the content's area is known.
  func needsOpaque(hasCoverage: Bool) -> Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: !hasCoverage
    case .hue, .saturation, .color, .luminosity: true
    default: false
    }
  }

  /// Returns whether a command has the same result as in normal mode.
  func isNormal(drawing command: DrawingCommand) -> Bool {
    self == .normal || self == .copy && command.isOpaque
  }
}

/// A Core Foundation array.
///
/// In Quince, it's the same as a Swift array.
public typealias CFArray = [Any]
